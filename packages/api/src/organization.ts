import { read, write } from './client'
import { userNamespace, userPlan, userProfile } from './decode/account'
import { list, one } from './decode/answer'
import { dashboard, utilization } from './decode/organization'
import type { Cancellable, Dashboard, UserNamespace, UserPlan, UserProfile, Utilization } from './models'

/** The signed-in organization's profile. */
export function getProfile({ signal }: Cancellable = {}): Promise<UserProfile> {
  return read(signal, (api, init) => api.GET('/v1/organization/profile', init)).then(one(userProfile))
}

/** Changes the signed-in organization's profile. */
export function updateProfile(input: { email: string }): Promise<UserProfile> {
  return write((api, init) => api.PUT('/v1/organization/profile', { ...init, body: input })).then(
    one(userProfile),
  )
}

/** The signed-in organization's plan. */
export function getPlan({ signal }: Cancellable = {}): Promise<UserPlan> {
  return read(signal, (api, init) => api.GET('/v1/organization/plan', init)).then(one(userPlan))
}

/** The signed-in organization's dashboards. */
export function listDashboards({ signal }: Cancellable = {}): Promise<Dashboard[]> {
  return read(signal, (api, init) => api.GET('/v1/organization/dashboards', init)).then(
    list(dashboard, 'dashboards'),
  )
}

/** The signed-in organization's namespace. */
export function getNamespace({ signal }: Cancellable = {}): Promise<UserNamespace> {
  return read(signal, (api, init) => api.GET('/v1/organization/namespace', init)).then(one(userNamespace))
}

/** The signed-in organization's usage. */
export function getUtilization({ signal }: Cancellable = {}): Promise<Utilization> {
  return read(signal, (api, init) => api.GET('/v1/organization/resource-utilization', init)).then(
    one(utilization),
  )
}
