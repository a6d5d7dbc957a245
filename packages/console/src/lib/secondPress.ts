import { writesDone } from './writes'

/*
 * A second press within a second, at the same place, means what the first one meant. Where a row, a dialog or a menu has
 * gone or come in between, it would reach something else, and in a dialog whose write was done in between, which is about to
 * close, it would send that once more; then it reaches nothing. (A control that stays but does something else by now sees to
 * it itself: `useSettling` in ui.)
 */

const QUICK_MS = 1000
/** How far a hand moves that presses the same place twice, in pixels. */
const SAME_PLACE_PX = 8

const CONTROL = 'a, button, input, select, textarea, label, summary, [role], tr, li'

/** Where Enter begins a new line. */
const LINES = 'textarea:not([data-one-line]), [contenteditable]'
/** Where Space is a character. Enter sends the form there. */
const TEXT =
  'textarea, [contenteditable], ' +
  'input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit], [type=reset])'

interface Press {
  control: Element | null
  at: number
  /** How many writes were done before it, or before the first of several quick ones. */
  done: number
}

/** Whether a press in a dialog has meanwhile done what it was to do. */
const isDone = ({ control, done }: Press) => done !== writesDone() && !!control?.closest('[aria-modal]')

/** Begins to watch the presses on the page, for as long as it is there. */
export function watchPresses(): void {
  let last: (Press & { x: number; y: number }) | undefined
  let lastKey: Press | undefined
  let refused = false

  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener(
    'pointerdown',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROL) : null
      const { timeStamp: at, clientX: x, clientY: y } = event
      const first =
        last && at - last.at < QUICK_MS && Math.hypot(x - last.x, y - last.y) < SAME_PLACE_PX
          ? last
          : undefined
      refused = first !== undefined && (control !== first.control || isDone(first))
      if (refused) return stop(event)
      last = { control, at, x, y, done: first?.done ?? writesDone() }
    },
    true,
  )
  for (const type of ['mousedown', 'mouseup', 'pointerup', 'click', 'dblclick', 'auxclick'] as const) {
    document.addEventListener(
      type,
      (event) => {
        // A click by keyboard has no pointer and no count.
        if (refused && !(type === 'click' && event.detail === 0)) stop(event)
      },
      true,
    )
  }
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (last && Math.hypot(clientX - last.x, clientY - last.y) >= SAME_PLACE_PX) last = undefined
    },
    { capture: true, passive: true },
  )
  // A key that is held down repeats its press, on whatever has the focus by then; or it is pressed twice. One that types does
  // nothing that may have been done.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      const { target, timeStamp: at, repeat } = event
      const control = target instanceof Element ? target : null
      const first =
        control === lastKey?.control && (repeat || at - lastKey.at < QUICK_MS) ? lastKey : undefined
      const types = control?.closest(event.key === ' ' ? TEXT : LINES)
      if (first ? !types && isDone(first) : repeat) return stop(event)
      if (!repeat) lastKey = { control, at, done: first?.done ?? writesDone() }
    },
    true,
  )
}
