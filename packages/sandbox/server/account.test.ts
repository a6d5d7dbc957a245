import { errorOf, rowsOf, sandboxForFile } from './testing'

const { as } = await sandboxForFile()
const user = await as('user@example.com')

interface Mine {
  organizations: { organization_id: string; organization_email: string }[]
}

test('a user sees their own account, plan, namespace, usage, dashboards and organizations', async () => {
  expect((await user.get('/v1/user/profile')).body).toMatchObject({
    email: 'user@example.com',
    isAdmin: false,
  })
  expect((await user.get('/v1/user/plan')).body).toHaveProperty('max_agents')
  expect((await user.get('/v1/user/namespace')).body).toHaveProperty('cluster')
  expect((await user.get('/v1/user/resource-utilization')).body).toHaveProperty('agents.max')
  expect(((await user.get('/v1/user/dashboards')).body as unknown[]).length).toBeGreaterThan(1)
  expect(((await user.get('/v1/user/organizations')).body as Mine).organizations).toHaveLength(5)
  for (const part of ['profile', 'plan', 'namespace', 'resource-utilization', 'dashboards'])
    expect((await user.get(`/v1/organization/${part}`)).status).toBe(200)
})

test('a user without an organization is told what is missing by its code', async () => {
  const newcomer = await as('new@example.com')
  const codeOf = async (path: string) => {
    const { status, body } = await newcomer.get(path)
    return [status, errorOf(body).code]
  }

  expect(await codeOf('/v1/user/plan')).toEqual([404, 'plan_not_found'])
  expect(await codeOf('/v1/user/namespace')).toEqual([404, 'namespace_not_found'])
  expect(await codeOf('/v1/user/resource-utilization')).toEqual([404, 'resource_utilization_unavailable'])
  expect((await newcomer.get('/v1/user/dashboards')).body).toEqual([])
  expect((await newcomer.get('/v1/user/organizations')).body).toEqual({ organizations: [] })
})

test("somebody else's organization is as absent as one that does not exist", async () => {
  const admin = await as('admin@example.com')
  const { organizations } = (await user.get('/v1/user/organizations')).body as Mine
  const mine = new Set(organizations.map(({ organization_id }) => organization_id))
  const all = rowsOf<{ id: string }>((await admin.get('/v1/admin/organizations?limit=100')).body)
  const foreign = all.find(({ id }) => !mine.has(id))?.id

  for (const part of ['', '/plan', '/resource-utilization']) {
    const stranger = await user.get(`/v1/user/organizations/${foreign}${part}`)
    const absent = await user.get(`/v1/user/organizations/00000000-0000-4000-8000-000000000000${part}`)
    expect(stranger.status).toBe(404)
    expect(stranger.body).toEqual(absent.body)
  }
})

test('changes the address of an account unless it is taken', async () => {
  const changed = await user.send('PUT', '/v1/user/profile', { email: 'Jamie@Example.com' })
  expect(changed.body).toMatchObject({ email: 'jamie@example.com' })
  expect((await user.get('/v1/user/profile')).body).toMatchObject({ email: 'jamie@example.com' })
  expect((await user.send('PUT', '/v1/user/profile', { email: 'new@example.com' })).status).toBe(409)
  expect((await user.send('PUT', '/v1/user/profile', { email: 'nonsense' })).status).toBe(400)
  await user.send('PUT', '/v1/user/profile', { email: 'user@example.com' })
})
