import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { jobs } from '../schema'
import type { JobStatus } from '../schema'
import type { Db, Tx } from '../db'
import { takeEffect } from './provisioning'

// Jobs that move. Nothing runs in the background: whoever asks first brings them up to the present,
// so time can be set in tests and a sandbox that slept catches up. Seeded history has no due time and stays.

/** How long a job waits, and how long it runs. */
export const stepMs = 3000

/** §4 Jobs: what restart and cancel are for. */
export const restartable: readonly JobStatus[] = ['failed', 'error', 'cancelled']
export const cancellable: readonly JobStatus[] = [
  'pending',
  'queued',
  'running',
  'in_progress',
  'processing',
  'retrying',
]
const succeeded: readonly JobStatus[] = ['completed', 'success']
export const isDone = (status: JobStatus) => succeeded.includes(status)

/** The type of job that fails the first time it runs, so that failures and restarts can be seen. */
export const failsAtFirst = 'verify_backup'

const after = (moment: string) => new Date(Date.parse(moment) + stepMs).toISOString()

/** Brings every job that is due up to `now`, one step at a time and in the order they fall due. */
export function advanceJobs(db: Db, now: Date): void {
  const present = now.toISOString()
  const due = () =>
    db
      .select()
      .from(jobs)
      .where(lte(jobs.due_at, present))
      .orderBy(asc(jobs.due_at), asc(jobs.sequence_number))
      .get()

  for (let job = due(); job?.due_at; job = due()) {
    const { due_at: moment, job_id } = job
    if (job.status === 'running') db.transaction((tx) => finish(tx, job, moment))
    else set(db, job_id, { status: 'running', updated_at: moment, due_at: after(moment) })
  }
}

/** Ends a job: what it changes, its status and the next step's start are one write. */
function finish(tx: Tx, job: typeof jobs.$inferSelect, moment: string) {
  const error_message =
    job.job_type === failsAtFirst && job.retries === 0
      ? 'backup verification failed: checksum mismatch in segment 3'
      : (takeEffect(tx, job, moment) ?? null)
  const status = error_message === null ? 'completed' : 'failed'
  set(tx, job.job_id, { status, error_message, updated_at: moment, due_at: null })
  if (status === 'completed' && job.workflow_id) startNext(tx, job.workflow_id, job.sequence_number, moment)
}

/** Puts a job back to the start of its life; `retries` counts how often that happened. */
export function requeue(
  db: Db | Tx,
  job: { job_id: string; retries: number },
  now: Date,
  startsNow = true,
): void {
  const moment = now.toISOString()
  set(db, job.job_id, {
    status: 'pending',
    retries: job.retries + 1,
    error_message: null,
    updated_at: moment,
    due_at: startsNow ? after(moment) : null,
  })
}

/** The due time of a job created now. */
export const firstDue = (now: Date) => after(now.toISOString())

function set(db: Db | Tx, jobId: string, values: Partial<typeof jobs.$inferSelect>) {
  db.update(jobs).set(values).where(eq(jobs.job_id, jobId)).run()
}

function startNext(db: Db | Tx, workflowId: string, sequence: number, moment: string) {
  const next = db
    .select()
    .from(jobs)
    .where(
      and(eq(jobs.workflow_id, workflowId), gt(jobs.sequence_number, sequence), eq(jobs.status, 'pending')),
    )
    .orderBy(asc(jobs.sequence_number))
    .get()
  if (next) set(db, next.job_id, { due_at: after(moment) })
}
