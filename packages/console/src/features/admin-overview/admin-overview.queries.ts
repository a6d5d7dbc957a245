import {
  clusters,
  countOf,
  jobs,
  organizations,
  overview,
  plans,
  type Attention,
  type Overview,
  type Source,
} from '@quarterdeck/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { quiet } from '../../lib/polling'
import { ONCE } from '../../lib/queryClient'
import { JOBS_LOOKED_AT } from './latestJobs'

/**
 * The dashboard has cache keys of its own: other screens change what is counted here, so each visit reads it anew. Jobs and
 * workflows also change in dialogs over it, which read them anew by `readJobsAgain`.
 */
const keys = { all: ['admin-overview'] as const }

/** Only the number of rows is used, so a page of one row is asked for; null where the platform does not tell it (§13.3). */
export const organizationCountQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'organizations'],
    queryFn: async ({ signal }) => ({
      value: countOf(await organizations.list({ page: 1, limit: 1, signal })),
    }),
    staleTime: 0,
  })

/** How many plans are not deprecated, and how many there are in all. */
export const planCountQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'plans'],
    queryFn: async ({ signal }) => {
      const { items, total } = await plans.list({ signal })
      return { value: items.filter(({ deprecated }) => !deprecated).length, of: total }
    },
    staleTime: 0,
  })

/** How many clusters are enabled, how many there are in all, and how many of them are unhealthy; what is kept is how each is. */
export const clusterCountQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'clusters'],
    queryFn: async ({ signal }) => {
      const { items, total } = await clusters.list({ signal })
      return { items: items.map(({ id, name, healthy, enabled }) => ({ id, name, healthy, enabled })), total }
    },
    select: ({ items, total }) => ({
      value: items.filter(({ enabled }) => enabled).length,
      of: total,
      unhealthy: items.filter(({ healthy }) => !healthy).length,
    }),
    staleTime: 0,
  })

export const overviewJobsQuery = (source: Source) =>
  queryOptions({
    queryKey: [...keys.all, 'jobs', source],
    queryFn: ({ signal }) => jobs.list({ source, page: 1, limit: JOBS_LOOKED_AT, signal }),
    staleTime: 0,
  })

/** How often the platform is asked how it is, in milliseconds; only while the tab is seen. */
const OVERVIEW_MS = 60_000

/** How the platform is, as it tells by itself: one read for all who show something of it. */
export const overviewQuery = (enabled: boolean) =>
  queryOptions({
    queryKey: ['overview'],
    enabled,
    queryFn: ({ signal }) => overview.getOverview({ signal }),
    staleTime: OVERVIEW_MS,
    refetchInterval: OVERVIEW_MS,
    ...quiet,
  })

/**
 * What needs attention, of one kind: null where the platform does not tell about attention at all; a kind it leaves out is of
 * nobody.
 */
export function attentionTo({ attention }: Overview, kind: Attention['kind']) {
  const told = attention?.find((one) => one.kind === kind)
  return attention && { count: told?.count ?? 0, ids: [...new Set(told?.ids)] }
}

/** Reads that anew where something in view shows it, for somebody who asks. */
export const refreshOverview = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ queryKey: overviewQuery(true).queryKey, type: 'active' }, ONCE)
