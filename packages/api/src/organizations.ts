import * as v from 'valibot'
import { list as listOf, one, oneIfAny, page, type Page } from './answers'
import { read, write, type Cancellable } from './client'
import { Dashboard } from './dashboards'
import { count, flag, optionalText, requiredText, time } from './fields'
import { Namespace } from './namespaces'
import { searchQuery, type Paging } from './urls'
import { Utilization } from './utilization'
import { wireObject, type Schemas } from './wire'

type OrganizationOnWire = Schemas['Organization']

const planDetails = wireObject<NonNullable<OrganizationOnWire['planDetails']>>()({ name: optionalText })

/** An organization, as administrators see it and, in its details, its members. */
export const Organization = v.pipe(
  wireObject<OrganizationOnWire>()({
    id: requiredText,
    email: requiredText,
    created_at: time,
    is_active: flag,
    plan_id: optionalText,
    /** Null without a plan. Some platforms send it as `plan`, older ones in `planDetails` alone. */
    plan_name: optionalText,
    plan: optionalText,
    planDetails: v.fallback(v.nullish(planDetails, null), null),
    /** Null while no namespace is assigned. */
    namespace_name: optionalText,
    cluster_name: optionalText,
    cluster_region: optionalText,
    /** How many tools the organization may use beyond its plan; the same for the three below. */
    additional_tools: count,
    additional_agents: count,
    additional_group_graphs: count,
    additional_groups: count,
  }),
  v.transform(({ plan, planDetails: details, ...organization }) => ({
    ...organization,
    plan_name: organization.plan_name ?? plan ?? details?.name ?? null,
  })),
)
export type Organization = v.InferOutput<typeof Organization>

/** What an organization may use beyond its plan's limits: whole numbers from 0. */
export type Allowances = Schemas['Allowances']

/**
 * A page of organizations. `search` looks in the e-mail address; `organizationsUrl` gives the same address, for
 * starting the read early. `GET /v1/admin/organizations`
 */
export function list({ signal, ...params }: Paging & { search?: string } & Cancellable = {}): Promise<
  Page<Organization>
> {
  return read(
    '/v1/admin/organizations',
    { signal, params: { query: searchQuery(params) } },
    page(Organization, 'organizations'),
  )
}

/** An organization's details. `GET /v1/admin/organizations/{organizationId}/details` */
export function get(organizationId: string, { signal }: Cancellable = {}): Promise<Organization> {
  return read(
    '/v1/admin/organizations/{organizationId}/details',
    {
      signal,
      params: { path: { organizationId } },
    },
    one(Organization),
  )
}

/** An organization's dashboards. `GET /v1/admin/organizations/{organizationId}/dashboards` */
export function listDashboards(
  organizationId: string,
  { signal }: Cancellable = {},
): Promise<readonly Dashboard[]> {
  return read(
    '/v1/admin/organizations/{organizationId}/dashboards',
    {
      signal,
      params: { path: { organizationId } },
    },
    listOf(Dashboard, 'dashboards'),
  )
}

/**
 * An organization's namespace. `GET /v1/admin/organizations/{organizationId}/namespace`
 *
 * @throws {ApiError} With the status 404 while no namespace is assigned.
 */
export function getNamespace(organizationId: string, { signal }: Cancellable = {}): Promise<Namespace> {
  return read(
    '/v1/admin/organizations/{organizationId}/namespace',
    {
      signal,
      params: { path: { organizationId } },
    },
    one(Namespace),
  )
}

/** An organization's usage. `GET /v1/admin/organizations/{organizationId}/resource-utilization` */
export function getUtilization(organizationId: string, { signal }: Cancellable = {}): Promise<Utilization> {
  return read(
    '/v1/admin/organizations/{organizationId}/resource-utilization',
    {
      signal,
      params: { path: { organizationId } },
    },
    one(Utilization),
  )
}

/** Gives an organization a plan; null takes it away. `PUT /v1/admin/organizations/{organizationId}/plan` */
export function setPlan(organizationId: string, planId: string | null): Promise<Organization | null> {
  return write(
    'PUT',
    '/v1/admin/organizations/{organizationId}/plan',
    {
      params: { path: { organizationId } },
      body: { plan_id: planId },
    },
    oneIfAny(Organization),
  )
}

/** Sets an organization's allowances. `PUT /v1/admin/organizations/{organizationId}/allowances` */
export function setAllowances(organizationId: string, allowances: Allowances): Promise<Organization | null> {
  return write(
    'PUT',
    '/v1/admin/organizations/{organizationId}/allowances',
    {
      params: { path: { organizationId } },
      body: allowances,
    },
    oneIfAny(Organization),
  )
}
