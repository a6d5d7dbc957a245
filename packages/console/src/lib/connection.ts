import { createStore } from './store'

const online = createStore(navigator.onLine)
/** How often the connection has come back. */
const returns = createStore(0)

/** Follows what the browser says about the connection. */
export function watchConnection(): void {
  window.addEventListener('offline', () => online.set(false))
  window.addEventListener('online', () => {
    online.set(true)
    returns.set(returns.get() + 1)
  })
}

/** To be called with every answer: a server on this machine answers also where the browser says 'offline'. */
export const answerArrived = (): void => online.set(true)

export const isOnline = online.get

/** A hook: whether there is a connection. */
export const useOnline = online.use

/** A hook whose value changes whenever the connection is back, for reads that failed meanwhile. */
export const useReconnects = returns.use

/** Calls back whenever the connection is back. */
export const whenReconnected = returns.subscribe
