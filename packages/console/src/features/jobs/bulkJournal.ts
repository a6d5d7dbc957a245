import { isRecord, type Job, type Source } from '@quarterdeck/api'
import {
  BULK_OUTCOMES,
  BULK_PAUSES,
  BULK_STATES,
  type BulkOutcome,
  type BulkPause,
  type BulkState,
  type JobAction,
} from '@quarterdeck/ui/jobs'
import type { Keeper } from '../../lib/kept'

/*
 * What many jobs are to be told, and how far that is: kept on this device for the person who asked for it, so that it can
 * go on after a reload. Nothing but ids, times and how each ended is kept: no names and no error texts.
 */

export interface BulkRow {
  job_id: string
  source?: Source
  /** The job's `updated_at` as it was chosen: what was sent for it is not sent again before that changes. */
  updated_at: string | null
  outcome: BulkOutcome
}

export interface BulkRun {
  action: JobAction
  /** When it was asked for. */
  made: string
  state: BulkState
  /** Why it is paused. */
  why?: BulkPause
  /** How many jobs it was asked for, where a run does not hold as many. */
  asked?: number
  rows: readonly BulkRow[]
}

/** So many jobs make one run. */
export const MOST_JOBS = 1000
/** So many runs are kept; of those that are not under way the oldest go first. */
const MOST_RUNS = 10

/** What the names begin with under which runs are kept. */
export const BULK = 'bulk.'

/** Keeps a run that is yet to begin. Gives back its id, which its address has. */
export function planRun(keeper: Keeper, action: JobAction, jobs: readonly Job[]): string {
  const id = [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('')
  const chosen = [...new Map(jobs.map((job) => [job.job_id, job])).values()]
  const asked = chosen.length > MOST_JOBS ? chosen.length : undefined
  const rows = chosen.slice(0, MOST_JOBS).map(({ job_id, source, updated_at }): BulkRow => {
    return { job_id, source, updated_at, outcome: 'waiting' }
  })
  writeRun(keeper, id, { action, made: new Date().toISOString(), state: 'planned', asked, rows })
  const idle = runsOf(keeper).filter(([, { state }]) => state !== 'running' && state !== 'paused')
  const oldest = idle.toSorted(([, a], [, b]) => (a.made < b.made ? -1 : 1)).slice(0, -MOST_RUNS)
  for (const [old] of oldest) keeper.write(BULK + old, null)
  return id
}

export const writeRun = (keeper: Keeper, id: string, { rows, ...run }: BulkRun): void =>
  keeper.write(BULK + id, {
    ...run,
    rows: rows.map(({ job_id, source, updated_at, outcome }) => [job_id, source ?? '', updated_at, outcome]),
  })

const runsOf = (keeper: Keeper): [id: string, run: BulkRun][] =>
  keeper.names(BULK).flatMap((name) => {
    const run = readRun(keeper.read(name))
    return run ? [[name.slice(BULK.length), run]] : []
  })

/** Storage may hold anything: what is no run is none, and a row that tells no outcome has one that is not known. */
export function readRun(kept: unknown): BulkRun | null {
  if (!isRecord(kept)) return null
  const { action, made, state, why, asked, rows } = kept
  const known = BULK_STATES.find((one) => one === state)
  const pause = BULK_PAUSES.find((one) => one === why)
  if ((action !== 'restart' && action !== 'cancel') || !known || !Array.isArray(rows)) return null
  return {
    action,
    made: typeof made === 'string' ? made : '',
    state: known,
    ...(pause && { why: pause }),
    ...(typeof asked === 'number' && { asked }),
    rows: (rows as unknown[]).flatMap((row): BulkRow[] => {
      const [job_id, source, updated_at, outcome] = Array.isArray(row) ? (row as unknown[]) : []
      if (typeof job_id !== 'string') return []
      return [
        {
          job_id,
          ...((source === 'organization' || source === 'cluster') && { source }),
          updated_at: typeof updated_at === 'string' ? updated_at : null,
          outcome: BULK_OUTCOMES.find((one) => one === outcome) ?? 'unknown',
        },
      ]
    }),
  }
}

/** The run as it is where nobody carries it out any more: how what was under way ended is not known. */
export const interrupted = (run: BulkRun, why: BulkPause): BulkRun => ({
  ...run,
  state: 'paused',
  why,
  rows: run.rows.map((row) => (row.outcome === 'under way' ? { ...row, outcome: 'unknown' } : row)),
})

const sendingOf = (action: JobAction, { job_id, updated_at }: BulkRow) => `${action} ${job_id} ${updated_at}`

/** Tells of a row of a run whether another run has sent the same for the job as it stands. */
export function sentByOthers(keeper: Keeper, id: string, action: JobAction): (row: BulkRow) => boolean {
  const sent = new Set<string>()
  for (const [other, run] of runsOf(keeper)) {
    if (other === id) continue
    for (const row of run.rows)
      if (row.outcome === 'done' || row.outcome === 'unknown' || row.outcome === 'under way')
        sent.add(sendingOf(run.action, row))
  }
  return (row) => sent.has(sendingOf(action, row))
}
