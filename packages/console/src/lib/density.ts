import type { Density } from '@quarterdeck/ui/jobs'
import { readStored, writeStored } from './storage'
import { createStore } from './store'

const KEY = 'quarterdeck.density'
const COMPACT: Density = 'compact'

const chosen = createStore<Density>(readStored('localStorage', KEY) === COMPACT ? COMPACT : 'comfortable')

/** Chooses how high the rows of the job lists are, in this browser. */
export function setDensity(density: Density): void {
  writeStored('localStorage', KEY, density === COMPACT ? COMPACT : null)
  chosen.set(density)
}

/** A hook: how high the rows of the job lists are in this browser. */
export const useDensity = chosen.use
