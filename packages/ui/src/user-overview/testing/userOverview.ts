import { user } from '@quarterdeck/api'
import { organizationOnPro } from '@quarterdeck/sandbox/fixtures'
import { fromApi, handlers } from '@quarterdeck/sandbox/msw'

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
