import { isSparing, noteUnasked } from '@quarterdeck/ui/lib'

/** Loads code ahead of time. Rejects when it cannot be loaded. */
export type Preload = () => Promise<unknown>

/** About as long as a press lasts: a wait that is over when the button is up again is none to anybody. */
const PRESS_MS = 100

/** How long a screen has for its own code and data before anything is loaded ahead of time, in milliseconds. */
const PRELOAD_AFTER_MS = 1500

/** As `loadWhenIdle`, for code that may not be needed at all: not where somebody pays for each byte. */
export const preloadWhenIdle = (preloads: readonly Preload[]): (() => void) =>
  loadWhenIdle(isSparing() ? [] : preloads)

/**
 * Loads code, in this order and one after the other, each when the browser has nothing else to do. Gives a function that
 * stops it.
 */
export function loadWhenIdle(preloads: readonly Preload[]): () => void {
  const waiting = [...preloads]
  let stopped = false
  const next = () => {
    const preload = stopped ? undefined : waiting.shift()
    if (preload) void preload().catch(noteUnasked).then(later)
  }
  // Safari has no idle callbacks.
  const later = () => void (window.requestIdleCallback ?? setTimeout)(next)
  const timer = setTimeout(later, PRELOAD_AFTER_MS)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/** What was begun to be read for the place that comes next; undefined once it has arrived or the time of a press has passed. */
let reading: Promise<unknown> | undefined

/**
 * Has what leads to another place wait until `read` has settled, for a moment at most: a place that is drawn with its data is
 * drawn once. Places keep their order: one waits for what those before it wait for, too.
 */
export function awaitRead(read: Promise<unknown>, ms = PRESS_MS): void {
  // On a busy page the time is over while answers wait to be read. The second timer comes after them.
  const time = new Promise((resolve) => setTimeout(() => setTimeout(resolve), ms))
  const settled = Promise.all([reading, Promise.race([read.catch(noteUnasked), time])]).then(() => {
    if (reading === settled) reading = undefined
  })
  reading = settled
}

/**
 * Calls `go`, which leads to another place, once what was begun to be read for it is there. Nobody waits longer than a press
 * lasts; where nothing is read, or a finger that has pressed is up already, `go` is called at once.
 */
export function afterRead(go: () => void): void {
  if (reading) void reading.then(go)
  else go()
}

/**
 * Calls `onNear` with the address of a link of the console when somebody points at it or moves the focus to it, and
 * `onPress`, which begins to read what is there, when it is pressed to be followed, before the page hears of that. Gives a
 * function that stops it. For people who save data nothing is near, and a press reads nothing ahead.
 */
export function watchLinks(calls: {
  onNear: (address: URL) => void
  onPress: (address: URL) => Promise<unknown>
}): () => void {
  if (isSparing()) return () => {}
  const stopped = new AbortController()
  let near: Element | null = null
  const watch = <Name extends 'pointerover' | 'focusin' | 'pointerdown' | 'pointerup'>(
    name: Name,
    listen: (link: HTMLAnchorElement | null, event: DocumentEventMap[Name]) => void,
  ) =>
    document.addEventListener(name, (event) => listen(linkAt(event.target), event), {
      passive: true,
      capture: true,
      signal: stopped.signal,
    })
  for (const name of ['pointerover', 'focusin'] as const)
    watch(name, (link) => {
      if (link && link !== near) calls.onNear(new URL(link.href))
      near = link
    })
  // A finger that comes down may be about to scroll. Once it is up without that, it has pressed.
  for (const name of ['pointerdown', 'pointerup'] as const)
    watch(name, (link, event) => {
      const isTouch = event.pointerType === 'touch'
      if (link && isPlainPress(event) && isTouch === (name === 'pointerup'))
        awaitRead(calls.onPress(new URL(link.href)), isTouch ? 0 : PRESS_MS)
    })
  return () => stopped.abort()
}

/** Whether a press follows a link in this page: it opens no menu, tab or window of the browser, and saves nothing. */
export const isPlainPress = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The link of the console around an element; a row of a table passes presses on to its link. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  const control =
    target.closest('a[href], button') ?? target.closest('tr')?.querySelector('a[data-part="open"]')
  return control instanceof HTMLAnchorElement && control.origin === window.location.origin ? control : null
}
