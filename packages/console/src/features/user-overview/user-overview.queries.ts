import { user } from '@quarterdeck/api'
import { queryOptions } from '@tanstack/react-query'
import { nullWhenNotFound } from '../../lib/notFound'

/** What people see of their own account. These reads are never sent for administrators, who have no such data (§6.2). */
export const overviewKeys = { all: ['user-overview'] as const }

export const profileQuery = () =>
  queryOptions({
    queryKey: [...overviewKeys.all, 'profile'],
    queryFn: ({ signal }) => user.getProfile({ signal }),
  })

/*
 * Plan, namespace and use come with the organization: null before. That is an answer, which stays while they are asked for
 * again.
 */

export const planQuery = () =>
  queryOptions({
    queryKey: [...overviewKeys.all, 'plan'],
    queryFn: ({ signal }) => user.getPlan({ signal }).catch(nullWhenNotFound(404)),
  })

export const namespaceQuery = () =>
  queryOptions({
    queryKey: [...overviewKeys.all, 'namespace'],
    queryFn: ({ signal }) => user.getNamespace({ signal }).catch(nullWhenNotFound(404)),
  })

export const utilizationQuery = () =>
  queryOptions({
    queryKey: [...overviewKeys.all, 'utilization'],
    queryFn: ({ signal }) => user.getUtilization({ signal }).catch(nullWhenNotFound(404)),
  })

export const dashboardsQuery = () =>
  queryOptions({
    queryKey: [...overviewKeys.all, 'dashboards'],
    queryFn: ({ signal }) => user.listDashboards({ signal }),
  })
