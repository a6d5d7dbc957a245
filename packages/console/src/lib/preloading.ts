/** Loads code ahead of time. Rejects when it cannot be loaded. */
export type Preload = () => Promise<unknown>

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
    if (preload) void preload().then(later, later)
  }
  // Safari has no idle callbacks.
  const later = () => void (window.requestIdleCallback ?? setTimeout)(next)
  const timer = setTimeout(later, PRELOAD_AFTER_MS)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/**
 * Calls `onNear` with the address of a link of the console when somebody points at it or moves the focus to it, and
 * `onPress` when it is pressed, before the page hears of that. Gives a function that stops it. For people who save data
 * nothing is near.
 */
export function watchLinks(calls: Record<'onNear' | 'onPress', (address: URL) => void>): () => void {
  const stopped = new AbortController()
  let near: Element | null = null
  const watch = (event: string, listen: (link: HTMLAnchorElement | null) => void) =>
    document.addEventListener(event, ({ target }) => listen(linkAt(target)), {
      passive: true,
      capture: true,
      signal: stopped.signal,
    })
  for (const event of isSparing() ? [] : ['pointerover', 'focusin'])
    watch(event, (link) => {
      if (link && link !== near) calls.onNear(new URL(link.href))
      near = link
    })
  watch('pointerdown', (link) => link && calls.onPress(new URL(link.href)))
  return () => stopped.abort()
}

/** The link of the console around an element; a row of a table passes presses on to its link. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  const control =
    target.closest('a[href], button') ?? target.closest('tr')?.querySelector('a[data-part="open"]')
  return control instanceof HTMLAnchorElement && control.origin === window.location.origin ? control : null
}

/** Whether somebody pays for each byte or waits long for it: they asked to save data, or have a connection of 2G. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
