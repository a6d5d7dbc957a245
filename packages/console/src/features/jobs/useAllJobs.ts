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
import { mapLoadable, type Failure } from '@quarterdeck/ui/lib'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFeature } from '../../lib/capabilities'
import { useHeldRows } from '../../lib/useHeldRows'
import { useQuietLoadable } from '../../lib/useQuietLoadable'
import { allJobsQuery, failedCountQuery, readFurther, readingOf } from './all-jobs.queries'
import { useClusters } from './jobs.queries'
import { planOf, timesOf } from './jobPlan'
import { reachOf, SOURCES, type JobReading } from './jobReading'

/** Rows in view at first, and rows that a press adds. */
export const SHOWN = 25

const timeOf = ({ created_at }: Job) => (created_at === null ? 0 : Date.parse(created_at))

/** The list of all jobs that a query asks for, as it is to be drawn, and how it is read further. */
export function useAllJobs(query: JobQuery, enabled: boolean) {
  const canFilter = useFeature('jobs.filter')
  const { names, settled, nameOf } = useClusters(enabled)
  const plan = useMemo(
    () => planOf(query, { canFilter: canFilter ?? false, clusters: names }),
    [query, canFilter, names],
  )
  const reading = useMemo(() => readingOf(query, plan, canFilter ?? false), [query, plan, canFilter])
  // Without their names, clusters cannot be told apart.
  const isKnown = canFilter !== undefined && (settled || termsOf(query, 'cluster').length === 0)
  const result = useQuery({ ...allJobsQuery(reading), enabled: enabled && isKnown })
  const text = JSON.stringify(query)

  const [shown, setShown] = useState({ text, count: SHOWN })
  const count = shown.text === text ? shown.count : SHOWN

  const found = useMemo(
    () => result.data && findIn(result.data, query, plan, nameOf),
    [result.data, query, plan, nameOf],
  )
  const further = useFurther(text)

  const [isHeld, setHeld] = useState(false)
  const hits = found?.hits
  const rows = useMemo(() => hits?.slice(0, count), [hits, count])
  const held = useHeldRows(rows, {
    isHeld,
    isPlaceholderData: false,
    // What was read further on purpose is another place, too: it is shown at once.
    place: `${text} ${count} ${SOURCES.map((source) => result.data?.sources[source].page).join(' ')}`,
    keyOf: jobKey,
    alsoKnown: result.data?.items,
  })
  const loadable = useQuietLoadable(result, JOBS_FAILED)
  const shownRows = held.rows

  /** Reads until this many are found, or all that the query asks for. */
  const readTo = (wanted: number) =>
    further.start((client, signal) => {
      const find = (read: JobReading) => findIn(read, query, plan, nameOf)
      const context = { now: Date.now(), clusterName: nameOf }
      return readFurther({
        client,
        reading,
        isEnough: (read) => find(read).hits.length >= wanted || !find(read).further,
        isListed: (job) => !plan.exact || matchesQuery(query, job, context),
        signal,
      })
    })
  const isFailedChosen = plan.exact && text === JSON.stringify(withFailed(query))
  const failedCount = useQuery({
    ...failedCountQuery(reading),
    enabled: enabled && isKnown && plan.exact && canFilter && !isFailedChosen,
  })
  const failed = useFailed(found, plan.exact, isFailedChosen ? result.data?.total : failedCount.data?.total)
  return {
    jobs: useMemo(
      () =>
        mapLoadable(loadable, () => ({
          rows: shownRows ?? [],
          coverage: found?.coverage ?? { kind: 'whole' as const, found: 0 },
          more: found !== undefined && (found.hits.length > count || (plan.exact && found.further)),
        })),
      [loadable, shownRows, found, count, plan.exact],
    ),
    failed,
    held: useMemo(
      () => ({ waiting: held.waiting, onShow: held.show, onPresence: setHeld }),
      [held.waiting, held.show],
    ),
    reading: further.running,
    failure: further.failure,
    onStop: further.stop,
    /** A time that is asked for is read to its beginning, else until a page more is found. */
    onFurther: () => {
      const ends = Number.isFinite(timesOf(query, Date.now()).since)
      void readTo(ends ? Infinity : (found?.hits.length ?? 0) + SHOWN)
    },
    onMore: () => {
      setShown({ text, count: count + SHOWN })
      if ((found?.hits.length ?? 0) < count + SHOWN) void readTo(count + SHOWN)
    },
  }
}

const jobKey = ({ job_id }: Job) => job_id

const withFailed = (query: JobQuery) =>
  withTerms(query, 'status', [{ field: 'status', value: 'failed', not: false }])

interface Found {
  /** The jobs that the query asks for, as far as both lists have been read. */
  hits: readonly Job[]
  /** How many of those that the rest of the query asks for have failed. */
  failed: number
  coverage: Coverage
  /** More can be read of what is asked for. */
  further: boolean
}

function findIn(
  data: JobReading,
  query: JobQuery,
  { exact, of }: { exact: boolean; of: string },
  clusterName: (id: string) => string | undefined,
): Found {
  const context = { now: Date.now(), clusterName }
  const reach = reachOf(data)
  const { since } = timesOf(query, context.now)
  const isWhole = reach === 0 || (Number.isFinite(since) && reach <= since)
  const begin = Number.isFinite(since) ? Math.max(reach, since) : reach
  const known = data.items.filter((job) => timeOf(job) >= begin)
  const hits = known.filter((job) => matchesQuery(query, job, context))
  const others = withTerms(query, 'status', [])
  const failed = known.filter(
    (job) => jobGroup(job.status) === 'failed' && matchesQuery(others, job, context),
  )
  return {
    hits,
    failed: failed.length,
    further: !isWhole,
    coverage: exact
      ? { kind: 'whole', found: data.total }
      : {
          kind: 'read',
          found: hits.length,
          seen: known.length,
          of,
          back: isWhole ? null : new Date(reach).toISOString(),
        },
  }
}

/** What the chip of the failed ones counts: as the platform says, else as far as jobs were looked through. */
function useFailed(found: Found | undefined, exact: boolean, told: number | undefined) {
  const count = exact ? told : found?.failed
  const atLeast = !exact && Boolean(found?.further)
  return useMemo(() => (count === undefined ? undefined : { count, atLeast }), [count, atLeast])
}

/** Reading further: one at a time, ended by Stop and by leaving its `place`. */
function useFurther(place: string) {
  const client = useQueryClient()
  const [state, setState] = useState<{ place: string; failure?: Failure }>()
  const current = useRef<AbortController>(undefined)
  const stop = useCallback(() => current.current?.abort(), [])
  useEffect(() => stop, [place, stop])
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
  }
  const mine = state?.place === place ? state : undefined
  return { start, stop, running: mine !== undefined && !mine.failure, failure: mine?.failure }
}
