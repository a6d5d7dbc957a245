import { read, write } from './client'
import { userNamespace, userPlan, userProfile } from './decode/account'
import { list, one } from './decode/answer'
import { dashboard, organization, userOrganization, utilization } from './decode/organization'
import type {
  Cancellable,
  Dashboard,
  Organization,
  UserNamespace,
  UserOrganization,
  UserPlan,
  UserProfile,
  Utilization,
} from './models'
import { userOverviewUrls as url } from './urls'

/** The signed-in user's profile. */
export function getProfile({ signal }: Cancellable = {}): Promise<UserProfile> {
  return read(signal, (api, init) => api.GET(url.getProfile, init)).then(one(userProfile))
}

/** Changes the signed-in user's profile. */
export function updateProfile(input: { email: string }): Promise<UserProfile> {
  return write((api, init) => api.PUT('/v1/user/profile', { ...init, body: input })).then(one(userProfile))
}

/** The signed-in user's plan. §8 has a fallback for its failure. */
export function getPlan({ signal }: Cancellable = {}): Promise<UserPlan> {
  return read(signal, (api, init) => api.GET(url.getPlan, init)).then(one(userPlan))
}

/** The signed-in user's dashboards. */
export function listDashboards({ signal }: Cancellable = {}): Promise<Dashboard[]> {
  return read(signal, (api, init) => api.GET(url.listDashboards, init)).then(list(dashboard, 'dashboards'))
}

/** The signed-in user's namespace. */
export function getNamespace({ signal }: Cancellable = {}): Promise<UserNamespace> {
  return read(signal, (api, init) => api.GET(url.getNamespace, init)).then(one(userNamespace))
}

/** The signed-in user's usage. */
export function getUtilization({ signal }: Cancellable = {}): Promise<Utilization> {
  return read(signal, (api, init) => api.GET(url.getUtilization, init)).then(one(utilization))
}

/** The organizations the signed-in user belongs to. */
export function listOrganizations({ signal }: Cancellable = {}): Promise<UserOrganization[]> {
  return read(signal, (api, init) => api.GET(url.listOrganizations, init)).then(
    list(userOrganization, 'organizations'),
  )
}

/** One of the user's organizations; 404 where it does not exist or the user is no member. */
export function getOrganization(organizationId: string, { signal }: Cancellable = {}): Promise<Organization> {
  return read(signal, (api, init) =>
    api.GET('/v1/user/organizations/{organizationId}', { ...init, params: { path: { organizationId } } }),
  ).then(one(organization))
}

/** The plan of one of the user's organizations. */
export function getOrganizationPlan(organizationId: string, { signal }: Cancellable = {}): Promise<UserPlan> {
  return read(signal, (api, init) =>
    api.GET('/v1/user/organizations/{organizationId}/plan', {
      ...init,
      params: { path: { organizationId } },
    }),
  ).then(one(userPlan))
}

/** The usage of one of the user's organizations. */
export function getOrganizationUtilization(
  organizationId: string,
  { signal }: Cancellable = {},
): Promise<Utilization> {
  return read(signal, (api, init) =>
    api.GET('/v1/user/organizations/{organizationId}/resource-utilization', {
      ...init,
      params: { path: { organizationId } },
    }),
  ).then(one(utilization))
}
