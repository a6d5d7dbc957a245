/*
 * A second press within a second, at the same place, means what the first one meant. Where a row, a dialog or a menu has
 * gone or come in between, it would reach something else; then it reaches nothing. (A control that stays but does
 * something else by now sees to it itself: `useSettling` in ui.)
 */

const QUICK_MS = 1000
/** How far a hand moves that presses the same place twice, in pixels. */
const SAME_PLACE_PX = 8

const CONTROL = 'a, button, input, select, textarea, label, summary, [role], tr, li'

interface Press {
  control: Element | null
  at: number
  x: number
  y: number
}

/** Begins to watch the presses on the page, for as long as it is there. */
export function watchPresses(): void {
  let last: Press | undefined
  let refused = false
  let keyControl: EventTarget | null = null

  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener(
    'pointerdown',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROL) : null
      refused =
        last !== undefined &&
        event.timeStamp - last.at < QUICK_MS &&
        Math.hypot(event.clientX - last.x, event.clientY - last.y) < SAME_PLACE_PX &&
        control !== last.control
      if (refused) return stop(event)
      last = { control, at: event.timeStamp, x: event.clientX, y: event.clientY }
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
  // A key that is held down repeats its press, on whatever has the focus by then.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      if (!event.repeat) keyControl = event.target
      else if (event.target !== keyControl) stop(event)
    },
    true,
  )
}
