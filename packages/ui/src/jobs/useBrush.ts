import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { isShortcut } from '../lib'
import type { HourRange } from './failureHours'

/** How far a pointer moves that does more than press, in pixels. */
const DRAG_PX = 6

const rangeOf = (a: number, b: number): HourRange => [Math.min(a, b), Math.max(a, b)]

/**
 * Chooses several of the columns of a chart that stand beside each other: by a pointer that is drawn over them, or by the
 * arrow keys with Shift, and Enter. Without Shift the arrow keys go from one column to the next; each of the columns is a
 * child of the element that the handlers belong to, and only the one at `at`, which had the focus last, is reached by Tab.
 */
export function useBrush(columns: number, onChoose: (range: HourRange) => void) {
  const [at, setAt] = useState(columns - 1)
  /** What is chosen, while it is being chosen. */
  const [range, setRange] = useState<HourRange>()
  const press = useRef<{ x: number; column: number; drawn?: HourRange }>(undefined)
  const anchor = useRef(0)
  const hasDragged = useRef(false)

  const columnAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.min(columns - 1, Math.max(0, Math.floor(((clientX - left) / width) * columns)))
  }
  function end() {
    press.current = undefined
    setRange(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isShortcut(event)) return
    if (event.key === 'Enter' || event.key === 'Escape') {
      if (!range) return
      event.preventDefault()
      event.stopPropagation()
      end()
      if (event.key === 'Enter') onChoose(range)
      return
    }
    // The element moves on with its hour, away from the column that it was when it got the focus.
    const columnsThere = [...event.currentTarget.children]
    const from = columnsThere.findIndex((column) => column === document.activeElement)
    const goals: Partial<Record<string, number>> = {
      ArrowLeft: from - 1,
      ArrowRight: from + 1,
      Home: 0,
      End: columns - 1,
    }
    const goal = goals[event.key]
    if (goal === undefined) return
    event.preventDefault()
    const next = Math.min(columns - 1, Math.max(0, goal))
    if (!range) anchor.current = from
    setRange(event.shiftKey ? rangeOf(anchor.current, next) : undefined)
    const column = columnsThere[next]
    if (column instanceof HTMLElement) column.focus()
  }

  return {
    at,
    range,
    handlers: {
      onKeyDown,
      onFocus: ({ currentTarget, target }: FocusEvent) =>
        setAt([...currentTarget.children].findIndex((column) => column === target)),
      onBlur: ({
        currentTarget,
        relatedTarget,
      }: {
        currentTarget: Element
        relatedTarget: EventTarget | null
      }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) end()
      },
      onPointerDown: (event: PointerEvent) => {
        hasDragged.current = false
        if (event.button === 0) press.current = { x: event.clientX, column: columnAt(event) }
      },
      onPointerMove: (event: PointerEvent) => {
        const begun = press.current
        if (!begun) return
        if (!begun.drawn) {
          if (Math.abs(event.clientX - begun.x) < DRAG_PX) return
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        begun.drawn = rangeOf(begun.column, columnAt(event))
        setRange(begun.drawn)
      },
      onPointerUp: () => {
        // What was drawn last may not be rendered yet.
        const drawn = press.current?.drawn
        hasDragged.current = drawn !== undefined
        if (drawn) onChoose(drawn)
        end()
      },
      onPointerCancel: end,
      // What was drawn over opens nothing.
      onClickCapture: (event: MouseEvent) => {
        if (!hasDragged.current) return
        hasDragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  }
}
