import type { Density } from '@quarterdeck/ui/jobs'
import { createStore } from './store'

const KEY = 'quarterdeck.density'
const COMPACT: Density = 'compact'

function stored(): Density {
  try {
    return localStorage.getItem(KEY) === COMPACT ? COMPACT : 'comfortable'
  } catch {
    return 'comfortable' // storage may be blocked
  }
}

const chosen = createStore(stored())

/** Chooses how high the rows of the job lists are, in this browser. */
export function setDensity(density: Density): void {
  try {
    if (density === COMPACT) localStorage.setItem(KEY, COMPACT)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
  chosen.set(density)
}

/** A hook: how high the rows of the job lists are in this browser. */
export const useDensity = chosen.use
