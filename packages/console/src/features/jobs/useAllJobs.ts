import type { Job } from '@quarterdeck/api'
import { JOBS_FAILED, withFailed, type JobQuery } from '@quarterdeck/ui/jobs'
import { mapLoadable, platformNow } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useHeldRows } from '../../lib/useHeldRows'
import { useQuietLoadable } from '../../lib/useQuietLoadable'
import { failedCountQuery } from './all-jobs.queries'
import { timesOf } from './jobPlan'
import { furtherOf, timeOf } from './jobReading'
import { useJobReading, type Found } from './useJobReading'

/** Rows in view at first, and rows that a press adds. */
export const SHOWN = 25

/** The jobs that a query asks for, and whether they are all of them: reading may have broken off. */
export interface All {
  jobs: readonly Job[]
  isWhole: boolean
}

/** The list of all jobs that a query asks for, as it is to be drawn, and how it is read further. */
export function useAllJobs(query: JobQuery, enabled: boolean) {
  const text = JSON.stringify(query)
  const [shown, setShown] = useState({ text, count: SHOWN })
  const count = shown.text === text ? shown.count : SHOWN
  const { canFilter, isKnown, plan, exact, reading, result, found, findNow, readTo, ...further } =
    useJobReading(query, {
      enabled,
      inView: (hits) => {
        const last = hits[count - 1]
        return last ? timeOf(last) : -Infinity
      },
    })

  const hits = found?.hits
  const rows = useMemo(() => hits?.slice(0, count), [hits, count])
  const { rows: shownRows, held } = useHeldRows(rows, {
    // What was read further on purpose is another place, too: it is shown at once.
    place: `${text} ${count} ${furtherOf(result.data)}`,
    keyOf: jobKey,
    alsoKnown: result.data?.items,
    cut: { most: count, timeOf },
  })
  const loadable = useQuietLoadable(result, JOBS_FAILED)

  const isFailedChosen = plan.exact && text === JSON.stringify(withFailed(query))
  const failedCount = useQuery({
    ...failedCountQuery(reading),
    enabled: isKnown && plan.exact && canFilter && !isFailedChosen,
  })
  const failed = useFailed(found, exact, isFailedChosen ? result.data?.total : failedCount.data?.total)
  return {
    jobs: useMemo(
      () =>
        mapLoadable(loadable, () => ({
          rows: shownRows ?? [],
          coverage: found?.coverage ?? { kind: 'whole' as const, found: 0 },
          more: found !== undefined && (found.hits.length > count || (exact && found.further)),
        })),
      [loadable, shownRows, found, count, exact],
    ),
    failed,
    held,
    reading: further.running,
    failure: further.failure,
    onStop: further.stop,
    hits,
    /** All that is asked for: read to this many where the platform chooses them, else as far as jobs were read. */
    readAll: async (most: number): Promise<All> => {
      if (exact) await readTo(most)
      const now = findNow()
      const jobs = now?.hits.slice(0, most) ?? []
      return { jobs, isWhole: !exact || jobs.length === most || !now?.further }
    },
    /** A time that is asked for is read to its beginning, else until a page more is found. */
    onFurther: () => {
      const ends = Number.isFinite(timesOf(query, platformNow()).since)
      void readTo(ends ? Infinity : (found?.hits.length ?? 0) + SHOWN)
    },
    onMore: () => {
      setShown({ text, count: count + SHOWN })
      if ((found?.hits.length ?? 0) < count + SHOWN) void readTo(count + SHOWN)
    },
  }
}

const jobKey = ({ job_id }: Job) => job_id

/** What the chip of the failed ones counts: as the platform says, else as far as jobs were looked through. */
function useFailed(found: Found | undefined, exact: boolean, told: number | null | undefined) {
  const count = exact ? (told ?? undefined) : found?.failed
  const atLeast = !exact && Boolean(found?.further)
  return useMemo(() => (count === undefined ? undefined : { count, atLeast }), [count, atLeast])
}
