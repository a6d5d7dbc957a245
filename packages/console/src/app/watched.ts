import type { Job, Overview } from '@quarterdeck/api'
import { platformNow } from '@quarterdeck/ui/lib'
import type { Watched } from '@quarterdeck/ui/shell'
import type { QueryClient } from '@tanstack/react-query'
import { overviewJobsQuery, overviewQuery } from '../features/admin-overview/admin-overview.queries'
import { clustersQuery } from '../features/clusters/clusters.queries'

const HOUR = 3_600_000
const HOURS = 24

/** What is watched, and when it was read where it is not kept up to date. */
export interface Watch {
  watched: Watched
  asOf: string | null
}

/** How the platform is, as it tells by itself. */
export const watchQuery = (isTold: boolean) => ({ ...overviewQuery(isTold), select: fromOverview })

/** A part that the platform did not tell is not known; a kind of attention that it left out is of nobody. */
export function fromOverview({ clusters, failed_by_hour, attention }: Overview): Watched {
  const count = (wanted: string) => attention && (attention.find(({ kind }) => kind === wanted)?.count ?? 0)
  return {
    clusters,
    failedByHour: failed_by_hour && failed_by_hour.slice(-HOURS).map((hour) => hour.count),
    failedProvisionings: count('failed_provisioning'),
    overLimit: count('over_limit'),
  }
}

/** What other screens have read, where the platform does not tell by itself; nothing is asked for. */
export function fromCache(client: QueryClient): Watch {
  const clusters = client.getQueryState(clustersQuery().queryKey)
  const jobs = (['organization', 'cluster'] as const).map((source) =>
    client.getQueryState(overviewJobsQuery(source).queryKey),
  )
  const failedByHour = failuresOf(
    jobs.map((state) => state?.data),
    platformNow(),
  )
  const times = [clusters, ...(failedByHour ? jobs : [])].flatMap((state) =>
    state?.data ? [state.dataUpdatedAt] : [],
  )
  return {
    watched: {
      clusters: clusters?.data ?? null,
      failedByHour,
      failedProvisionings: null,
      overLimit: null,
    },
    // The oldest of what is shown.
    asOf: times.length > 0 ? new Date(Math.min(...times)).toISOString() : null,
  }
}

type ReadJobs = { items: readonly Pick<Job, 'status' | 'created_at' | 'updated_at'>[]; total: number }

/**
 * How many jobs failed in each of the last 24 hours, oldest first. Null where what was read does not reach back that far:
 * a count of a part would look like calm.
 *
 * @param reads the latest jobs of each source; undefined where none were read
 * @param now milliseconds since 1970
 */
export function failuresOf(reads: readonly (ReadJobs | undefined)[], now: number): number[] | null {
  const since = now - HOURS * HOUR
  const isEnough = reads.every(
    (read) =>
      read &&
      (read.items.length >= read.total ||
        read.items.some(({ created_at }) => created_at !== null && Date.parse(created_at) < since)),
  )
  if (!isEnough) return null
  const hours = Array.from({ length: HOURS }, () => 0)
  for (const { status, created_at, updated_at } of reads.flatMap((read) => read?.items ?? [])) {
    if (status !== 'failed' && status !== 'error') continue
    const ended = Date.parse(updated_at ?? created_at ?? '')
    const hour = HOURS - 1 - Math.floor((now - ended) / HOUR)
    const before = hours[hour]
    if (before !== undefined) hours[hour] = before + 1
  }
  return hours
}
