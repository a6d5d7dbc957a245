import { user } from '@quarterdeck/api'
import { organizationOnPro, stepsUnpaid } from '@quarterdeck/sandbox/fixtures'
import { fromApi, handlers } from '@quarterdeck/sandbox/msw'
import type { Setup } from '../FinishSetup'

/** All that the screen shows. */
export const load = fromApi(
  {
    profile: () => user.getProfile(),
    plan: () => user.getPlan(),
    namespace: () => user.getNamespace(),
    utilization: () => user.getUtilization(),
    dashboards: () => user.listDashboards(),
    organizations: () => user.listOrganizations(),
    subscription: () => user.getOrganizationSubscription(organizationOnPro.id),
  },
  {
    profile: 'Failed to load profile',
    dashboards: 'Failed to load dashboards',
    organizations: 'Failed to load organizations',
  },
)

/** The mocks of all its parts. */
export const parts = [
  handlers.userProfile,
  handlers.userPlan,
  handlers.userNamespace,
  handlers.userUtilization,
  handlers.userDashboards,
  handlers.userOrganizations,
  handlers.userOrganizationSubscription,
]

/** What is left to do for somebody who has signed up and chosen nothing yet. */
export const setup: Setup = {
  steps: stepsUnpaid,
  slow: false,
  payment: null,
  organizationHref: null,
  plansHref: '/plans?email=noa%40example.com',
  joinHref: '/user?dialog=join-organization',
}
