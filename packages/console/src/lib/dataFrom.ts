import { createStore } from './store'

/**
 * Finds out from when the oldest data in view are, in milliseconds since 1970; null where that is not known. The shell gives
 * it, which has the query cache, so that the frame around all screens does without that library. It is asked only where the
 * answer is shown: data arrive all the time.
 */
export const dataFrom = createStore<() => number | null>(() => null)
