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

/** What the latest press on a link began to read; undefined once it has arrived or the time of a press has passed. */
let reading: Promise<unknown> | undefined

function waitFor(read: Promise<unknown>): void {
  const time = new Promise((resolve) => setTimeout(resolve, PRESS_MS))
  const settled = Promise.race([read.catch(() => {}), time]).then(() => {
    if (reading === settled) reading = undefined
  })
  reading = settled
}

/**
 * Calls `go` once what a press on a link began to read is there, so that what the link leads to is drawn once, with its
 * data, and not first without. Nobody waits longer than a press lasts, and where nothing is read, `go` is called at once.
 */
export function afterPress(go: () => void): void {
  if (reading) void reading.then(go)
  else go()
}

/**
 * Calls `onNear` with the address of a link of the console when somebody points at it or moves the focus to it, and
 * `onPress`, which begins to read what is there, when it is pressed, before the page hears of that. Gives a function that
 * stops it. For people who save data nothing is near.
 */
export function watchLinks(calls: {
  onNear: (address: URL) => void
  onPress: (address: URL) => Promise<unknown>
}): () => void {
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
  watch('pointerdown', (link) => link && waitFor(calls.onPress(new URL(link.href))))
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
