import { user } from '@quarterdeck/api'
import { queryOptions } from '@tanstack/react-query'

/** What people see of their own account. These reads are never sent for administrators, who have no such data (§6.2). */
export const overviewKeys = { all: ['user-overview'] as const }

export const profileQuery = () =>
  queryOptions({
    queryKey: [...overviewKeys.all, 'profile'],
    queryFn: ({ signal }) => user.getProfile({ signal }),
  })

export const planQuery = () =>
  queryOptions({ queryKey: [...overviewKeys.all, 'plan'], queryFn: ({ signal }) => user.getPlan({ signal }) })

export const namespaceQuery = () =>
  queryOptions({
    queryKey: [...overviewKeys.all, 'namespace'],
    queryFn: ({ signal }) => user.getNamespace({ signal }),
  })

export const utilizationQuery = () =>
  queryOptions({
    queryKey: [...overviewKeys.all, 'utilization'],
    queryFn: ({ signal }) => user.getUtilization({ signal }),
  })

export const dashboardsQuery = () =>
  queryOptions({
    queryKey: [...overviewKeys.all, 'dashboards'],
    queryFn: ({ signal }) => user.listDashboards({ signal }),
  })
