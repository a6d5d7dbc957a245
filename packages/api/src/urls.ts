import type { JobFilters, Paging } from './models'

/**
 * The addresses of the reads a first screen needs, so that the console can start them before its code has
 * arrived. The calls themselves are built from the same pieces: equal parameters, equal address.
 * Product paths are relative to `apiUrl`, identity paths to `authUrl`.
 */

/** The parameters of a query, in the order they are sent. */
export type Query = Record<string, string | number | boolean | null | undefined>

/** Parameters in the order given; those that say nothing (undefined, null, empty) are left out. */
export function serializeQuery(query: Query): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
}

/** The one order of a searched list's parameters. */
export function searchQuery({ page, limit, search }: Paging & { search?: string }) {
  return { page, limit, search }
}

/** The one order of the job and workflow lists' parameters. */
export function jobQuery(params: Paging & JobFilters) {
  const { organization_id, organization_email, cluster_name, job_type, page, limit } = params
  return { organization_id, organization_email, cluster_name, job_type, page, limit }
}

const withQuery = (path: string, query: Query) => {
  const serialized = serializeQuery(query)
  return serialized === '' ? path : `${path}?${serialized}`
}

/** `GET` of `signup.getStatus`. */
export const signupStatusUrl = () => '/new/signup'

/** `GET` of `organizations.list`. */
export const organizationsUrl = (params: Paging & { search?: string } = {}) =>
  withQuery('/v1/admin/organizations', searchQuery(params))

/** The reads of the user's overview, by the name of their call in `user`. */
export const userOverviewUrls = {
  getProfile: '/v1/user/profile',
  listOrganizations: '/v1/user/organizations',
  getPlan: '/v1/user/plan',
  listDashboards: '/v1/user/dashboards',
  getNamespace: '/v1/user/namespace',
  getUtilization: '/v1/user/resource-utilization',
} as const

/** The reads of the administrators' overview: totals, short lists and the latest jobs. */
export const adminOverviewUrls = () =>
  [
    'organizations?page=1&limit=1',
    'plans',
    'clusters',
    'admins',
    'jobs?page=1&limit=100',
    'cluster-jobs?page=1&limit=100',
  ].map((list) => `/v1/admin/${list}`)

/** `GET` of `whoami`, relative to `authUrl`. */
export const whoamiUrl = () => '/sessions/whoami'

/** `GET` of the login screen's flow, relative to `authUrl`: the one named, else a new one. */
export function loginFlowUrl(
  params: { flow?: string; refresh?: boolean; aal?: string; returnTo?: string } = {},
) {
  const { flow, refresh, aal, returnTo } = params
  if (flow) return withFormQuery('/self-service/login/flows', { id: flow })
  return withFormQuery('/self-service/login/browser', { refresh, aal, return_to: returnTo })
}

// The identity client serializes as forms do ('+' for a space); its order is that of its parameters.
function withFormQuery(path: string, query: Query) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}
