import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

/** For how long a control is inert after what it does has changed, in milliseconds: longer than two quick presses. */
const SETTLE_MS = 1000

interface SettlingOptions {
  /** Whether it also waits for the pointer to leave; not for what changes nothing but the view of its own field. */
  untilPointerLeft?: boolean
}

/**
 * For a control whose press does one thing now and another later: Restart that becomes Cancel, a switch. Somebody who
 * presses twice means the same thing twice. So after each change of `meaning` the control is inert for a second, and
 * then until the pointer has left it; a key that is held down never presses it again.
 *
 * `settling` tells that it is inert: set `aria-disabled`, which keeps the focus where it is, and let presses do nothing.
 * Spread `handlers` on the control.
 *
 * @param meaning What a press does; `undefined` for a control that always does the same.
 */
export function useSettling(
  meaning: string | boolean | undefined,
  { untilPointerLeft = true }: SettlingOptions = {},
) {
  const [settled, setSettled] = useState(meaning)
  const pointerIsOver = useRef(false)
  const waitsForPointer = useRef(false)
  const settling = meaning !== settled

  useEffect(() => {
    waitsForPointer.current = false
    if (!settling) return
    const timer = setTimeout(() => {
      if (untilPointerLeft && pointerIsOver.current) waitsForPointer.current = true
      else setSettled(meaning)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [meaning, settling, untilPointerLeft])

  const handlers = meaning !== undefined && {
    onPointerEnter: () => void (pointerIsOver.current = true),
    // A finger leaves when it is lifted.
    onPointerLeave: () => {
      pointerIsOver.current = false
      if (waitsForPointer.current) setSettled(meaning)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
    },
  }
  return { settling, handlers }
}
