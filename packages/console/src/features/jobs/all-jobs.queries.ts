import { countOf, jobs, type Job, type Source } from '@quarterdeck/api'
import type { JobQuery } from '@quarterdeck/ui/jobs'
import { platformNow } from '@quarterdeck/ui/lib'
import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query'
import { changeData } from '../../lib/changeData'
import { polled, pollInterval, quiet } from '../../lib/polling'
import { timesOf, type JobPlan } from './jobPlan'
import { inPlaceOf, nextPage, reachOf, SOURCES, withPages, type JobReading } from './jobReading'
import { jobKeys } from './workflow.queries'

/** The list over both sources, in the place of a source's name in keys. */
export const BOTH = 'both'

/** Jobs on a page where the platform chooses them, and where they are looked through. */
const CHOSEN = 50
const LOOKED_THROUGH = 100

/** Requests of a slice, and how long it may take before the next one is shorter, in milliseconds. */
const MOST_REQUESTS = 5
const SLICE_MS = 3000

/** What is read: a plan, and the times that the platform is asked for. */
export interface Reading extends JobPlan {
  /** `since` and `until` of the query, where the platform knows them. */
  times: JobQuery
}

const isTime = ({ field }: JobQuery[number]) => field === 'since' || field === 'until'

/** What is read for a query: where the platform knows no times, the same for all of them. */
export const readingOf = (query: JobQuery, plan: JobPlan, canFilter: boolean): Reading => ({
  ...plan,
  times: canFilter ? query.filter(isTime) : [],
})

const keyOf = ({ filters, exact, times }: Reading) =>
  [...jobKeys.all, BOTH, { filters, exact, times }] as const

/** A time in milliseconds since 1970 as RFC 3339; undefined where it is endless. */
export const moment = (time: number) => (Number.isFinite(time) ? new Date(time).toISOString() : undefined)

async function readPage(
  { filters, exact, times }: Reading,
  source: Source,
  page: number,
  signal: AbortSignal,
) {
  const { since, until } = timesOf(times, platformNow())
  const answer = await jobs.list({
    source,
    ...filters,
    since: moment(since),
    until: moment(until),
    page,
    limit: exact ? CHOSEN : LOOKED_THROUGH,
    signal,
  })
  return { source, page, answer }
}

/** Lists whose next read begins anew. */
const outdated = new WeakSet<object>()

/**
 * Has the next read of every list begin anew and go as far as somebody looks, for who asks how all of it stands: what a poll
 * reads does not tell of a job beyond it that it has changed or left the list.
 */
export function startAnew(client: QueryClient): void {
  for (const list of client.getQueryCache().findAll({ queryKey: [...jobKeys.all, BOTH] })) outdated.add(list)
}

/** Tells of what has been read when the oldest job in view was created, in milliseconds since 1970. */
export type InView = (read: JobReading) => number

/** How far back a list is looked at by whoever shows it, at most as far as it has been read. */
function lookedBackTo(read: JobReading, { observers }: Query<JobReading>): number {
  const looking = observers.filter(({ options }) => options.enabled !== false)
  const times = looking.map(
    ({ options }) => (options.meta?.inView as InView | undefined)?.(read) ?? -Infinity,
  )
  return Math.max(reachOf(read), Math.min(...times))
}

/**
 * The jobs of both sources as far as they have been read: a poll reads the first page of each. Where the platform does not
 * choose them all, the first read is a whole slice. After `startAnew`, `meta.inView` of those who show it says how far it goes.
 */
export const allJobsQuery = (reading: Reading) =>
  queryOptions({
    queryKey: keyOf(reading),
    queryFn: async ({ client, signal }): Promise<JobReading> => {
      const pages = await Promise.all(SOURCES.map((source) => readPage(reading, source, 1, signal)))
      const list = client.getQueryCache().find<JobReading>({ queryKey: keyOf(reading) })
      // Somebody may read further meanwhile.
      const known = () => list?.state.data
      const before = known()
      const isAnew = list !== undefined && before !== undefined && outdated.has(list)
      let read = withPages(isAnew ? undefined : before, pages)
      const isEnough = (sent: number) =>
        isAnew
          ? reachOf(read) <= lookedBackTo(known() ?? before, list)
          : reading.exact || before !== undefined || sent >= MOST_REQUESTS
      for (let sent = SOURCES.length; !isEnough(sent); sent += 1) {
        const next = nextPage(read)
        if (!next) break
        if (sent % MOST_REQUESTS === 0) await pause()
        read = withPages(read, [await readPage(reading, next.source, next.page, signal)])
      }
      if (!isAnew) return read
      outdated.delete(list)
      return inPlaceOf(known() ?? before, read)
    },
    // Reading shares what did not change by itself, and by id.
    structuralSharing: false,
    ...polled,
    refetchInterval: pollInterval,
  })

interface Further {
  client: QueryClient
  reading: Reading
  isEnough: (read: JobReading) => boolean
  isListed: (job: Job) => boolean
  signal: AbortSignal
}

/**
 * Reads further, slice by slice of at most five requests, until `isEnough` says so of what has been read, everything has
 * been read, or `signal` stops it. Each answer is in the list at once. Slices are shorter where the platform is slow.
 */
export async function readFurther({ client, reading, isEnough, isListed, signal }: Further): Promise<void> {
  const query = () => client.getQueryCache().find<JobReading>({ queryKey: keyOf(reading) })
  const known = () => query()?.state.data
  let requests = MOST_REQUESTS
  /**
   * By list, the last page that brought nothing. Where `isListed` and the platform disagree it would be asked for without
   * end.
   */
  const barren: Partial<Record<Source, number>> = {}
  for (let read = known(); read && !isEnough(read); read = known()) {
    const began = performance.now()
    for (let sent = 0; sent < requests; sent += 1) {
      const before = known()
      const next = before && nextPage(before, isListed)
      if (!next) return
      const number = Math.max(next.page, (barren[next.source] ?? 0) + 1)
      const page = await readPage(reading, next.source, number, signal)
      signal.throwIfAborted()
      const list = query()
      if (!list) continue
      const after = withPages(list.state.data, [page])
      if (after.items.length <= (list.state.data?.items.length ?? 0)) barren[next.source] = number
      changeData(list, after)
    }
    const taken = performance.now() - began
    requests = Math.min(MOST_REQUESTS, Math.max(1, Math.floor((requests * SLICE_MS) / Math.max(taken, 1))))
    await pause()
    signal.throwIfAborted()
  }
}

const PAUSE_MS = 200

/** Between two slices, so that others are served. */
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/** The platform's words for a job that has failed. */
export const FAILED = ['failed', 'error'] as const
const COUNT_MS = 60_000

/**
 * How many of the jobs have failed that a plan asks for: of each list the number alone, once a minute; null where one of them
 * does not tell it (§13.3).
 */
export const failedCountQuery = ({ filters, times }: Reading) =>
  queryOptions({
    // Not below the key of the list, whose age is that of what is in view.
    queryKey: [...jobKeys.all, 'failed', { filters, times }],
    queryFn: async ({ signal }) => {
      const { since, until } = timesOf(times, platformNow())
      const pages = await Promise.all(
        SOURCES.map((source) =>
          jobs.list({
            source,
            ...filters,
            status: [...FAILED],
            since: moment(since),
            until: moment(until),
            page: 1,
            limit: 1,
            signal,
          }),
        ),
      )
      const counts = pages.map(countOf).filter((count) => count !== null)
      const isTold = counts.length === pages.length
      return { items: [], total: isTold ? counts.reduce((sum, count) => sum + count, 0) : null }
    },
    refetchInterval: COUNT_MS,
    ...quiet,
  })
