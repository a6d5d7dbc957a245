import Driver from 'better-sqlite3'
import { profileUser } from '../fixtures'
import { operations } from '../product'
import { createContractCheck, loadContract } from './contract'
import { databaseFile, errorOf, rowsOf, sandboxForFile, sandboxForTest, signIn } from './testing'

const { anonymous, url, authUrl } = await sandboxForFile()

const check = async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return createContractCheck(await loadContract())
}

test('lets pass what is agreed', async () => {
  const { check: judge, violations } = await check()

  expect(judge('getSignupStatus', 200, { signup_enabled: true })).toBeUndefined()
  expect(judge('getSignupStatus', 500, { error: { message: 'broken' } })).toBeUndefined()
  expect(judge('deletePlan', 204, undefined)).toBeUndefined()
  expect(violations).toEqual([])
})

test.each([
  ['a missing field', 'getSignupStatus', 200, {}],
  ['a wrong type', 'getSignupStatus', 200, { signup_enabled: 'yes' }],
  ['a malformed id', 'getUserProfile', 200, { ...profileUser, id: 'ada' }],
  ['a malformed time', 'getUserProfile', 200, { ...profileUser, created_at: '2026-02-30T10:00:00Z' }],
  ['a body where there is none', 'deletePlan', 204, {}],
  [
    'a number below its least',
    'getUserPlan',
    200,
    { name: 'Pro', max_groups: -1, max_agents: 1, max_tools: 1 },
  ],
  ['null', 'getUserProfile', 200, null],
  ['an error without its body', 'getUserProfile', 401, 'No session'],
  ['a status nobody documented', 'getSignupStatus', 418, { error: 'teapot' }],
  ['a page without its total', 'listOrganizations', 200, { data: [] }],
])('reports %s, loudly', async (_, operationId, status, body) => {
  const { check: judge, violations } = await check()

  expect(judge(operationId, status, body)).toMatchObject({ operationId, status })
  expect(violations).toHaveLength(1)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`contract violation: ${operationId}`))
})

test('refuses a request that breaks the contract, and says where', async () => {
  const { status, body } = await anonymous.send('POST', '/new/checkout', { price_id: '' })

  expect(status).toBe(400)
  expect(errorOf(body).message).toContain('email')
  expect(errorOf(body).message).toContain('price_id')
})

const sent = async (path: string, body: string | undefined, Cookie = '') => {
  const headers = { 'Content-Type': 'application/json', 'X-Console-Request': '1', Cookie }
  const response = await fetch(url + path, { method: 'POST', headers, body })
  return [response.status, errorOf(await response.json()).message]
}

test.each(['{"price_id":', 'price_id=1', '[]', '"text"', '', undefined])(
  'refuses the body %j',
  async (body) => {
    expect(await sent('/new/checkout', body)).toEqual([400, expect.stringMatching(/./)])
  },
)

test.each(['{"', '[]', '"text"', '', undefined])(
  'refuses the body %j where there is nothing to say, too',
  async (body) => {
    const cookie = await signIn(authUrl, 'admin@example.com')
    expect(await sent('/v1/admin/payments/sync', body, cookie)).toEqual([400, expect.stringMatching(/./)])
  },
)

test('an answer that breaks the contract is not given, and counted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const file = databaseFile()
  const { close } = await sandboxForTest({ database: file })
  await close()
  const database = new Driver(file)
  database.exec("UPDATE records SET row = json_set(row, '$.created_at', 'yesterday') WHERE kind = 'plans'")
  database.close()

  const { as } = await sandboxForTest({ database: file })
  const admin = await as('admin@example.com')
  const { status, body } = await admin.get('/v1/admin/plans')

  expect([status, errorOf(body).code]).toEqual([500, 'contract_violation'])
  expect((await admin.get('/__sandbox/contract')).body).toMatchObject({ violations: 1 })
})

test('a query parameter that is not documented is answered without, and counted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { as } = await sandboxForTest()
  const admin = await as('admin@example.com')
  const { status, body } = await admin.get('/v1/admin/users?limit=1&order=asc')

  expect([status, rowsOf(body).length]).toEqual([200, 1])
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('listUsers was asked'))
  expect((await admin.get('/__sandbox/contract')).body).toEqual({
    violations: 1,
    latest: [
      { operationId: 'listUsers', status: 200, problems: ['the query parameter order is not documented'] },
    ],
  })
})

test('an operation that throws is counted, though the contract has an answer for that', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(operations, 'getSignupStatus').mockImplementation(() => {
    throw new TypeError('is not a function')
  })
  const { anonymous: stranger } = await sandboxForTest()
  const { status, body } = await stranger.get('/new/signup')

  expect([status, errorOf(body).code]).toEqual([500, 'internal'])
  expect((await stranger.get('/__sandbox/contract')).body).toEqual({
    violations: 1,
    latest: [{ operationId: 'getSignupStatus', status: 500, problems: ['TypeError: is not a function'] }],
  })
})
