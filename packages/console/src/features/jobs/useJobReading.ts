import { errorMessage, type Job } from '@quarterdeck/api'
import {
  jobGroup,
  JOBS_FAILED,
  matchesQuery,
  termsOf,
  withTerms,
  type Coverage,
  type JobQuery,
} from '@quarterdeck/ui/jobs'
import { platformNow, type Failure } from '@quarterdeck/ui/lib'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFeature } from '../../lib/capabilities'
import { allJobsQuery, moment, readFurther, readingOf, type InView, type Reading } from './all-jobs.queries'
import { useClusters } from './jobs.queries'
import { planOf, timesOf } from './jobPlan'
import { reachOf, timeOf, type JobReading } from './jobReading'

interface Options {
  enabled: boolean
  /** Reads a slice of pages at first, and not the first pages alone, also where the platform chooses the jobs. */
  slice?: boolean
  /** Tells of the jobs found when the oldest one in view was created; all that was read is in view where it is left out. */
  inView?: (hits: readonly Job[]) => number
}

/** The jobs of both sources that a query asks for, as far as they have been read, and how to read further. */
export function useJobReading(query: JobQuery, { enabled, slice = false, inView }: Options) {
  const client = useQueryClient()
  const canFilter = useFeature('jobs.filter')
  const { names: clusters, settled, nameOf } = useClusters(enabled)
  const plan = useMemo(
    () => planOf(query, { canFilter: canFilter ?? false, clusters }),
    [query, canFilter, clusters],
  )
  const asked = useMemo(() => readingOf(query, plan, canFilter ?? false), [query, plan, canFilter])
  const reading = useMemo(() => (slice ? { ...asked, exact: false } : asked), [asked, slice])
  // Without their names, clusters cannot be told apart.
  const isKnown = enabled && canFilter !== undefined && (settled || termsOf(query, 'cluster').length === 0)
  const back: InView = (read) => inView?.(findIn(read, query, asked, clusters).hits) ?? -Infinity
  const options = allJobsQuery(reading)
  const result = useQuery({ ...options, enabled: isKnown, meta: { ...options.meta, inView: back } })
  const exact = plan.exact && !result.data?.uncounted
  const found = useMemo(
    () => result.data && findIn(result.data, query, asked, clusters),
    [result.data, query, asked, clusters],
  )
  /** What has been read by now, also where it is not drawn yet. */
  const findNow = () => {
    const read = client.getQueryData<JobReading>(allJobsQuery(reading).queryKey)
    return read && findIn(read, query, asked, clusters)
  }
  const { start, ...further } = useFurther(JSON.stringify([query, slice]))

  const readUntil = (isEnough: (read: JobReading) => boolean) =>
    start((client, signal) => {
      const context = { now: platformNow(), clusters }
      const { status } = plan.filters
      return readFurther({
        client,
        reading,
        isEnough,
        isListed: (job) =>
          (!plan.exact || matchesQuery(query, job, context)) &&
          (!status || status.some((listed) => listed === job.status)),
        signal,
      })
    })
  /** Reads until this many are found, or all that the query asks for. */
  const readTo = (wanted: number) =>
    readUntil((read) => {
      const { hits, further: isMore } = findIn(read, query, asked, clusters)
      return hits.length >= wanted || !isMore
    })
  /** Reads until all jobs are known that were created since a time, in milliseconds since 1970. */
  const readBack = (time: number) => readUntil((read) => reachOf(read) <= time)
  return {
    canFilter,
    isKnown,
    clusters,
    nameOf,
    plan,
    /** The list is what is asked for and nothing else, and the platform tells how long it is. */
    exact,
    reading,
    result,
    found,
    findNow,
    readTo,
    readBack,
    ...further,
  }
}

export interface Found {
  /** The jobs that the query asks for, as far as both lists have been read. */
  hits: readonly Job[]
  /** How many of those that the rest of the query asks for have failed. */
  failed: number
  coverage: Coverage
  /** As in `Coverage`. */
  back: string | null | undefined
  /** More can be read of what is asked for. */
  further: boolean
}

function findIn(
  data: JobReading,
  query: JobQuery,
  { exact, of, times }: Reading,
  clusters: Readonly<Record<string, string>>,
): Found {
  const context = { now: platformNow(), clusters }
  const reach = reachOf(data)
  const { since } = timesOf(query, context.now)
  const asked = Number.isFinite(since) ? since : -Infinity
  const isWhole = reach <= asked
  // Without times there is no older and newer: all that was read is shown.
  const begin = Math.max(Number.isFinite(reach) ? reach : -Infinity, asked)
  const known = data.items.filter((job) => timeOf(job) >= begin)
  const hits = known.filter((job) => matchesQuery(query, job, context))
  const others = withTerms(query, 'status', [])
  const failed = known.filter(
    (job) => jobGroup(job.status) === 'failed' && matchesQuery(others, job, context),
  )
  const back = isWhole ? null : moment(reach)
  return {
    hits,
    back,
    failed: failed.length,
    further: !isWhole,
    coverage:
      exact && !data.uncounted
        ? { kind: 'whole', found: data.total }
        : {
            kind: 'read',
            found: hits.length,
            seen: known.length,
            of,
            back,
            since: moment(asked),
            until: moment(timesOf(times, context.now).until),
          },
  }
}

/** Reading further: one at a time, ended by Stop and by leaving its `place`. */
function useFurther(place: string) {
  const client = useQueryClient()
  const [state, setState] = useState<{ place: string; failure?: Failure }>()
  const current = useRef<AbortController>(undefined)
  const stop = useCallback(() => current.current?.abort(), [])
  useEffect(() => stop, [place, stop])
  /** Resolves with why it failed; what was stopped has not failed. */
  async function start(read: (client: QueryClient, signal: AbortSignal) => Promise<void>) {
    stop()
    const own = new AbortController()
    current.current = own
    setState({ place })
    let failure: Failure | undefined
    try {
      await read(client, own.signal)
    } catch (error) {
      if (!own.signal.aborted) failure = { message: JOBS_FAILED, reason: errorMessage(error) }
    }
    if (current.current === own) setState(failure && { place, failure })
    return failure
  }
  const mine = state?.place === place ? state : undefined
  return { start, stop, running: mine !== undefined && !mine.failure, failure: mine?.failure }
}
