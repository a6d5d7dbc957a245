import type { Job, Page } from '@quarterdeck/api'

/**
 * How many of the latest jobs of each kind the dashboard reads to count them by status: the endpoint tells how many jobs
 * there are in all, but not how many are in each status.
 */
export const JOBS_LOOKED_AT = 100

/** Joins the jobs of organizations and clusters: the newest of both, newest first, and how many there are in all. */
export function latestJobs(
  pages: readonly Page<Job>[],
  limit = JOBS_LOOKED_AT,
): { latest: Job[]; total: number } {
  const newestFirst = pages
    .flatMap(({ items }) => items)
    .toSorted((a, b) => timeOf(b.created_at) - timeOf(a.created_at))
  return {
    // Cut at the limit: beyond it there could be older jobs of one kind whose contemporaries of the other were not read.
    latest: newestFirst.slice(0, limit),
    total: pages.reduce((sum, { total }) => sum + total, 0),
  }
}

/** A job without a time is older than any other. */
const timeOf = (time: string | null) => (time === null ? 0 : Date.parse(time))
