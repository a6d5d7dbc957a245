import type { Job, Overview } from '@quarterdeck/api'
import {
  countFailures,
  dayOf,
  failedOf,
  matchesQuery,
  withTerms,
  type FailureCounts,
  type JobQuery,
} from '@quarterdeck/ui/jobs'
import { FAILED, moment, type Reading } from './all-jobs.queries'
import { timesOf } from './jobPlan'
import { reachOf, type JobReading } from './jobReading'

/** Whether a query asks for jobs of the whole platform: of all of them the overview tells how many failed. */
export const isOfAll = (query: JobQuery): boolean =>
  query.every(({ field }) => field === 'status' || field === 'since' || field === 'until')

/** The failures of the last day as the platform tells them; null where it does not tell both of hours and of types. */
export function failuresTold(
  { failed_by_hour, failed_by_type }: Overview,
  asOf?: string,
): FailureCounts | null {
  if (!failed_by_hour || !failed_by_type) return null
  const hours = failed_by_hour.flatMap(({ at, count }) =>
    at === null ? [] : [{ at, count, known: 'whole' as const }],
  )
  if (hours.length === 0) return null
  const found = hours.reduce((sum, { count }) => sum + count, 0)
  return { hours, types: failed_by_type, by: 'failure', coverage: { kind: 'whole', found }, asOf }
}

interface Read {
  query: JobQuery
  reading: Reading
  /** What has been read by now. */
  data: JobReading
  /** Their names by their ids. */
  clusters: Readonly<Record<string, string>>
}

/**
 * The failures of the last day among the jobs that were read for a query, whatever status and time it asks for; `now` in
 * milliseconds since 1970. Jobs that the platform was not asked for are not known.
 */
export function failuresRead({ query, reading, data, clusters }: Read, now: number): FailureCounts {
  const { since, until } = timesOf(reading.times, now)
  const { status } = reading.filters
  const areFailed = !status || FAILED.every((failed) => status.includes(failed))
  const asked = {
    from: Number.isFinite(since) ? since : 0,
    to: Number.isFinite(until) ? until : Infinity,
  }
  const reach = reachOf(data)
  const known = areFailed
    ? { from: Math.max(reach, asked.from), to: asked.to }
    : { from: Infinity, to: Infinity }
  const others = (['status', 'since', 'until'] as const).reduce<JobQuery>(
    (left, field) => withTerms(left, field, []),
    query,
  )
  const isIn = (job: Job) => matchesQuery(others, job, { now, clusters })
  const counts = countFailures(failedOf(data.items).filter(isIn), known, now)
  const day = dayOf(now)
  const isWhole = counts.hours.every((hour) => hour.known === 'whole')
  const found = counts.hours.reduce((sum, { count }) => sum + count, 0)
  const seen = data.items.filter(
    ({ created_at }) => Date.parse(created_at ?? '') >= Math.max(day.from, known.from),
  ).length
  // Reading further adds nothing where the query asks for no more of the day.
  const isMore = reach > Math.max(day.from, asked.from)
  return {
    ...counts,
    coverage: !areFailed
      ? null
      : isWhole
        ? { kind: 'whole', found }
        : {
            kind: 'read',
            found,
            seen,
            of: reading.of,
            back: isMore ? moment(reach) : null,
            since: asked.from > day.from ? moment(asked.from) : undefined,
            until: moment(until),
          },
  }
}
