import type { Job, Page } from '@quarterdeck/api'

/** How many jobs of each kind the dashboard looks at: the lists count jobs, but not those of a status. */
export const JOBS_LOOKED_AT = 100

/** The newest jobs of organizations and clusters together, and how many there are in all. */
export function latestJobs(
  pages: readonly Page<Job>[],
  limit = JOBS_LOOKED_AT,
): { latest: Job[]; total: number } {
  const newestFirst = pages
    .flatMap(({ items }) => items)
    .toSorted((a, b) => timeOf(b.created_at) - timeOf(a.created_at))
  return {
    // Beyond the limit older jobs of one kind would stand beside none of the other.
    latest: newestFirst.slice(0, limit),
    total: pages.reduce((sum, { total }) => sum + total, 0),
  }
}

/** A job without a time is older than any other. */
const timeOf = (time: string | null) => (time === null ? 0 : Date.parse(time))
