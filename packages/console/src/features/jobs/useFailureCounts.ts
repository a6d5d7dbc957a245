import { dayOf, JOBS_FAILED, useNow, type FailureCounts, type JobQuery } from '@quarterdeck/ui/jobs'
import { loading, mapLoadable, platformNow, ready, type Loadable } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFeature } from '../../lib/capabilities'
import { useOnline } from '../../lib/connection'
import { useQuietLoadable } from '../../lib/useQuietLoadable'
import { overviewQuery } from '../admin-overview/admin-overview.queries'
import { failuresRead, failuresTold, isOfAll } from './failuresRead'
import { useJobReading } from './useJobReading'

interface Options {
  enabled: boolean
  /** The list below reads slices of pages, and what it reads is counted. */
  slice: boolean
}

/**
 * The failures of the last day: as the platform tells them where the query asks for jobs of the whole platform, else counted
 * in what the list of the query has read, for which nothing is asked.
 */
export function useFailureCounts(query: JobQuery, { enabled, slice }: Options) {
  const isTold = useFeature('overview')
  const isOnline = useOnline()
  const fromPlatform = enabled && isTold === true && isOfAll(query)
  const { data, dataUpdatedAt, isError, isPending } = useQuery(overviewQuery(fromPlatform))
  const isOld = isError || !isOnline
  const told = useMemo(
    () =>
      fromPlatform && data
        ? failuresTold(data, isOld ? new Date(dataUpdatedAt).toISOString() : undefined)
        : null,
    [fromPlatform, data, isOld, dataUpdatedAt],
  )
  const isAsked = isTold === undefined || (fromPlatform && isPending)
  const { reading, result, clusters, readBack, running, failure, stop } = useJobReading(query, {
    enabled: enabled && !isAsked && told === null,
    slice,
    inView: () => dayOf(platformNow()).from,
  })
  const loadable = useQuietLoadable(result, JOBS_FAILED)
  const hour = useNow(nextHour, platformNow)
  const read = useMemo(() => {
    void hour
    return mapLoadable(loadable, (data) => failuresRead({ query, reading, data, clusters }, platformNow()))
  }, [loadable, query, reading, clusters, hour])
  const counts: Loadable<FailureCounts> = useMemo(
    () => (told ? ready(told) : isAsked ? loading : read),
    [told, isAsked, read],
  )
  return {
    counts,
    reading: running,
    failure,
    onStop: stop,
    onFurther: () => void readBack(dayOf(platformNow()).from),
  }
}

/** Another hour strikes, and the hours that are counted are others. */
const nextHour = (now: number) => dayOf(now).to
