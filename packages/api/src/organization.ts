/** What an organization that is signed in itself sees of its account: the reads of user.ts at addresses of its own. */
import { list, one, oneIfAny } from './answers'
import { read, write, type Cancellable } from './client'
import { Dashboard } from './dashboards'
import { UserNamespace, UserPlan, UserProfile } from './user'
import { Utilization } from './utilization'
import type { Schemas } from './wire'

/** The signed-in organization's profile. `GET /v1/organization/profile` */
export function getProfile({ signal }: Cancellable = {}): Promise<UserProfile> {
  return read('/v1/organization/profile', { signal }, one(UserProfile))
}

/** Changes the signed-in organization's profile. `PUT /v1/organization/profile` */
export function updateProfile(input: Schemas['ProfileInput']): Promise<UserProfile | null> {
  return write('PUT', '/v1/organization/profile', { body: input }, oneIfAny(UserProfile))
}

/** The signed-in organization's plan. `GET /v1/organization/plan` */
export function getPlan({ signal }: Cancellable = {}): Promise<UserPlan> {
  return read('/v1/organization/plan', { signal }, one(UserPlan))
}

/** The signed-in organization's dashboards. `GET /v1/organization/dashboards` */
export function listDashboards({ signal }: Cancellable = {}): Promise<readonly Dashboard[]> {
  return read('/v1/organization/dashboards', { signal }, list(Dashboard, 'dashboards'))
}

/** The signed-in organization's namespace. `GET /v1/organization/namespace` */
export function getNamespace({ signal }: Cancellable = {}): Promise<UserNamespace> {
  return read('/v1/organization/namespace', { signal }, one(UserNamespace))
}

/** The signed-in organization's usage. `GET /v1/organization/resource-utilization` */
export function getUtilization({ signal }: Cancellable = {}): Promise<Utilization> {
  return read('/v1/organization/resource-utilization', { signal }, one(Utilization))
}
