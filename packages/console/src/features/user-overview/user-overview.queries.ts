import { user } from '@quarterdeck/api'
import { queryOptions } from '@tanstack/react-query'

/** What people see of their own account. These reads are never sent for administrators, who have no such data (§6.2). */
const keys = { all: ['user-overview'] as const }

export const profileQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'profile'],
    queryFn: ({ signal }) => user.getProfile({ signal }),
  })

export const planQuery = () =>
  queryOptions({ queryKey: [...keys.all, 'plan'], queryFn: ({ signal }) => user.getPlan({ signal }) })

export const namespaceQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'namespace'],
    queryFn: ({ signal }) => user.getNamespace({ signal }),
  })

export const utilizationQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'utilization'],
    queryFn: ({ signal }) => user.getUtilization({ signal }),
  })

export const dashboardsQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'dashboards'],
    queryFn: ({ signal }) => user.listDashboards({ signal }),
  })
