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
  adminUrls(
    'organizations?page=1&limit=1',
    'plans',
    'clusters',
    'admins',
    'jobs?page=1&limit=100',
    'cluster-jobs?page=1&limit=100',
  )

/** The addresses of the reads that the jobs screen begins with: workflows, the latest jobs, recent jobs. */
export const jobsUrls = () =>
  adminUrls('workflows?page=1&limit=6', 'jobs?page=1&limit=100', 'jobs?page=1&limit=15')

const adminUrls = (...lists: string[]) => lists.map((list) => `/v1/admin/${list}`)

/** The address that `whoami` reads, relative to `authUrl`. */
export const whoamiUrl = () => '/sessions/whoami'

/** The address that `logoutUrl` reads, relative to `authUrl`. */
export const logoutFlowUrl = ({ returnTo }: { returnTo?: string } = {}) =>
  withFormQuery('/self-service/logout/browser', { return_to: returnTo })

/** The kinds of flow, as Kratos' paths name them. */
type FlowKind = 'login' | 'registration' | 'verification' | 'recovery' | 'settings'

/** The address of the flow with this id, relative to `authUrl`. */
export const flowUrl = (kind: FlowKind, id: string) => withFormQuery(`/self-service/${kind}/flows`, { id })

/** What a new flow is begun with. Each kind knows some of these. */
export interface FlowParams {
  refresh?: boolean
  aal?: string
  returnTo?: string
  loginChallenge?: string
  afterVerificationReturnTo?: string
  organization?: string
  via?: string
}

/** The address that begins a flow, relative to `authUrl`. */
export const newFlowUrl = (kind: FlowKind, params: FlowParams) =>
  withFormQuery(`/self-service/${kind}/browser`, {
    refresh: params.refresh,
    aal: params.aal,
    return_to: params.returnTo,
    login_challenge: params.loginChallenge,
    after_verification_return_to: params.afterVerificationReturnTo,
    organization: params.organization,
    via: params.via,
  })

/** The address of the login screen's flow, relative to `authUrl`: the flow that is named, else a new one. */
export const loginFlowUrl = ({ flow, ...params }: { flow?: string } & FlowParams = {}) =>
  flow ? flowUrl('login', flow) : newFlowUrl('login', params)

// Written as the identity client writes queries: as forms do, with '+' for a space, in the order of its own parameters.
function withFormQuery(path: string, query: Query) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}
