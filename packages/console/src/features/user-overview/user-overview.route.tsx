import { UserOverviewView } from '@quarterdeck/ui/user-overview'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths'
import { config } from '../../lib/runtime'
import { toLoadable } from '../../lib/toLoadable'
import { userOrganizationsQuery } from '../user-organizations/user-organizations.queries'
import {
  dashboardsQuery,
  namespaceQuery,
  planQuery,
  profileQuery,
  utilizationQuery,
} from './user-overview.queries'

/** Every part is asked for at once. What failed is told by a toast (§8), the parts then show what they can. */
export function Component() {
  return (
    <UserOverviewView
      profile={toLoadable(useQuery(profileQuery()), 'Your profile is not available right now.')}
      plan={toLoadable(useQuery(planQuery()))}
      namespace={toLoadable(useQuery(namespaceQuery()))}
      utilization={toLoadable(useQuery(utilizationQuery()))}
      dashboards={toLoadable(useQuery(dashboardsQuery()), { whenFailed: [] })}
      organizations={toLoadable(
        useQuery(userOrganizationsQuery()),
        'Your organizations are not available right now.',
      )}
      organizationsHref={paths.userOrganizations()}
      organizationHref={paths.userOrganization}
      supportEmail={config.supportEmail}
    />
  )
}
