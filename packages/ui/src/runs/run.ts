import type { Failure } from '../lib'

/** §4.9 Jobs, run buttons: idle, running, then success or error, and after a while idle again. */
export type RunStatus = 'idle' | 'running' | 'success' | 'error'

/** How the last run of one item went. */
export interface Run {
  status: RunStatus
  /** Why it failed; it stays to be read when the button is idle again, until the next run. */
  failure?: Failure
}

/** The runs of a list's items by the item's id; one that is not there has not been run. */
export type Runs = Readonly<Record<string, Run>>

export const notRun: Run = { status: 'idle' }
