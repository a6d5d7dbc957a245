import { formatInteger } from '../lib'
import type { JobAction } from './rules'
import type { JobStatus } from './status'
import { jobsText } from './words'

/** How one of many jobs stands that are restarted or cancelled one after the other. */
export const BULK_OUTCOMES = [
  'waiting',
  'under way',
  'done',
  'failed',
  'unknown',
  'changed',
  'sent before',
] as const

export type BulkOutcome = (typeof BULK_OUTCOMES)[number]

/** How far such a run is. */
export const BULK_STATES = ['planned', 'running', 'paused', 'aborted', 'done'] as const

export type BulkState = (typeof BULK_STATES)[number]

/**
 * Why nothing more is sent for now: somebody asked for it; the page was left; the session ended; several outcomes in a row
 * are not known; the platform refused too often; there is no connection.
 */
export const BULK_PAUSES = ['asked', 'left', 'session', 'silence', 'refused', 'offline'] as const

export type BulkPause = (typeof BULK_PAUSES)[number]

/**
 * Why it could not begin: another run is under way; or the page came over plain http, where browsers do not tell tabs
 * apart, so that two could send the same.
 */
export type BulkRefusal = 'busy' | 'unencrypted'

/** One of the jobs, with what is known of it besides its id. */
export interface BulkJob {
  job_id: string
  job_type?: string
  /** As it stood when it was last read. */
  status?: JobStatus
  workflow_id?: string | null
  source?: 'organization' | 'cluster'
  /** The name of its cluster; null where it has none. */
  cluster?: string | null
  outcome: BulkOutcome
  /** In the platform's words. */
  reason?: string
}

/** Many jobs that are restarted or cancelled one after the other. */
export interface BulkRunState {
  action: JobAction
  state: BulkState
  why?: BulkPause
  /** Until when the platform has asked to wait. */
  waitsUntil?: string
  /** How many jobs it was asked for, where it takes only the latest of them. */
  asked?: number
  rows: readonly BulkJob[]
}

/** 'Restart 50 jobs': the name of a run. */
export const bulkTitle = ({ action, rows }: Pick<BulkRunState, 'action' | 'rows'>) =>
  `${action === 'restart' ? 'Restart' : 'Cancel'} ${jobsText(rows.length)}`

/** How many rows have one of these outcomes. */
export const countOf = (rows: BulkRunState['rows'], ...outcomes: readonly BulkOutcome[]) =>
  rows.filter(({ outcome }) => outcomes.includes(outcome)).length

const words: Record<BulkOutcome, string> = {
  done: 'done',
  failed: 'failed',
  unknown: 'unknown',
  changed: 'changed meanwhile',
  'sent before': 'sent before',
  'under way': 'under way',
  waiting: 'left',
}

/** '12 done, 1 failed, 37 left'. */
export function countsText(rows: BulkRunState['rows']): string {
  return (Object.keys(words) as BulkOutcome[])
    .flatMap((outcome) => {
      const count = countOf(rows, outcome)
      return count > 0 ? `${formatInteger(count)} ${words[outcome]}` : []
    })
    .join(', ')
}
