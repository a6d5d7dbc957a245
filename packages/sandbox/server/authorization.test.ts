import { loadContract } from './contract'
import { sandboxForFile, sandboxForTest, signIn } from './testing'

const { url, anonymous, as } = await sandboxForFile()
const [user, admin] = await Promise.all([as('user@example.com'), as('admin@example.com')])

const nobody = '00000000-0000-4000-8000-000000000000'
const samples: Record<string, string> = { key: 'plus', provider: 'nobody' }

test('every operation is built, asks for a session, and keeps administration to administrators', async () => {
  const operations = (await loadContract()).router.getOperations()
  expect(operations.length).toBeGreaterThan(70)

  for (const { operationId, path, method, security } of operations) {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? nobody)
    const statuses = await Promise.all(
      [anonymous, user, admin].map(
        async (client) => (await client.send(method.toUpperCase(), address)).status,
      ),
    )
    const allowed = [200, 204, 400, 404, 409]
    const asksForSession = security?.some((needed) => 'session' in needed)
    const forAnonymous = asksForSession ? [401] : allowed
    const forUser = path.startsWith('/v1/admin') ? [403] : allowed
    expect({ operationId, statuses }).toEqual({
      operationId,
      statuses: [forAnonymous, forUser, allowed].map((expected) => expect.toBeOneOf(expected)),
    })
  }
  expect((await anonymous.get('/__sandbox/contract')).body).toMatchObject({ violations: 0 })
})

test('refuses before it validates: a stranger learns nothing about the input', async () => {
  expect((await user.send('POST', '/v1/admin/plans', { nonsense: true })).status).toBe(403)
})

test('a cookie nobody was given is no session', async () => {
  const response = await fetch(`${url}/v1/user/profile`, {
    headers: { Cookie: 'ory_kratos_session=made-up' },
  })

  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ error: { message: 'No session', code: 'unauthorized' } })
})

test('an address the contract does not know is not found', async () => {
  expect((await anonymous.get('/v1/nothing')).status).toBe(404)
  expect((await anonymous.send('DELETE', '/new/signup')).status).toBe(405)
})

test('administrators can lose their entries alone, or the trait with them', async () => {
  const { url, authUrl, anonymous } = await sandboxForTest()
  const headers = { Cookie: await signIn(authUrl, 'admin@example.com') }
  const isAdmin = async () => {
    const answer = await fetch(`${authUrl}/sessions/whoami`, { headers })
    return (
      ((await answer.json()) as { identity: { traits: { admin?: boolean } } }).identity.traits.admin === true
    )
  }
  const ask = async () => (await fetch(`${url}/v1/admin/admins`, { headers })).status
  expect([await isAdmin(), await ask()]).toEqual([true, 200])
  await anonymous.send('PUT', '/__sandbox/switches', { adminsLose: 'entry' })
  expect([await isAdmin(), await ask()]).toEqual([true, 403])
  await anonymous.send('PUT', '/__sandbox/switches', { adminsLose: 'entry and trait' })
  expect([await isAdmin(), await ask()]).toEqual([false, 403])
})
