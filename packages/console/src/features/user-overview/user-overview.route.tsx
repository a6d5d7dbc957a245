import { UserOverviewView } from '@quarterdeck/ui/user-overview'
import { failed, loading, whenThere, type Loadable } from '@quarterdeck/ui/lib'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { readFailedFeatures } from '../../lib/capabilities'
import { paths } from '../../lib/paths'
import { ONCE } from '../../lib/queryClient'
import { config } from '../../lib/runtime'
import { toLoadable } from '../../lib/toLoadable'
import { useFailureToast } from '../../lib/useFailureToast'
import { userOrganizationsQuery } from '../user-organizations/user-organizations.queries'
import {
  useBillingHref,
  useChangePlanHref,
  useSubscription,
} from '../user-organizations/subscription.queries'
import { useChosenOrganization } from './useChosenOrganization'
import { useSetup } from './useSetup'
import { dashboardsQuery, namespaceQuery, planQuery, profileQuery } from './user-overview.queries'

/** Reads all parts at the same time. A failure is told in a toast (§8.8); each part then shows what it can. */
export function Component() {
  const profile = useQuery(profileQuery())
  const plan = useQuery(planQuery())
  const namespace = useQuery(namespaceQuery())
  const dashboards = useQuery(dashboardsQuery())
  const organizations = useQuery(userOrganizationsQuery())
  const { chosen, choose, utilization } = useChosenOrganization(organizations.data)
  const { setup, refetch } = useSetup(organizations.data)
  const paid = useSubscription(
    organizations.data ? (chosen?.id ?? null) : organizations.isError ? null : undefined,
  )
  const reads = [profile, plan, namespace, utilization, dashboards, organizations, { refetch }, paid]
  useFailureToast(profile, 'Failed to load profile')
  useFailureToast(dashboards, 'Failed to load dashboards')
  useFailureToast(organizations, 'Failed to load organizations')

  return (
    <UserOverviewView
      profile={toLoadable(profile, 'Your profile is not available right now.')}
      setup={setup}
      plan={whenExpected(plan, setup)}
      namespace={whenExpected(namespace, setup)}
      utilization={whenExpected(utilization, setup)}
      dashboards={toLoadable(dashboards)}
      organizations={toLoadable(organizations, 'Your organizations are not available right now.')}
      chosen={chosen}
      onChoose={choose}
      subscription={paid.subscription}
      billingHref={useBillingHref()}
      changePlanHref={useChangePlanHref(chosen?.id, paid.subscription)}
      organizationsHref={paths.userOrganizations()}
      organizationHref={paths.userOrganization}
      supportEmail={config.supportEmail}
      onRefresh={() => {
        void readFailedFeatures()
        reads.forEach(({ refetch }) => void refetch(ONCE))
      }}
    />
  )
}

/**
 * A part that comes with the organization. That it is not there is no failure while the organization is being set up: it
 * is null then. Until that is known, nothing is said of it.
 */
function whenExpected<T>(
  query: UseQueryResult<T | null>,
  setup: object | null | undefined,
): Loadable<T> | null {
  const part = whenThere(toLoadable(query))
  if (part) return part
  if (setup === null) return failed('There is none.')
  return setup ? null : loading
}
