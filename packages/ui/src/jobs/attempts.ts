import { phaseOf, type JobStatus } from './status'

/** One try of a job. */
export interface JobAttempt {
  /** From 1, over all tries of the job, also those before a restart. */
  number: number
  started_at: string | null
  finished_at: string | null
  status: JobStatus
  raw_status: string
  error: string | null
}

/**
 * The tries of a job before the one that its status tells of, oldest first, and that one's number: of a job that waits
 * for its next try, the number that try will have.
 */
export function earlierAttempts(job: { status: JobStatus; attempts: readonly JobAttempt[] | null }): {
  earlier: readonly JobAttempt[]
  current: number
  /** That try itself, once it has begun. */
  present: JobAttempt | null
} {
  const attempts = job.attempts ?? []
  const last = attempts.at(-1)
  if (!last) return { earlier: [], current: 1, present: null }
  const isCurrent = last.finished_at === null || phaseOf(job.status) === 'ended'
  return isCurrent
    ? { earlier: attempts.slice(0, -1), current: last.number, present: last }
    : { earlier: attempts, current: last.number + 1, present: null }
}
