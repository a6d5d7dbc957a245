import type { Failure } from '../lib'

/**
 * §4.9 Jobs, run buttons: idle, running, then success or error, and after a while idle again; `unknown` in place of error
 * when it is not known whether the run has begun.
 */
export type RunStatus = 'idle' | 'running' | 'success' | 'error' | 'unknown'

/** How the last run of one item went. */
export interface Run {
  status: RunStatus
  /** Why it failed, or may have; it is kept when the button is idle again, until the next run. */
  failure?: Failure
}

/** The last run of each item of a list, by the item's id; items that have not been run are missing. */
export type Runs = Readonly<Record<string, Run>>

/** The run of an item that has not been run. */
export const notRun: Run = { status: 'idle' }
