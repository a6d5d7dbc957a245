import { createContractCheck, loadContract } from './contract'
import { errorOf, sandboxForFile } from './testing'

const { anonymous, url } = await sandboxForFile()

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
  ['a malformed id', 'getUserPlan', 200, { name: 'Pro', max_groups: -1, max_agents: 1, max_tools: 1 }],
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

test.each(['{"price_id":', 'price_id=1', '[]', '"text"'])('refuses the body %s', async (body) => {
  const response = await fetch(`${url}/new/checkout`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Console-Request': '1' },
    body,
  })

  expect(response.status).toBe(400)
  expect(await response.json()).toHaveProperty('error.message')
})
