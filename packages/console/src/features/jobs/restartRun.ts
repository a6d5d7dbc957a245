import { ApiError, type Job } from '@quarterdeck/api'
import type { RestartOutcome } from '@quarterdeck/ui/jobs'
import type { Failure } from '@quarterdeck/ui/lib'
import type { QueryClient } from '@tanstack/react-query'
import { stayWhile } from '../../lib/missingCode'
import { whenPersonLeaves } from '../../lib/session'
import { createStore } from '../../lib/store'
import { startWrite } from '../../lib/useWrite'
import { jobWrite, readJobsAgain } from './jobs.queries'

/*
 * Many jobs that are restarted one after the other, outside React: it goes on where the screen is left, and is in view
 * again when somebody comes back.
 */

interface RunRow {
  job: Job
  outcome: RestartOutcome
  reason?: string
}

interface Run {
  /** The cause of the failures, as masked text. */
  text: string
  rows: readonly RunRow[]
  ended: boolean
  /** Until when the platform has asked to wait. */
  waitsUntil?: string
}

/** Between two that are sent, so that others are served too, in milliseconds. */
const PAUSE_MS = 200
/** How long is waited after a refusal for too many requests that does not say it, in seconds. */
const WAIT_S = 5
/** How often the platform may refuse one job for too many requests. */
const MOST_REFUSALS = 3

const run = createStore<Run | undefined>(undefined)
let stopping = new AbortController()
/** The jobs that were sent, as they stood then: none is sent again that has not changed since. */
const sent = new Map<string, string | null>()

/** A hook: the run that is under way or was the last one; undefined where there was none, or it was dismissed. */
export const useRestartRun = run.use

stayWhile(() => run.get()?.ended === false)

whenPersonLeaves(() => {
  stopping.abort()
  sent.clear()
  run.set(undefined)
})

/** Sends nothing more. What was sent goes on. */
export const stopRestartRun = (): void => stopping.abort()

export function dismissRestartRun(): void {
  if (run.get()?.ended) run.set(undefined)
}

/** Restarts jobs one after the other; nothing is sent while an earlier run is under way. */
export async function startRestartRun(
  client: QueryClient,
  text: string,
  jobs: readonly Job[],
  pause: number = PAUSE_MS,
): Promise<void> {
  if (run.get()?.ended === false) return
  const own = new AbortController()
  stopping = own
  const isOver = () => own.signal.aborted
  run.set({ text, rows: jobs.map((job) => ({ job, outcome: 'waiting' })), ended: false })
  const tell = (at: number, change: Omit<RunRow, 'job'>) =>
    edit(own, ({ rows }) => ({
      rows: rows.map((row, index) => (index === at ? { ...row, ...change } : row)),
    }))

  let isFirst = true
  for (const [at, job] of jobs.entries()) {
    if (isOver()) break
    if (sent.has(job.job_id) && sent.get(job.job_id) === job.updated_at) {
      tell(at, { outcome: 'left out', reason: 'It was sent before and has not changed since.' })
      continue
    }
    if (!isFirst) await wait(pause, own.signal)
    isFirst = false
    if (isOver()) break
    tell(at, { outcome: 'under way' })
    tell(at, await restart(client, job, own))
  }
  edit(own, ({ rows }) => ({
    rows: rows.map((row) => (row.outcome === 'waiting' ? { ...row, outcome: 'left out' } : row)),
    ended: true,
  }))
  readJobsAgain(client)
}

/** Changes the run, unless it has been taken away. */
function edit(own: AbortController, change: (before: Run) => Partial<Run>): void {
  const before = run.get()
  if (before && own === stopping) run.set({ ...before, ...change(before) })
}

/** Sends one. What the platform has refused for too many requests was not carried out, and is sent when it may be. */
async function restart(client: QueryClient, job: Job, own: AbortController): Promise<Omit<RunRow, 'job'>> {
  for (let refusals = 0; ; refusals += 1) {
    sent.set(job.job_id, job.updated_at)
    let ended: { failure: Failure; error: unknown } | undefined
    const outcome = await startWrite(
      {
        ...jobWrite(client),
        onSettled: undefined,
        tell: (failure, _order, error) => (ended = { failure, error }),
      },
      { action: 'restart', job, together: true },
    )
    if (outcome === undefined) return { outcome: 'left out', reason: 'It is being restarted already.' }
    if (outcome === 'done') return { outcome }
    const { failure, error } = ended ?? {}
    if (outcome === 'failed') sent.delete(job.job_id)
    const isRefused = error instanceof ApiError && error.status === 429
    if (!isRefused || refusals >= MOST_REFUSALS || own.signal.aborted)
      return {
        outcome,
        reason: outcome === 'unknown' ? failure?.message : (failure?.reason ?? failure?.message),
      }
    const ms = (error.retryAfter ?? WAIT_S) * 1000
    edit(own, () => ({ waitsUntil: new Date(Date.now() + ms).toISOString() }))
    await wait(ms, own.signal)
    edit(own, () => ({ waitsUntil: undefined }))
    if (own.signal.aborted) return { outcome, reason: failure?.reason }
  }
}

/** Ends early when the run is stopped. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
