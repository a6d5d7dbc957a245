/**
 * The addresses of the reads that first screens need, so that the console can start them before its code has arrived.
 * A read started early is found again by its address, so the calls are built from the same pieces: with equal
 * parameters they ask for the same address to the letter. Product paths are relative to `apiUrl`, identity paths to
 * `authUrl`.
 */
import type { QueryOf } from './wire'

/** Which page of a list: `page` from 1, `limit` items on each. */
export type Paging = Pick<QueryOf<'listOrganizations'>, 'page' | 'limit'>

/** The parameters of a query, in the order they are sent. */
export type Query = Record<string, string | number | boolean | null | undefined>

/** Parameters in the order given; those that say nothing (undefined, null, '') are left out. */
export function serializeQuery(query: Query): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
}

type SearchQuery = QueryOf<'listOrganizations'>

/** The parameters of a list that can be searched, in the order they are always sent in. */
export function searchQuery({ page, limit, search }: SearchQuery): SearchQuery {
  return { page, limit, search }
}

type JobsQuery = QueryOf<'listJobs'>

/** The parameters of the lists of jobs and of workflows, in the order they are always sent in. */
export function jobsQuery(params: JobsQuery): JobsQuery {
  const { organization_id, organization_email, cluster_name, job_type, page, limit } = params
  return { organization_id, organization_email, cluster_name, job_type, page, limit }
}

const withQuery = (path: string, query: Query) => {
  const serialized = serializeQuery(query)
  return serialized === '' ? path : `${path}?${serialized}`
}

/** The address that `signup.getStatus` reads. */
export const signupStatusUrl = () => '/new/signup'

/** The address that `organizations.list` reads with these parameters. */
export const organizationsUrl = (params: SearchQuery = {}) =>
  withQuery('/v1/admin/organizations', searchQuery(params))

/** The addresses of the user overview's reads, by the names of their calls in `user`. */
export const userOverviewUrls = {
  getProfile: '/v1/user/profile',
  listOrganizations: '/v1/user/organizations',
  getPlan: '/v1/user/plan',
  listDashboards: '/v1/user/dashboards',
  getNamespace: '/v1/user/namespace',
  getUtilization: '/v1/user/resource-utilization',
} as const

/** The addresses of the admin overview's reads: totals, short lists and the latest jobs. */
export const adminOverviewUrls = () =>
  [
    'organizations?page=1&limit=1',
    'plans',
    'clusters',
    'admins',
    'jobs?page=1&limit=100',
    'cluster-jobs?page=1&limit=100',
  ].map((list) => `/v1/admin/${list}`)

/** The address that `whoami` reads, relative to `authUrl`. */
export const whoamiUrl = () => '/sessions/whoami'

/** The address of the login screen's flow, relative to `authUrl`: the flow that is named, else a new one. */
export function loginFlowUrl(
  params: { flow?: string; refresh?: boolean; aal?: string; returnTo?: string } = {},
) {
  const { flow, refresh, aal, returnTo } = params
  if (flow) return withFormQuery('/self-service/login/flows', { id: flow })
  return withFormQuery('/self-service/login/browser', { refresh, aal, return_to: returnTo })
}

// The identity client writes queries as forms do, with '+' for a space, in the order of its own parameters.
function withFormQuery(path: string, query: Query) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}
