import type { Job, Overview, Page } from '@quarterdeck/api'
import { platformNow } from '@quarterdeck/ui/lib'
import type { Watched } from '@quarterdeck/ui/shell'
import type { QueryClient } from '@tanstack/react-query'
import {
  clusterCountQuery,
  overviewJobsQuery,
  overviewQuery,
} from '../features/admin-overview/admin-overview.queries'
import { clustersQuery } from '../features/clusters/clusters.queries'
import { jobKeys } from '../features/jobs/workflow.queries'

const HOUR = 3_600_000
const HOURS = 24

/** What is watched, and when it was read where it is not kept up to date. */
export interface Watch {
  watched: Watched
  /** Workflows that could not provision an organization: some of them, where there are many. */
  provisionings: readonly string[]
  asOf: string | null
}

/** How the platform is, as it tells by itself. */
export const watchQuery = (isTold: boolean) => ({ ...overviewQuery(isTold), select: fromOverview })

/** A part that the platform did not tell is not known; a kind of attention that it left out is of nobody. */
export function fromOverview({ clusters, failed_by_hour, attention }: Overview): Omit<Watch, 'asOf'> {
  const told = (wanted: string) => attention?.find(({ kind }) => kind === wanted)
  const count = (wanted: string) => attention && (told(wanted)?.count ?? 0)
  const watched = {
    clusters,
    failedByHour: failed_by_hour && failed_by_hour.slice(-HOURS).map((hour) => hour.count),
    failedProvisionings: count('failed_provisioning'),
    overLimit: count('over_limit'),
  }
  return { watched, provisionings: told('failed_provisioning')?.ids ?? [] }
}

/** What other screens have read, where the platform does not tell by itself; nothing is asked for. */
export function fromCache(client: QueryClient): Watch {
  const listed = client.getQueryState(clustersQuery().queryKey)
  const counted = client.getQueryState(clusterCountQuery().queryKey)
  const [clusters] = [
    { data: listed?.data, dataUpdatedAt: listed?.dataUpdatedAt ?? 0 },
    { data: counted?.data?.items, dataUpdatedAt: counted?.dataUpdatedAt ?? 0 },
  ].toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
  const jobs = (['organization', 'cluster'] as const).map((source) =>
    client.getQueryState(overviewJobsQuery(source).queryKey),
  )
  const failedByHour = failuresOf(
    jobs.map((state) => state?.data),
    platformNow(),
  )
  const lists = [jobKeys.all, overviewJobsQuery('organization').queryKey.slice(0, 2)].flatMap((queryKey) =>
    client.getQueryCache().findAll({ queryKey }),
  )
  const failed = failedProvisionings(lists.map(({ state }) => state as ReadList))
  const times = [
    ...[clusters, ...(failedByHour ? jobs : [])].flatMap((state) => (state?.data ? state.dataUpdatedAt : [])),
    ...failed.map(({ readAt }) => readAt),
  ]
  return {
    watched: {
      clusters: clusters?.data ?? null,
      failedByHour,
      // That none was read says nothing of the others.
      failedProvisionings: failed.length || null,
      overLimit: null,
    },
    provisionings: failed.map(({ id }) => id),
    // The oldest of what is shown.
    asOf: times.length > 0 ? new Date(Math.min(...times)).toISOString() : null,
  }
}

/** A list of jobs in the cache, and when it was read, in milliseconds since 1970. */
export interface ReadList {
  data?: Partial<Page<Pick<Job, 'job_id' | 'workflow_id' | 'status' | 'metadata'>>>
  dataUpdatedAt: number
}

/** Workflows that provision an organization, by their name, with a job that failed as it was read last. */
export function failedProvisionings(lists: readonly ReadList[]): { id: string; readAt: number }[] {
  const jobs = new Map<string, { id: string; readAt: number; hasFailed: boolean }>()
  for (const { data, dataUpdatedAt: readAt } of lists.toSorted((a, b) => a.dataUpdatedAt - b.dataUpdatedAt))
    for (const { job_id, workflow_id: id, status, metadata } of data?.items ?? [])
      if (id !== null && /^provision/i.test(metadata.workflow_name ?? ''))
        jobs.set(job_id, { id, readAt, hasFailed: status === 'failed' || status === 'error' })
  const failed = [...jobs.values()].filter(({ hasFailed }) => hasFailed)
  return [...new Map(failed.map(({ id, readAt }) => [id, { id, readAt }])).values()]
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
