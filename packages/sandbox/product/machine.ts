import { jobRow, workflowRow } from '../fixtures'
import { by } from './lists'
import { takeEffect } from './provisioning'
import { newId, type JobRow, type ProductStore, type Schema, type Source } from './records'

// Jobs that move. Nothing runs in the background: whoever asks first brings them up to the present, so time can be
// set in tests and a sandbox that slept catches up. Only jobs with a row in `dueJobs` move.

type Status = Schema<'JobStatus'>

/** How long a job waits, and how long it runs. */
const stepMs = 3000

/** §4.7 Jobs: what restart and cancel are for. */
const states: Record<Status, 'under way' | 'succeeded' | 'stopped'> = {
  pending: 'under way',
  queued: 'under way',
  running: 'under way',
  in_progress: 'under way',
  processing: 'under way',
  retrying: 'under way',
  completed: 'succeeded',
  success: 'succeeded',
  failed: 'stopped',
  error: 'stopped',
  cancelled: 'stopped',
}
export const isRestartable = (status: Status): boolean => states[status] === 'stopped'
export const isCancellable = (status: Status): boolean => states[status] === 'under way'
export const isDone = (status: Status): boolean => states[status] === 'succeeded'

interface Mishap {
  message: string
  /** Trying again would not help. */
  final: boolean
}

/** What goes wrong on purpose, so that failures, retries and restarts can be seen. */
const mishaps: Partial<Record<string, (job: JobRow) => Mishap | undefined>> = {
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

const after = (moment: string) => new Date(Date.parse(moment) + stepMs).toISOString()

/** Brings every job that is due up to `now`, one step at a time and in the order they fall due. */
export function advanceJobs(store: ProductStore, now: Date): void {
  const present = now.toISOString()
  const next = () => store.dueJobs.all().sort(by('at'))[0]
  for (let due = next(); due && due.at <= present; due = next()) step(store, due.job_id, due.at)
}

/** Takes every job that is under way one step further, due or not: for tests that hold the engine. */
export function stepJobs(store: ProductStore, now: Date): void {
  for (const { job_id } of store.dueJobs.all()) step(store, job_id, now.toISOString())
}

/** One transition: who waits begins to run, who runs comes to an end. */
function step(store: ProductStore, jobId: string, moment: string) {
  const job = store.jobs.get(jobId)
  if (!job) return
  store.transaction(() => {
    if (job.status === 'running') finish(store, job, moment)
    else begin(store, job, moment)
  })
}

/** Changes a job and says when it takes its next step, if it takes another one. */
function move(store: ProductStore, { job_id }: JobRow, change: Partial<JobRow>, at?: string): JobRow {
  if (at === undefined) store.dueJobs.delete(job_id)
  else store.dueJobs.put({ job_id, at })
  return store.jobs.patch(job_id, change)
}

/** Begins a try. */
function begin(store: ProductStore, job: JobRow, moment: string) {
  const attempt = {
    number: (job.attempts.at(-1)?.number ?? 0) + 1,
    started_at: moment,
    finished_at: null,
    status: 'running' as const,
    error: null,
  }
  const change = {
    status: 'running' as const,
    error_message: null,
    updated_at: moment,
    started_at: job.started_at ?? moment,
    attempts: [...job.attempts, attempt],
  }
  move(store, job, change, after(moment))
}

/** The tries of a job after the one that runs has ended in this way. */
const triesAfter = (
  { attempts }: JobRow,
  end: Pick<Schema<'JobAttempt'>, 'status' | 'error' | 'finished_at'>,
) => attempts.map((attempt) => (attempt.finished_at === null ? { ...attempt, ...end } : attempt))

/** Ends a job that somebody does not want any more. */
export function cancel(store: ProductStore, job: JobRow, now: Date): JobRow {
  const moment = now.toISOString()
  const attempts = triesAfter(job, { status: 'cancelled', error: null, finished_at: moment })
  return move(store, job, { status: 'cancelled', updated_at: moment, finished_at: moment, attempts })
}

/** Ends a try: what it changes, the job's status and the next step's start are one transaction. */
function finish(store: ProductStore, job: JobRow, moment: string) {
  const mishap = mishaps[job.job_type]?.(job) ?? effectOf(store, job, moment)
  if (!mishap) {
    const attempts = triesAfter(job, { status: 'completed', error: null, finished_at: moment })
    move(store, job, {
      status: 'completed',
      error_message: null,
      updated_at: moment,
      finished_at: moment,
      attempts,
    })
    startNext(store, job, moment)
    return
  }
  const attempts = triesAfter(job, { status: 'failed', error: mishap.message, finished_at: moment })
  const failed = { error_message: mishap.message, updated_at: moment, attempts }
  if (mishap.final || job.retries >= job.max_retries)
    move(store, job, { ...failed, status: 'failed', finished_at: moment })
  else move(store, job, { ...failed, status: 'retrying', retries: job.retries + 1 }, after(moment))
}

function effectOf(store: ProductStore, job: JobRow, moment: string): Mishap | undefined {
  const message = takeEffect(store, job, moment)
  return message === undefined ? undefined : { message, final: false }
}

/** The jobs of a run, in the order of its steps. */
export const stepsOf = (store: ProductStore, workflowId: string): JobRow[] =>
  store.jobs.where('workflow_id', workflowId).sort(by('sequence_number', 'job_id'))

/** Behind a step that failed or was cancelled nothing starts. */
function startNext(store: ProductStore, { workflow_id }: JobRow, moment: string) {
  if (workflow_id === null) return
  const next = stepsOf(store, workflow_id).find(({ status }) => !isDone(status))
  if (next?.status === 'pending') store.dueJobs.put({ job_id: next.job_id, at: after(moment) })
}

/** Puts a job back to the start of its life, with all its retries before it. Its earlier tries stay known. */
export function requeue(store: ProductStore, job: JobRow, now: Date, startsNow = true): JobRow {
  const moment = now.toISOString()
  const restarts = job.restarts + 1
  const change = {
    status: 'pending' as const,
    retries: 0,
    restarts,
    error_message: null,
    updated_at: moment,
    started_at: null,
    finished_at: null,
    attempts: triesAfter(job, { status: 'cancelled', error: null, finished_at: moment }),
  }
  return move(store, job, change, startsNow ? after(moment) : undefined)
}

const untried = { started_at: null, finished_at: null, attempts: [] }

type NewJob = Pick<JobRow, 'source' | 'job_type' | 'organization_id' | 'cluster_id' | 'namespace'> &
  Partial<JobRow>

/** Adds a job that is due, or waits for the one before it. */
export function createJob(store: ProductStore, now: Date, job: NewJob, startsNow = true): JobRow {
  const moment = now.toISOString()
  const row = store.jobs.put({
    ...untried,
    ...jobRow({ job_id: newId(), created_at: moment, updated_at: moment, ...job }),
    source: job.source,
    restarts: 0,
  })
  if (startsNow) store.dueJobs.put({ job_id: row.job_id, at: after(moment) })
  return row
}

/** A workflow about to run. */
export interface Run {
  source: Source
  /** As people read it. */
  name: string
  organization_id: string | null
  cluster_id: string | null
  namespace: string | null
  steps: readonly { job_type: string; max_retries?: number }[]
}

/** Adds a run with a job for each step, of which the first is due. */
export function startRun(store: ProductStore, { source, name, steps, ...target }: Run, now: Date) {
  const { organization_id, cluster_id } = target
  const workflow = store.workflows.put(
    workflowRow({
      workflow_id: newId(),
      workflow_type: name.toLowerCase().replaceAll(/\W+/g, '_'),
      target_type: source,
      organization_id,
      cluster_id,
      description: name,
      created_at: now.toISOString(),
    }),
  )
  steps.forEach(({ job_type, max_retries = 3 }, index) =>
    createJob(
      store,
      now,
      {
        ...target,
        source,
        job_type,
        max_retries,
        workflow_id: workflow.workflow_id,
        sequence_number: index + 1,
      },
      index === 0,
    ),
  )
  return workflow
}
