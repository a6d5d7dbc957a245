import { platformNow } from '../lib'
import { jobGroup, momentOf, termsOf, withTerms, type JobQuery } from './jobQuery'
import type { Coverage } from './ReadCoverage'
import type { JobStatus } from './status'

/** An hour of the last day, and the jobs that failed in it. */
export interface FailureHour {
  /** When it begins, RFC 3339. */
  at: string
  count: number
  /** How much of it is known: where only a part is, more jobs may have failed; of what is not known the count is 0. */
  known: 'whole' | 'part' | 'none'
}

/** How many jobs failed in the last day. */
export interface FailureCounts {
  /** The last 24 hours, oldest first; the last of them is under way. */
  hours: readonly FailureHour[]
  /** The types of jobs, that with most failures first. */
  types: readonly { job_type: string; count: number }[]
  /** What a job's hour is: that in which it failed, or was created. */
  by: 'failure' | 'creation'
  /** What was counted; null where what was read leaves failed jobs out. */
  coverage: Coverage | null
  /** When it was counted, RFC 3339, where it is not kept up to date. */
  asOf?: string
}

/** A stretch of time, in milliseconds since 1970. */
export interface TimeSpan {
  from: number
  to: number
}

export const HOUR_MS = 3_600_000
const HOURS = 24

/**
 * When the last 24 hours begin, the one that is under way included. They begin as the person's clock strikes, each is an
 * hour long, and the change to and from summer time makes none of them longer.
 */
export function dayOf(now: number): TimeSpan {
  const clock = new Date(now)
  const begun = (clock.getMinutes() * 60 + clock.getSeconds()) * 1000 + clock.getMilliseconds()
  const from = now - begun - (HOURS - 1) * HOUR_MS
  return { from, to: from + HOURS * HOUR_MS }
}

/**
 * Counts failed jobs in the last 24 hours by hour and by type, by when they were created: that is what lists are chosen by.
 *
 * @param failed of which those are counted that lie in `known`
 * @param known the stretch of which all jobs are known
 */
export function countFailures(
  failed: readonly { job_type: string; created_at: string | null }[],
  known: TimeSpan,
  now: number,
): Pick<FailureCounts, 'hours' | 'types' | 'by'> {
  const day = dayOf(now)
  const counts = Array.from({ length: HOURS }, () => 0)
  const types = new Map<string, number>()
  for (const { job_type, created_at } of failed) {
    const time = Date.parse(created_at ?? '')
    const hour = Math.floor((time - day.from) / HOUR_MS)
    const count = counts[hour]
    if (count === undefined || time < known.from || time > known.to) continue
    counts[hour] = count + 1
    types.set(job_type, (types.get(job_type) ?? 0) + 1)
  }
  return {
    hours: counts.map((count, hour) => {
      const from = day.from + hour * HOUR_MS
      const to = Math.min(from + HOUR_MS, now)
      const isWhole = known.from <= from && known.to >= to
      const isOutside = known.from >= to || known.to <= from
      return {
        at: new Date(from).toISOString(),
        count,
        known: isWhole ? 'whole' : isOutside ? 'none' : 'part',
      }
    }),
    by: 'creation',
    types: [...types]
      .map(([job_type, count]) => ({ job_type, count }))
      .sort((a, b) => b.count - a.count || (a.job_type < b.job_type ? -1 : 1)),
  }
}

/** The jobs that have failed. */
export const failedOf = <Row extends { status: JobStatus }>(jobs: readonly Row[]) =>
  jobs.filter(({ status }) => jobGroup(status) === 'failed')

/** Hours of a chart that stand beside each other: the numbers of the first and the last. */
export type HourRange = readonly [first: number, last: number]

/** The query with the time of these hours. Times are exact ones, so that a link means the same in another time zone. */
export function withHours(
  query: JobQuery,
  hours: readonly FailureHour[],
  [first, last]: HourRange,
): JobQuery {
  const term = (field: 'since' | 'until', time: number) => [{ field, value: exactTime(time), not: false }]
  const since = withTerms(query, 'since', term('since', beginOf(hours[first])))
  // The hour that is under way ends when it ends.
  const isOpen = last === hours.length - 1
  return withTerms(since, 'until', isOpen ? [] : term('until', beginOf(hours[last]) + HOUR_MS))
}

/** The query for jobs that have failed, and none that have not. */
export const withFailed = (query: JobQuery) =>
  withTerms(query, 'status', [{ field: 'status', value: 'failed', not: false }])

/** The query for the failed jobs of a type, of all hours. */
export const withFailedType = (query: JobQuery, hours: readonly FailureHour[], job_type: string) =>
  withTerms(withHours(withFailed(query), hours, [0, hours.length - 1]), 'type', [
    { field: 'type', value: job_type, not: false },
  ])

const beginOf = (hour: FailureHour | undefined) => Date.parse(hour?.at ?? '')

/** '2026-11-20T08:00Z'. */
const exactTime = (time: number) => new Date(time).toISOString().replace(/(:00)?\.\d+Z$/, 'Z')

/** The part of the hours that a query asks for, as parts of their whole length; null where it asks for all or none. */
export function chosenPart(
  query: JobQuery,
  hours: readonly FailureHour[],
  now: number = platformNow(),
): { from: number; to: number } | null {
  const moment = (field: 'since' | 'until') => momentOf(termsOf(query, field)[0]?.value ?? '', now)
  const [since, until] = [moment('since'), moment('until')]
  const begin = beginOf(hours[0])
  const part = (time: number) => Math.min(1, Math.max(0, (time - begin) / (hours.length * HOUR_MS)))
  const [from, to] = [since === null ? 0 : part(since), until === null ? 1 : part(until)]
  return to <= from || to - from >= 1 ? null : { from, to }
}
