import { topDialog } from './topDialog'

/** A part of the window, in px from its top left corner. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where the messages stand: at the right of the window, by its upper or lower edge. */
export interface ToastPlace {
  edge: 'top' | 'bottom'
  /** Distance from the upper edge, in px; for the lower edge 0. */
  top: number
  width: number
  /** What an open dialog leaves free at the top, in px, because the messages fit nowhere beside it. */
  room: number
}

const WIDTH = 392
/** Narrower than this, a message is not read at a glance. */
const LEAST_WIDTH = 240

/**
 * Finds a place for messages of this height where they hide neither the dialog that is open nor the form that is filled in:
 * beside it, above it, below it, and where there is none, at the top of a dialog that makes room for them.
 *
 * @param start the upper edge of what may be covered: below the top bar and the actions of the page
 * @param kept what must not be covered, if anything
 */
export function toastPlace(
  window: { width: number; height: number },
  height: number,
  start: number,
  kept?: { area: Area; isDialog: boolean },
): ToastPlace {
  const place: ToastPlace = { edge: 'top', top: start, width: Math.min(WIDTH, window.width), room: 0 }
  if (!kept) return place
  const { area, isDialog } = kept
  const beside = window.width - area.right
  if (beside >= LEAST_WIDTH) return { ...place, width: Math.min(place.width, beside) }
  const over = Math.max(0, Math.min(start + height, area.bottom) - Math.max(start, area.top))
  const under = Math.max(0, Math.min(window.height, area.bottom) - Math.max(window.height - height, area.top))
  if (over === 0) return place
  if (under === 0) return { ...place, edge: 'bottom', top: 0 }
  if (isDialog) return { ...place, top: 0, room: height }
  return over <= under ? place : { ...place, edge: 'bottom', top: 0 }
}

/**
 * Tells where messages stand now, and again whenever the window, the focus, or the size of what they must not cover changes;
 * gives the function that ends it.
 */
export function keepPlaced(list: HTMLElement, onPlace: (place: ToastPlace) => void): () => void {
  let seen: Element | null | undefined
  const find = () => {
    // What must stay in view: the dialog on top, else the form that is in use.
    const dialog = topDialog()
    const kept = dialog ?? document.activeElement?.closest('form')
    if (kept !== seen) {
      if (seen) grows.unobserve(seen)
      if (kept) grows.observe(kept)
      seen = kept
    }
    onPlace(
      toastPlace(
        { width: window.innerWidth, height: window.innerHeight },
        list.scrollHeight,
        start(),
        kept
          ? { area: dialog ? areaOf(dialog) : kept.getBoundingClientRect(), isDialog: kept === dialog }
          : undefined,
      ),
    )
  }
  const grows = new ResizeObserver(find)
  find()
  window.addEventListener('resize', find)
  document.addEventListener('focusin', find)
  // A notice may come, or grow, after the message.
  const page = document.querySelector('main')
  if (page) grows.observe(page)
  return () => {
    grows.disconnect()
    window.removeEventListener('resize', find)
    document.removeEventListener('focusin', find)
  }
}

const lowestOf = (elements: Iterable<Element> = []) =>
  Math.max(0, ...Array.from(elements, (element) => element.getBoundingClientRect().bottom))

/** Below the top bar and the watch line, and below the buttons and notices of the page's header as long as they are in view. */
function start(): number {
  const bar = lowestOf(document.querySelectorAll('[data-top-bar]'))
  // Of its buttons and not of itself: on a phone it has no box of its own.
  const actions = lowestOf(document.querySelector('main [data-part="actions"]')?.children)
  const notices = Array.from(
    document.querySelectorAll('main [data-notice]'),
    (notice) => notice.getBoundingClientRect().bottom,
  )
  return Math.max(
    bar,
    actions < window.innerHeight / 3 ? actions : 0,
    ...notices.filter((bottom) => bottom < window.innerHeight * 0.6),
  )
}

/** Where a dialog stands. One that hangs from the room that it makes would be higher without. */
function areaOf(dialog: Element): Area {
  const { left, top, right, bottom } = dialog.getBoundingClientRect()
  const room = parseFloat(document.documentElement.style.getPropertyValue('--toast-room')) || 0
  return { left, top: top > room ? top : 0, right, bottom }
}
