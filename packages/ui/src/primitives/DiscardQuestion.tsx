import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from './Button'

interface DiscardQuestionProps {
  /** Finds Cancel among the buttons that are back after 'Keep editing'. */
  findCancel: () => HTMLElement | null | undefined
  onKeep: () => void
  onDiscard: () => void
}

/** Takes the place of a dialog's buttons while it asks whether to discard what was typed. */
export function DiscardQuestion({ findCancel, onKeep, onDiscard }: DiscardQuestionProps) {
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)
  const cancel = useEffectEvent(findCancel)

  useEffect(() => {
    const before = document.activeElement
    // Moving the focus runs event handlers, which must not happen while React is updating the document.
    queueMicrotask(() => keep.current?.focus())
    return () =>
      queueMicrotask(() => {
        // After 'keep editing' the focus returns to the field that was being edited, or to Cancel, which the question replaced.
        if (before === document.body) cancel()?.focus()
        else if (before instanceof HTMLElement && before.isConnected) before.focus()
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
