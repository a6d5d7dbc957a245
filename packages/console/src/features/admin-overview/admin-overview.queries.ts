import { clusters, jobs, organizations, plans, type Source } from '@quarterdeck/api'
import { queryOptions } from '@tanstack/react-query'
import { JOBS_LOOKED_AT } from './latestJobs'

/** The dashboard's own reads: other screens change what they count, so each visit asks again. */
const keys = { all: ['admin-overview'] as const }

/** Only the total is of interest, so the page has one row. */
export const organizationCountQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'organizations'],
    queryFn: async ({ signal }) => ({
      value: (await organizations.list({ page: 1, limit: 1, signal })).total,
    }),
    staleTime: 0,
  })

/** Non-deprecated / total. */
export const planCountQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'plans'],
    queryFn: async ({ signal }) => {
      const { items, total } = await plans.list({ signal })
      return { value: items.filter(({ deprecated }) => !deprecated).length, of: total }
    },
    staleTime: 0,
  })

/** Enabled / total. */
export const clusterCountQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'clusters'],
    queryFn: async ({ signal }) => {
      const { items, total } = await clusters.list({ signal })
      return { value: items.filter(({ enabled }) => enabled).length, of: total }
    },
    staleTime: 0,
  })

export const overviewJobsQuery = (source: Source) =>
  queryOptions({
    queryKey: [...keys.all, 'jobs', source],
    queryFn: ({ signal }) => jobs.list({ source, page: 1, limit: JOBS_LOOKED_AT, signal }),
    staleTime: 0,
  })
