import { UserOrganizationView } from '@quarterdeck/ui/user-organizations'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { config } from '../../lib/runtime'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog } from '../../lib/useDialog'
import {
  userOrganizationPlanQuery,
  userOrganizationQuery,
  userOrganizationUtilizationQuery,
  reasonOf,
} from './user-organizations.queries'

/**
 * Every part is asked for at once. §8.9 words the organization's own failure both as a toast and in place: it shows
 * once, in place, where it stays and can be tried again.
 */
export function Component() {
  const { orgId = '' } = useParams()
  const organization = useQuery(userOrganizationQuery(orgId))
  const plan = useQuery(userOrganizationPlanQuery(orgId))
  const utilization = useQuery(userOrganizationUtilizationQuery(orgId))
  const { open } = useDialog()
  return (
    <UserOrganizationView
      organization={toLoadable(organization, reasonOf(organization.error))}
      limits={toLoadable(plan)}
      utilization={toLoadable(utilization)}
      organizationsHref={paths.userOrganizations()}
      settingsHref={paths.userSettings()}
      billingHref={config.paddle.customerPortalUrl}
      onManageBilling={() => open('billing')}
    />
  )
}
