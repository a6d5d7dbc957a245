/** The failures of code that was loaded ahead of time, before anybody asked for it. */
const unasked = new WeakSet<object>()

/** To be called with the failure of code that is loaded ahead of time, for which the page is not loaded anew by itself. */
export const noteUnasked = (failure: object): void => void unasked.add(failure)

/** Whether code that could not be loaded was loaded ahead of time. */
export const isUnasked = (failure: object): boolean => unasked.has(failure)
