import { useEffect, useId, useRef } from 'react'
import { Button } from './Button'

interface DiscardQuestionProps {
  onKeep: () => void
  onDiscard: () => void
}

/** In the place of a dialog's buttons while it asks whether to lose what was typed. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const before = document.activeElement
    // Moving the focus runs event handlers, which must not happen in the middle of React's own work.
    queueMicrotask(() => keep.current?.focus())
    return () =>
      queueMicrotask(() => {
        // Back to the field that was being edited, if the answer was to go on.
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
  }, [])

  return (
    <footer>
      <p id={id}>Discard your changes?</p>
      <Button ref={keep} aria-describedby={id} onClick={onKeep}>
        Keep editing
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        Discard changes
      </Button>
    </footer>
  )
}
