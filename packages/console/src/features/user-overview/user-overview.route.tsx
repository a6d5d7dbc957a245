import { UserOverviewView } from '@quarterdeck/ui/user-overview'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths'
import { config } from '../../lib/runtime'
import { toLoadable } from '../../lib/toLoadable'
import { useFailureToast } from '../../lib/useFailureToast'
import { userOrganizationsQuery } from '../user-organizations/user-organizations.queries'
import {
  dashboardsQuery,
  namespaceQuery,
  planQuery,
  profileQuery,
  utilizationQuery,
} from './user-overview.queries'

/** A second press of 'Refresh' waits for the answer to the first instead of cancelling it. */
const ONCE = { cancelRefetch: false }

/** Reads all parts at the same time. A failure is told in a toast (§8.8); each part then shows what it can. */
export function Component() {
  const profile = useQuery(profileQuery())
  const plan = useQuery(planQuery())
  const namespace = useQuery(namespaceQuery())
  const utilization = useQuery(utilizationQuery())
  const dashboards = useQuery(dashboardsQuery())
  const organizations = useQuery(userOrganizationsQuery())
  const reads = [profile, plan, namespace, utilization, dashboards, organizations]
  useFailureToast(profile, 'Failed to load profile')
  useFailureToast(dashboards, 'Failed to load dashboards')
  useFailureToast(organizations, 'Failed to load organizations')

  return (
    <UserOverviewView
      profile={toLoadable(profile, 'Your profile is not available right now.')}
      plan={toLoadable(plan)}
      namespace={toLoadable(namespace)}
      utilization={toLoadable(utilization)}
      dashboards={toLoadable(dashboards)}
      organizations={toLoadable(organizations, 'Your organizations are not available right now.')}
      organizationsHref={paths.userOrganizations()}
      organizationHref={paths.userOrganization}
      supportEmail={config.supportEmail}
      onRefresh={() => reads.forEach(({ refetch }) => void refetch(ONCE))}
    />
  )
}
