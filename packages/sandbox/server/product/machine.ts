import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
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

/** What goes wrong on purpose, so that failures, retries and restarts can be seen. */
const mishaps: Partial<Record<string, (job: Job) => Mishap | undefined>> = {
  // Fails for good until somebody restarts it.
  verify_backup: ({ restarts }) =>
    restarts === 0
      ? { message: 'backup verification failed: checksum mismatch in segment 3', final: true }
      : undefined,
  // Succeeds at its second try.
  refresh_certificates: ({ restarts, retries }) =>
    restarts === 0 && retries === 0
      ? { message: 'the certificate authority did not answer', final: false }
      : undefined,
}

type Job = typeof jobs.$inferSelect

interface Mishap {
  message: string
  /** Trying again would not help. */
  final: boolean
}

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

  for (let job = due(); job?.due_at; job = due()) step(db, job, job.due_at)
}

/** Takes every job that is under way one step further, due or not: for tests that hold the engine. */
export function stepJobs(db: Db, now: Date): void {
  const underWay = db.select().from(jobs).where(isNotNull(jobs.due_at)).all()
  for (const job of underWay) step(db, job, now.toISOString())
}

/** One transition: who waits begins to run, who runs comes to an end. */
function step(db: Db, job: Job, moment: string) {
  if (job.status === 'running') db.transaction((tx) => finish(tx, job, moment))
  else
    set(db, job.job_id, { status: 'running', error_message: null, updated_at: moment, due_at: after(moment) })
}

/** Ends a try: what it changes, the job's status and the next step's start are one write. */
function finish(tx: Tx, job: Job, moment: string) {
  const { job_id, retries, max_retries, workflow_id, sequence_number } = job
  const mishap = mishaps[job.job_type]?.(job) ?? effectOf(tx, job, moment)
  if (!mishap) {
    set(tx, job_id, { status: 'completed', error_message: null, updated_at: moment, due_at: null })
    if (workflow_id) startNext(tx, workflow_id, sequence_number, moment)
    return
  }
  const failed = { error_message: mishap.message, updated_at: moment }
  if (mishap.final || retries >= max_retries) set(tx, job_id, { ...failed, status: 'failed', due_at: null })
  else set(tx, job_id, { ...failed, status: 'retrying', retries: retries + 1, due_at: after(moment) })
}

function effectOf(tx: Tx, job: Job, moment: string): Mishap | undefined {
  const message = takeEffect(tx, job, moment)
  return message === undefined ? undefined : { message, final: false }
}

/** Puts a job back to the start of its life, with all its retries before it. */
export function requeue(db: Db | Tx, { job_id }: { job_id: string }, now: Date, startsNow = true): void {
  const moment = now.toISOString()
  const values = {
    status: 'pending' as const,
    retries: 0,
    restarts: sql`${jobs.restarts} + 1`,
    error_message: null,
  }
  db.update(jobs)
    .set({ ...values, updated_at: moment, due_at: startsNow ? after(moment) : null })
    .where(eq(jobs.job_id, job_id))
    .run()
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
