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
 * Loads the code behind a link as soon as somebody points at it, touches it or moves the focus to it. Gives a function
 * that stops it.
 *
 * @param codeOf what to load for an address of the console; an empty list where nothing is known of it
 */
export function preloadByIntent(codeOf: (address: URL) => readonly Preload[]): () => void {
  if (isSparing()) return () => {}
  let last: Element | null = null
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link === last) return
    last = link
    if (link?.origin !== window.location.origin) return
    for (const preload of codeOf(new URL(link.href))) preload().catch(() => {})
  }
  const intents = ['pointerover', 'focusin', 'touchstart']
  for (const intent of intents) document.addEventListener(intent, look, { passive: true })
  return () => {
    for (const intent of intents) document.removeEventListener(intent, look)
  }
}

/** Whether somebody pays for each byte or waits long for it: they asked to save data, or have a connection of 2G. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
