import { readStored, writeStored } from './storage'

/**
 * The name of the method that this browser was signed in with last, which /login marks. Nothing else of the person, and
 * only until somebody signs out (§9.5).
 */
const KEY = 'quarterdeck.last_method'

export const lastMethod = () => readStored('localStorage', KEY) ?? undefined

/** Keeps the name; null forgets it. */
export const keepLastMethod = (name: string | null) => writeStored('localStorage', KEY, name)
