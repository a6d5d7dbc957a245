import { UserOrganizationView } from '@quarterdeck/ui/user-organizations'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { config } from '../../lib/runtime'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog } from '../../lib/useDialog'
import {
  isOutOfReach,
  userOrganizationPlanQuery,
  userOrganizationQuery,
  userOrganizationUtilizationQuery,
  reasonOf,
} from './user-organizations.queries'

// Dialogs need Floating UI, which the screen does without.
const Billing = lazy(() => import('./Billing.dialog'))
const BILLING = 'billing'

/**
 * Every part is asked for at once. §8 words the organization's own failure both as a toast and in place: it shows
 * once, in place, where it stays and can be tried again.
 */
export function Component() {
  const { orgId = '' } = useParams()
  const organization = useQuery(userOrganizationQuery(orgId))
  const plan = useQuery(userOrganizationPlanQuery(orgId))
  const utilization = useQuery(userOrganizationUtilizationQuery(orgId))
  const { dialog, open, close } = useDialog()
  return (
    <>
      <UserOrganizationView
        organization={toLoadable(organization, reasonOf(organization.error))}
        notFound={isOutOfReach(orgId, organization.error)}
        limits={toLoadable(plan)}
        utilization={toLoadable(utilization)}
        organizationsHref={paths.userOrganizations()}
        settingsHref={paths.userSettings()}
        billingHref={config.paddle.customerPortalUrl}
        onManageBilling={() => open(BILLING)}
      />
      {dialog?.name === BILLING && (
        <Suspense>
          <Billing supportEmail={config.supportEmail} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
