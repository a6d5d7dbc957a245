import { user } from '@quarterdeck/api'
import { queryOptions } from '@tanstack/react-query'

/** Everything a person sees of their own account (§6: never asked for administrators). */
export const accountKeys = { all: ['account'] as const }

export const profileQuery = () =>
  queryOptions({
    queryKey: [...accountKeys.all, 'profile'],
    queryFn: ({ signal }) => user.getProfile({ signal }),
    meta: { toast: 'Failed to load profile' },
  })

export const planQuery = () =>
  queryOptions({ queryKey: [...accountKeys.all, 'plan'], queryFn: ({ signal }) => user.getPlan({ signal }) })

export const namespaceQuery = () =>
  queryOptions({
    queryKey: [...accountKeys.all, 'namespace'],
    queryFn: ({ signal }) => user.getNamespace({ signal }),
  })

export const utilizationQuery = () =>
  queryOptions({
    queryKey: [...accountKeys.all, 'utilization'],
    queryFn: ({ signal }) => user.getUtilization({ signal }),
  })

export const dashboardsQuery = () =>
  queryOptions({
    queryKey: [...accountKeys.all, 'dashboards'],
    queryFn: ({ signal }) => user.listDashboards({ signal }),
    meta: { toast: 'Failed to load dashboards' },
  })

export const memberOrganizationsQuery = () =>
  queryOptions({
    queryKey: [...accountKeys.all, 'organizations'],
    queryFn: ({ signal }) => user.listOrganizations({ signal }),
    meta: { toast: 'Failed to load organizations' },
  })
