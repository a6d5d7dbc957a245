/**
 * What the signed-in user sees of their own account. organization.ts has the same reads for an organization that is
 * signed in itself.
 */
import * as v from 'valibot'
import { list, one, oneIfAny } from './answers'
import { read, write, type Cancellable } from './client'
import { Dashboard } from './dashboards'
import { count, flag, optionalCount, optionalText, requiredText, text, time } from './fields'
import { Organization } from './organizations'
import { OpenCheckout, ProvisioningStep } from './provisioning'
import { Subscription } from './subscription'
import { userOverviewUrls as url } from './urls'
import { Utilization } from './utilization'
import { wireObject, type Schemas } from './wire'

/** The signed-in account. */
export const UserProfile = wireObject<Schemas['UserProfile']>()({
  id: requiredText,
  email: requiredText,
  created_at: time,
  isAdmin: flag,
  is_active: flag,
})
export type UserProfile = v.InferOutput<typeof UserProfile>

/** A plan's name and limits as its customers see them. */
export const UserPlan = wireObject<Schemas['UserPlan']>()({
  name: requiredText,
  max_groups: count,
  max_agents: count,
  max_tools: count,
  /** Null where the platform does not say. */
  max_group_graphs: optionalCount,
})
export type UserPlan = v.InferOutput<typeof UserPlan>

/** Where an organization's workloads run. */
export const UserNamespace = wireObject<Schemas['UserNamespace']>()({
  name: requiredText,
  /** The cluster's name. */
  cluster: text,
  region: text,
})
export type UserNamespace = v.InferOutput<typeof UserNamespace>

/** An organization in its member's list. The wire calls its fields `organization_id` and so on (§3.4). */
export const UserOrganization = v.pipe(
  wireObject<Schemas['UserOrganization']>()({
    organization_id: requiredText,
    organization_email: requiredText,
    organization_active: flag,
    created_at: time,
    plan_name: optionalText,
  }),
  v.transform((wire) => ({
    id: wire.organization_id,
    email: wire.organization_email,
    is_active: wire.organization_active,
    created_at: wire.created_at,
    /** The plan's name; null without one. */
    plan: wire.plan_name,
  })),
)
export type UserOrganization = v.InferOutput<typeof UserOrganization>

/** The signed-in user's profile. `GET /v1/user/profile` */
export function getProfile({ signal }: Cancellable = {}): Promise<UserProfile> {
  return read(url.getProfile, { signal }, one(UserProfile))
}

/** Changes the signed-in user's profile. `PUT /v1/user/profile` */
export function updateProfile(input: Schemas['ProfileInput']): Promise<UserProfile | null> {
  return write('PUT', '/v1/user/profile', { body: input }, oneIfAny(UserProfile))
}

/** The signed-in user's plan. `GET /v1/user/plan` */
export function getPlan({ signal }: Cancellable = {}): Promise<UserPlan> {
  return read(url.getPlan, { signal }, one(UserPlan))
}

/** The signed-in user's dashboards. `GET /v1/user/dashboards` */
export function listDashboards({ signal }: Cancellable = {}): Promise<readonly Dashboard[]> {
  return read(url.listDashboards, { signal }, list(Dashboard, 'dashboards'))
}

/** The signed-in user's namespace. `GET /v1/user/namespace` */
export function getNamespace({ signal }: Cancellable = {}): Promise<UserNamespace> {
  return read(url.getNamespace, { signal }, one(UserNamespace))
}

/** The signed-in user's usage. `GET /v1/user/resource-utilization` */
export function getUtilization({ signal }: Cancellable = {}): Promise<Utilization> {
  return read(url.getUtilization, { signal }, one(Utilization))
}

/** The organizations the signed-in user belongs to. `GET /v1/user/organizations` */
export function listOrganizations({ signal }: Cancellable = {}): Promise<readonly UserOrganization[]> {
  return read(url.listOrganizations, { signal }, list(UserOrganization, 'organizations'))
}

/**
 * One of the user's organizations. `GET /v1/user/organizations/{organizationId}`
 *
 * @throws {ApiError} With the status 404 where it does not exist or the user is no member of it.
 */
export function getOrganization(organizationId: string, { signal }: Cancellable = {}): Promise<Organization> {
  return read(
    '/v1/user/organizations/{organizationId}',
    {
      signal,
      params: { path: { organizationId } },
    },
    one(Organization),
  )
}

/** The plan of one of the user's organizations. `GET /v1/user/organizations/{organizationId}/plan` */
export function getOrganizationPlan(organizationId: string, { signal }: Cancellable = {}): Promise<UserPlan> {
  return read(
    '/v1/user/organizations/{organizationId}/plan',
    {
      signal,
      params: { path: { organizationId } },
    },
    one(UserPlan),
  )
}

/** The usage of one of the user's organizations. `GET /v1/user/organizations/{organizationId}/resource-utilization` */
export function getOrganizationUtilization(
  organizationId: string,
  { signal }: Cancellable = {},
): Promise<Utilization> {
  return read(
    '/v1/user/organizations/{organizationId}/resource-utilization',
    {
      signal,
      params: { path: { organizationId } },
    },
    one(Utilization),
  )
}

/**
 * What one of the user's organizations pays. `GET /v1/user/organizations/{organizationId}/subscription`, of the feature
 * `subscription`
 *
 * @throws {ApiError} With the status 404 where nothing is paid for it.
 */
export function getOrganizationSubscription(
  organizationId: string,
  { signal }: Cancellable = {},
): Promise<Subscription> {
  return read(
    '/v1/user/organizations/{organizationId}/subscription',
    {
      signal,
      params: { path: { organizationId } },
    },
    one(Subscription),
  )
}

/**
 * How far the organization of the signed-in user has come, in the order of the steps. `GET /v1/user/provisioning`, of the
 * feature `provisioning`
 */
export function getProvisioning({ signal }: Cancellable = {}): Promise<readonly ProvisioningStep[]> {
  return read('/v1/user/provisioning', { signal }, list(ProvisioningStep, 'steps'))
}

/**
 * The last checkout of the signed-in user that is not paid. `GET /v1/user/checkout`, of the feature `checkout.open`
 *
 * @throws {ApiError} With the status 404 where there is none.
 */
export function getOpenCheckout({ signal }: Cancellable = {}): Promise<OpenCheckout> {
  return read('/v1/user/checkout', { signal }, one(OpenCheckout))
}
