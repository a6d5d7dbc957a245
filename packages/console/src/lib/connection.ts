import { createStore } from './store'

const online = createStore(navigator.onLine)
/** How often the connection has come back. */
const returns = createStore(0)

/** When the browser last said so, in `performance.now()` milliseconds. */
let wentOfflineAt = 0

/** Follows what the browser says about the connection. */
export function watchConnection(): void {
  window.addEventListener('offline', () => {
    wentOfflineAt = performance.now()
    online.set(false)
  })
  window.addEventListener('online', () => {
    online.set(true)
    returns.set(returns.get() + 1)
  })
}

const PROBE_AFTER_MS = 1000
const PROBE_EVERY_MS = 5000
let probing = false

/**
 * To be called when a request got no answer. Browsers say 'online' wherever there is any network, so whether this one
 * leads anywhere is found out by asking the console's own server. While it does not, the page is told what the browser
 * should have said, by the same events, until that server answers again.
 */
export function requestBroke(): void {
  if (probing || !online.get()) return
  probing = true
  // After a moment: of a connection that was taken away the browser itself tells soon.
  setTimeout(() => void probe(false), PROBE_AFTER_MS)
}

async function probe(isToldOffline: boolean): Promise<void> {
  const goesOn = online.get() !== isToldOffline && !(await askOwnServer())
  if (goesOn) {
    if (!isToldOffline) window.dispatchEvent(new Event('offline'))
    setTimeout(() => void probe(true), PROBE_EVERY_MS)
    return
  }
  probing = false
  if (isToldOffline) window.dispatchEvent(new Event('online'))
}

/** Asks the console's own server which build it has; null where no answer came. */
export const askOwnServer = (): Promise<Response | null> =>
  fetch(`${import.meta.env.BASE_URL}version.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)

/**
 * To be called when the answer of a request arrives: a server on this machine answers also where the browser says
 * 'offline'. `askedAt` is in `performance.now()` milliseconds; what was asked before proves nothing.
 */
export function answerArrived(askedAt: number): void {
  if (askedAt > wentOfflineAt) online.set(true)
}

export const isOnline = online.get

/** A hook: whether there is a connection. */
export const useOnline = online.use

/** A hook whose value changes whenever the connection is back, for reads that failed meanwhile. */
export const useReconnects = returns.use

/** Calls back whenever the connection is back. */
export const whenReconnected = returns.subscribe
