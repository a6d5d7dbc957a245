import {
  whoami,
  whoamiUrl,
  jobs,
  loginFlowUrl,
  organizations,
  organizationsUrl,
  signup,
  signupStatusUrl,
  user,
  userOverviewUrls,
} from '.'
import { login } from './identity'
import { fakeServer, json } from './testing/server'

// A read started early is found by its address alone, so the two must agree to the letter.
const params = [
  {},
  { page: 2, limit: 25, search: 'a b+c/ä&d=e' },
  { search: 'northwind', limit: 25, page: 1 },
  { page: 1, search: '' },
  { page: undefined, limit: 10 },
]

test.each(params)('organizations.list(%o) asks for organizationsUrl', async (given) => {
  const { seen } = fakeServer(() => json([]))
  await organizations.list(given)
  expect(seen[0]?.url).toBe(organizationsUrl(given))
})

test('parameters come in one order, and empty ones not at all', () => {
  expect(organizationsUrl({ search: 'x', limit: 25, page: 2 })).toBe(
    '/v1/admin/organizations?page=2&limit=25&search=x',
  )
  expect(organizationsUrl({ search: '' })).toBe('/v1/admin/organizations')
})

test('what is asked for several times is sent as several parameters', async () => {
  const { seen } = fakeServer(() => json([]))
  await jobs.list({ status: ['failed', 'error'], job_type: ['a', 'b'], job_type_not: [], limit: 50 })
  await jobs.list({ job_type: 'a' })
  expect(seen.map(({ url }) => url)).toEqual([
    '/v1/admin/jobs?job_type=a&job_type=b&status=failed&status=error&limit=50',
    '/v1/admin/jobs?job_type=a',
  ])
})

test.each([
  ['signup.getStatus', () => signup.getStatus(), signupStatusUrl()],
  ['user.getProfile', () => user.getProfile(), userOverviewUrls.getProfile],
  ['user.listOrganizations', () => user.listOrganizations(), userOverviewUrls.listOrganizations],
  ['user.getPlan', () => user.getPlan(), userOverviewUrls.getPlan],
  ['user.listDashboards', () => user.listDashboards(), userOverviewUrls.listDashboards],
  ['user.getNamespace', () => user.getNamespace(), userOverviewUrls.getNamespace],
  ['user.getUtilization', () => user.getUtilization(), userOverviewUrls.getUtilization],
  ['whoami', () => whoami(), whoamiUrl()],
])('%s asks for its address', async (_, call, url) => {
  const { seen } = fakeServer(() => json(null))
  await call().catch(() => {})
  expect(seen.map((request) => request.url)).toEqual([url])
})

test.each([
  {},
  { returnTo: 'http://console.test/user?x=a b&y=ä' },
  { returnTo: 'http://console.test/', aal: 'aal2', refresh: true },
  { refresh: true },
])('login.create(%o) asks for loginFlowUrl', async (given) => {
  const { seen } = fakeServer(() => json({}))
  await login.create(given)
  expect(seen[0]?.url).toBe(loginFlowUrl(given))
})

test('login.get asks for loginFlowUrl', async () => {
  const { seen } = fakeServer(() => json({}))
  await login.get('4f1c ä')
  expect(seen[0]?.url).toBe(loginFlowUrl({ flow: '4f1c ä', returnTo: 'ignored' }))
})
