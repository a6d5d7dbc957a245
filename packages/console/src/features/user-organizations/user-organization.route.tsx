import { failed, loading, whenThere } from '@quarterdeck/ui/lib'
import { UserOrganizationView } from '@quarterdeck/ui/user-organizations'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { organizationReason } from '../../lib/organizationReason'
import { paths } from '../../lib/paths'
import { toLoadable } from '../../lib/toLoadable'
import {
  userOrganizationPlanQuery,
  userOrganizationQuery,
  userOrganizationUtilizationQuery,
} from './user-organizations.queries'
import { useBillingHref, useChangePlanHref, useSubscription } from './subscription.queries'

/**
 * Reads all parts at the same time. For a failure to read the organization itself, §8.9 has a toast as well as a
 * message in place; only the latter is shown, since it stays and offers to try again.
 */
export function Component() {
  const { orgId = '' } = useParams()
  const organization = useQuery(userOrganizationQuery(orgId))
  const plan = useQuery(userOrganizationPlanQuery(orgId))
  const utilization = useQuery(userOrganizationUtilizationQuery(orgId))
  const { subscription } = useSubscription(orgId)
  // An organization that is there should have it: that it is missing can be tried again, as a failure can.
  const missing = () => failed('There is none.', () => void utilization.refetch())
  return (
    <UserOrganizationView
      organization={toLoadable(organization, organizationReason(organization.error))}
      limits={toLoadable(plan)}
      utilization={whenThere(toLoadable(utilization)) ?? (utilization.isFetching ? loading : missing())}
      organizationsHref={paths.userOrganizations()}
      settingsHref={paths.userSettings()}
      subscription={subscription}
      billingHref={useBillingHref()}
      changePlanHref={useChangePlanHref(orgId, subscription)}
    />
  )
}
