/** The failures of code that was loaded ahead of time, before anybody asked for it. */
const unasked = new WeakSet<object>()

/** To be called with the failure of code that is loaded ahead of time, for which the page is not loaded anew by itself. */
export const noteUnasked = (failure: object): void => void unasked.add(failure)

/** Whether somebody pays for each byte or waits long for it: they asked to save data, or have a connection of 2G. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/**
 * Whether code is loaded before anybody needs it: with a connection, and where nobody pays for each byte. Screens ask when
 * they are imported, which may be on a server.
 */
export const isLoadedAhead = (): boolean =>
  typeof navigator !== 'undefined' && navigator.onLine && !isSparing()

/** Whether code that could not be loaded was loaded ahead of time. */
export const isUnasked = (failure: object): boolean => unasked.has(failure)
