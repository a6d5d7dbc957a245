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
