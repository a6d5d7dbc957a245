import { read, write } from './client'
import { list as listOf, one, page } from './decode/answer'
import { namespace } from './decode/cluster'
import { jobOf } from './decode/job'
import { dashboard, organization, utilization } from './decode/organization'
import type {
  Allowances,
  Cancellable,
  Dashboard,
  Job,
  Namespace,
  Organization,
  Page,
  Paging,
  Utilization,
} from './models'
import { searchQuery } from './urls'

/** A page of organizations; `search` looks in the e-mail address. Start it early with `organizationsUrl`. */
export function list({ signal, ...params }: Paging & { search?: string } & Cancellable = {}): Promise<
  Page<Organization>
> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/organizations', { ...init, params: { query: searchQuery(params) } }),
  ).then(page(organization, 'organizations'))
}

/** An organization's details. */
export function get(organizationId: string, { signal }: Cancellable = {}): Promise<Organization> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/organizations/{organizationId}/details', {
      ...init,
      params: { path: { organizationId } },
    }),
  ).then(one(organization))
}

/** An organization's dashboards. */
export function listDashboards(organizationId: string, { signal }: Cancellable = {}): Promise<Dashboard[]> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/organizations/{organizationId}/dashboards', {
      ...init,
      params: { path: { organizationId } },
    }),
  ).then(listOf(dashboard, 'dashboards'))
}

/** An organization's namespace; 404 while none is assigned. */
export function getNamespace(organizationId: string, { signal }: Cancellable = {}): Promise<Namespace> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/organizations/{organizationId}/namespace', {
      ...init,
      params: { path: { organizationId } },
    }),
  ).then(one(namespace))
}

/** An organization's usage. */
export function getUtilization(organizationId: string, { signal }: Cancellable = {}): Promise<Utilization> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/organizations/{organizationId}/resource-utilization', {
      ...init,
      params: { path: { organizationId } },
    }),
  ).then(one(utilization))
}

/** Gives an organization a plan; null takes it away. */
export function setPlan(organizationId: string, planId: string | null): Promise<Organization> {
  return write((api, init) =>
    api.PUT('/v1/admin/organizations/{organizationId}/plan', {
      ...init,
      params: { path: { organizationId } },
      body: { plan_id: planId },
    }),
  ).then(one(organization))
}

/** Sets what an organization may use beyond its plan: whole numbers from 0. */
export function setAllowances(organizationId: string, allowances: Allowances): Promise<Organization> {
  return write((api, init) =>
    api.PUT('/v1/admin/organizations/{organizationId}/allowances', {
      ...init,
      params: { path: { organizationId } },
      body: allowances,
    }),
  ).then(one(organization))
}

/** Runs a custom job in an organization's namespace (its name). */
export function runJob(
  organizationId: string,
  input: { template_id: string; namespace: string },
): Promise<Job> {
  return write((api, init) =>
    api.POST('/v1/admin/organizations/{organizationId}/custom-jobs', {
      ...init,
      params: { path: { organizationId } },
      body: input,
    }),
  ).then(one(jobOf('organization')))
}
