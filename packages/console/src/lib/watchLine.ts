import { readStored, writeStored } from './storage'
import { createStore } from './store'

const KEY = 'quarterdeck.watch-line'
const HIDDEN = 'hidden'

const shown = createStore(readStored('localStorage', KEY) !== HIDDEN)

/** Shows or hides the watch line, in this browser. */
export function showWatchLine(isShown: boolean): void {
  writeStored('localStorage', KEY, isShown ? null : HIDDEN)
  shown.set(isShown)
}

/** A hook: whether administrators see the watch line in this browser. */
export const useWatchLine = shown.use
