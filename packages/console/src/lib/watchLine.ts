import { createStore } from './store'

const KEY = 'quarterdeck.watch-line'
const HIDDEN = 'hidden'

function isStored(): boolean {
  try {
    return localStorage.getItem(KEY) !== HIDDEN
  } catch {
    return true // storage may be blocked
  }
}

const shown = createStore(isStored())

/** Shows or hides the watch line, in this browser. */
export function showWatchLine(isShown: boolean): void {
  try {
    if (isShown) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, HIDDEN)
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
  shown.set(isShown)
}

/** A hook: whether administrators see the watch line in this browser. */
export const useWatchLine = shown.use
