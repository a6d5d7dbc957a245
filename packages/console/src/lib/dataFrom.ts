import { createStore } from './store'

/**
 * From when the oldest data in view are, in milliseconds since 1970; null while that is not known. The shell writes it,
 * which has the query cache, so that the frame around all screens does without that library.
 */
export const dataFrom = createStore<number | null>(null)
