import { parseTimestamp } from '../lib'
import { maskedError } from './maskedError'

/** What is looked at of a job that has failed. */
export interface FailedJob {
  job_id: string
  job_type: string
  cluster_id: string | null
  error_message: string | null
  created_at: string | null
  updated_at: string | null
  finished_at: string | null
}

/** Failures whose error texts are the same but for ids, times and the like. */
export interface FailureCause<Row extends FailedJob = FailedJob> {
  /** Short, and the same on every device: it stands in addresses. */
  key: string
  /** The error text without what differs; empty where the jobs tell none. */
  text: string
  /** The latest of the error texts, in full. */
  latest: string | null
  /** The latest first. */
  jobs: readonly Row[]
  /** When the first and the last of them failed; null where nothing tells. */
  first: string | null
  last: string | null
  /** Ids of the clusters touched. */
  clusters: readonly string[]
  job_types: readonly string[]
}

type Failure = Pick<FailedJob, 'error_message'>

/** Kept by the job and not by its text, which may be long and would stay when the job is gone. */
const keys = new WeakMap<Failure, string>()

/** The key of the cause for which a job failed. */
export function causeOf(job: Failure): string {
  const key = keys.get(job) ?? hash(maskedError(job.error_message ?? ''))
  keys.set(job, key)
  return key
}

/** Seven letters and digits that stand for a text (FNV-1a). */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(36).padStart(7, '0')
}

/** When a job failed, as far as that is told. */
const failedAt = ({ finished_at, updated_at, created_at }: FailedJob) =>
  finished_at ?? updated_at ?? created_at

const timeOf = (job: FailedJob) => parseTimestamp(failedAt(job)) ?? 0

/** Groups failed jobs by their causes: the cause of most failures first, of as many the latest. */
export function failureCauses<Row extends FailedJob>(failed: readonly Row[]): FailureCause<Row>[] {
  const groups = new Map<string, Row[]>()
  for (const job of failed) {
    const key = causeOf(job)
    const group = groups.get(key)
    if (group) group.push(job)
    else groups.set(key, [job])
  }
  return [...groups]
    .map(([key, rows]): FailureCause<Row> => {
      const jobs = rows.toSorted((a, b) => timeOf(b) - timeOf(a))
      const told = jobs.filter(timeOf)
      const [newest, oldest] = [told[0], told.at(-1)]
      return {
        key,
        text: maskedError(jobs[0]?.error_message ?? ''),
        latest: jobs[0]?.error_message ?? null,
        jobs,
        first: oldest ? failedAt(oldest) : null,
        last: newest ? failedAt(newest) : null,
        clusters: unique(jobs.flatMap(({ cluster_id }) => cluster_id ?? [])),
        job_types: unique(jobs.map(({ job_type }) => job_type).filter(Boolean)),
      }
    })
    .toSorted((a, b) => b.jobs.length - a.jobs.length || timeOfText(b.last) - timeOfText(a.last))
}

const timeOfText = (moment: string | null) => parseTimestamp(moment) ?? 0

const unique = (values: readonly string[]) => [...new Set(values)].sort()

/** What somebody has noted of a cause. */
export interface CauseMark {
  /** When it was marked as seen. */
  seen?: string
  /** Until when it is not shown. */
  ignoredUntil?: string
  note?: string
}

/** How many of its jobs have failed since it was marked as seen; all, where it was not. */
export function unseenOf({ jobs }: FailureCause, { seen }: CauseMark = {}): number {
  const since = parseTimestamp(seen) ?? 0
  return jobs.filter((job) => timeOf(job) > since).length
}

/** Whether a cause is ignored for the time being. `now` is in milliseconds since 1970. */
export const isIgnored = ({ ignoredUntil }: CauseMark = {}, now: number): boolean =>
  (parseTimestamp(ignoredUntil) ?? 0) > now

/** When the next of these causes is no longer ignored, in milliseconds since 1970; null where none is. */
export function nextEnd(marks: Readonly<Record<string, CauseMark>>, now: number): number | null {
  const ends = Object.values(marks)
    .map(({ ignoredUntil }) => parseTimestamp(ignoredUntil) ?? 0)
    .filter((end) => end > now)
  return ends.length > 0 ? Math.min(...ends) : null
}
