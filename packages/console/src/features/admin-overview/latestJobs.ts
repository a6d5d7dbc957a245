import type { Job, Page } from '@quarterdeck/api'

/**
 * How many of the latest jobs of each kind the dashboard reads to count them by status: the endpoint tells how many jobs
 * there are in all, but not how many are in each status.
 */
export const JOBS_LOOKED_AT = 100

interface Latest {
  latest: Job[]
  total: number
  /** There are more than the platform tells. */
  uncounted?: boolean
}

/**
 * Joins the jobs of organizations and clusters: the newest of both, newest first, and how many there are in all. Those of the
 * second in which the limit is reached are taken together, as a search tells times by seconds (§2.23). A page that is cut
 * before the limit ends it, too: a platform may give fewer jobs than are asked for.
 */
export function latestJobs(pages: readonly Page<Job>[], limit = JOBS_LOOKED_AT): Latest {
  const newestFirst = pages
    .flatMap(({ items }) => items)
    .toSorted((a, b) => timeOf(b.created_at) - timeOf(a.created_at))
  // Of what is older, jobs of one kind may have been read without those of the other from the same time.
  const reach = Math.max(
    ...newestFirst.slice(limit - 1, limit).map(secondOf),
    ...pages.filter(isCut).map(({ items }) => Math.min(...items.map(secondOf))),
  )
  return {
    latest: newestFirst.filter((job) => secondOf(job) >= reach),
    total: pages.reduce((sum, { total }) => sum + total, 0),
    uncounted: pages.some(({ uncounted }) => uncounted),
  }
}

/** The term of a search that finds none but these jobs and later ones: empty where they are all there are. */
export function sinceTerm({ latest, total, uncounted }: Latest): string {
  const oldest = latest.at(-1)
  if (!oldest?.created_at || !(uncounted || total > latest.length)) return ''
  return ` since:${new Date(secondOf(oldest)).toISOString().replace('.000', '')}`
}

/** Whether there are older jobs than those of the page. */
const isCut = ({ items, total, uncounted }: Page<Job>) =>
  items.length > 0 && (uncounted || total > items.length)

const secondOf = ({ created_at }: Job) => Math.floor(timeOf(created_at) / 1000) * 1000

/** A job without a time is older than any other. */
const timeOf = (time: string | null) => (time === null ? 0 : Date.parse(time))
