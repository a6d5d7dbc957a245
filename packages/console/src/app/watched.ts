import type { Job, Overview, Page } from '@quarterdeck/api'
import { platformNow } from '@quarterdeck/ui/lib'
import type { Watched } from '@quarterdeck/ui/shell'
import type { QueryClient } from '@tanstack/react-query'
import {
  attentionTo,
  clusterCountQuery,
  overviewJobsQuery,
  overviewQuery,
} from '../features/admin-overview/admin-overview.queries'
import { clustersQuery } from '../features/clusters/clusters.queries'
import { jobKeys } from '../features/jobs/workflow.queries'

const HOUR = 3_600_000
const HOURS = 24

/** What is watched, and when it was read where it is not kept up to date. */
export interface WatchReading {
  watched: Watched
  /** Workflows that could not provision an organization: some of them, where there are many. */
  provisionings: readonly string[]
  asOf: string | null
}

/** How the platform is, as it tells by itself. */
export const watchQuery = (isTold: boolean) => ({ ...overviewQuery(isTold), select: fromOverview })

/** A part that the platform did not tell is not known. */
export function fromOverview(overview: Overview): Omit<WatchReading, 'asOf'> {
  const { clusters, failed_by_hour } = overview
  const failed = attentionTo(overview, 'failed_provisioning')
  const watched = {
    clusters,
    failedByHour: failed_by_hour && failed_by_hour.slice(-HOURS).map((hour) => hour.count),
    failedProvisionings: failed?.count ?? null,
    overLimit: attentionTo(overview, 'over_limit')?.count ?? null,
  }
  return { watched, provisionings: failed?.ids ?? [] }
}

/** What other screens have read, where the platform does not tell by itself; nothing is asked for. */
export function fromCache(client: QueryClient): WatchReading {
  const listed = client.getQueryState(clustersQuery().queryKey)
  const counted = client.getQueryState(clusterCountQuery().queryKey)
  const [clusters] = [
    { data: listed?.data, dataUpdatedAt: listed?.dataUpdatedAt ?? 0 },
    { data: counted?.data?.items, dataUpdatedAt: counted?.dataUpdatedAt ?? 0 },
  ].toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
  const latest = (['organization', 'cluster'] as const).map((source) =>
    client.getQueryState(overviewJobsQuery(source).queryKey),
  )
  const lists = [jobKeys.all, overviewJobsQuery('organization').queryKey.slice(0, 2)].flatMap((queryKey) =>
    client.getQueryCache().findAll({ queryKey }),
  )
  const now = platformNow()
  const failed = failedJobs(lists.map(({ state }) => state as ReadList))
  const ofDay = failed.filter((job) => hourOf(job, now) !== undefined)
  const isWholeDay = latest.every((state) => reachesBack(state?.data, now))
  const provisionings = provisioningsOf(failed)
  const times = [
    ...[clusters, ...(isWholeDay ? latest : [])].flatMap((state) => (state?.data ? state.dataUpdatedAt : [])),
    ...[...ofDay, ...provisionings].map(({ readAt }) => readAt),
  ]
  return {
    watched: {
      clusters: clusters?.data ?? null,
      // That none was read says nothing of the others.
      failedByHour: isWholeDay || ofDay.length > 0 ? byHour(ofDay, now) : null,
      failedAtLeast: !isWholeDay,
      failedProvisionings: provisionings.length || null,
      provisioningsAtLeast: true,
      overLimit: null,
    },
    provisionings: provisionings.map(({ id }) => id),
    // The oldest of what is shown.
    asOf: times.length > 0 ? new Date(Math.min(...times)).toISOString() : null,
  }
}

type ReadJob = Pick<Job, 'job_id' | 'workflow_id' | 'status' | 'metadata' | 'created_at' | 'updated_at'>

/** A list of jobs in the cache, and when it was read, in milliseconds since 1970. */
export interface ReadList {
  data?: Partial<Page<ReadJob>>
  dataUpdatedAt: number
}

type FailedJob = ReadJob & { readAt: number }

/** The jobs of all lists that had failed when they were read last. */
export function failedJobs(lists: readonly ReadList[]): FailedJob[] {
  const failed = new Map<string, FailedJob>()
  for (const { data, dataUpdatedAt: readAt } of lists.toSorted((a, b) => a.dataUpdatedAt - b.dataUpdatedAt))
    for (const job of data?.items ?? [])
      if (job.status === 'failed' || job.status === 'error') failed.set(job.job_id, { ...job, readAt })
      else failed.delete(job.job_id)
  return [...failed.values()]
}

/** Workflows of failed jobs that provision an organization, by their name. */
export function provisioningsOf(failed: readonly FailedJob[]): { id: string; readAt: number }[] {
  const found = failed.flatMap(({ workflow_id: id, metadata, readAt }) =>
    id !== null && /^provision/i.test(metadata.workflow_name ?? '') ? [{ id, readAt }] : [],
  )
  return [...new Map(found.map((workflow) => [workflow.id, workflow])).values()]
}

/** In which of the last 24 hours a job failed: 0 is the oldest. Undefined where it was in none of them. */
function hourOf({ created_at, updated_at }: ReadJob, now: number): number | undefined {
  const hour = HOURS - 1 - Math.floor((now - Date.parse(updated_at ?? created_at ?? '')) / HOUR)
  return hour >= 0 && hour < HOURS ? hour : undefined
}

/** How many of the jobs failed in each of the last 24 hours, oldest first; `now` in milliseconds since 1970. */
export function byHour(failed: readonly ReadJob[], now: number): number[] {
  const hours = failed.map((job) => hourOf(job, now))
  return Array.from({ length: HOURS }, (_, hour) => hours.filter((one) => one === hour).length)
}

/**
 * Whether the latest jobs that were read of a source reach back a day: a count of less would look like calm.
 *
 * @param now milliseconds since 1970
 */
export const reachesBack = (read: Page<Pick<Job, 'created_at'>> | undefined, now: number): boolean =>
  read !== undefined &&
  ((!read.uncounted && read.items.length >= read.total) ||
    read.items.some(({ created_at }) => created_at !== null && Date.parse(created_at) < now - HOURS * HOUR))
