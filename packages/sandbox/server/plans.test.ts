import { errorOf, rowsOf, sandboxForTest, totalOf } from './testing'

interface Plan {
  id: string
  name: string
  is_default: boolean
  deprecated: boolean
  connected_prices?: { id: string }[]
}

const start = async () => {
  const { as } = await sandboxForTest()
  const admin = await as('admin@example.com')
  const list = async () => rowsOf<Plan>((await admin.get('/v1/admin/plans')).body)
  const named = async (name: string) => {
    const plan = (await list()).find((candidate) => candidate.name === name)
    if (!plan) throw new Error(`There is no plan ${name}`)
    return plan
  }
  const usage = async (id: string) =>
    ((await admin.get(`/v1/admin/plans/${id}/usage`)).body as { organization_count: number })
      .organization_count
  return { admin, list, named, usage }
}

const input = {
  name: 'Trial',
  description: 'For two weeks',
  max_tools: 1,
  max_agents: 1,
  max_group_graphs: 1,
  max_groups: 1,
  price_in_cents: 0,
}

test('nine plans, two of them deprecated, which active_only leaves out', async () => {
  const { admin, list } = await start()

  expect(await list()).toHaveLength(9)
  expect(totalOf((await admin.get('/v1/admin/plans?active_only=true')).body)).toBe(7)
})

test('deleting a plan moves its organizations in the same step, or does nothing', async () => {
  const { admin, list, named, usage } = await start()
  const [pro, team, old] = [await named('Pro'), await named('Team'), await named('Business 2024')]
  const [before, target] = [await usage(pro.id), await usage(team.id)]
  expect(before).toBeGreaterThan(0)

  const remove = (body?: unknown) => admin.send('DELETE', `/v1/admin/plans/${pro.id}`, body)
  expect(errorOf((await remove()).body).message).toBe(
    'Please select a migration plan for existing organizations',
  )
  expect((await remove({ migration_plan_id: old.id })).status).toBe(422)
  expect((await remove({ migration_plan_id: pro.id })).status).toBe(422)
  expect(await usage(pro.id)).toBe(before)

  expect((await remove({ migration_plan_id: team.id })).status).toBe(204)
  expect(await usage(team.id)).toBe(target + before)
  expect((await list()).map(({ name }) => name)).not.toContain('Pro')
})

test('there is at most one default, and never a deprecated one', async () => {
  const { admin, list, named } = await start()
  const [pro, old] = [await named('Pro'), await named('Business 2024')]
  const defaults = async () => (await list()).filter(({ is_default }) => is_default).map(({ name }) => name)
  const post = async (id: string, action: string) =>
    (await admin.send('POST', `/v1/admin/plans/${id}/${action}`)).status
  expect(await defaults()).toEqual(['Starter'])

  expect(await post(pro.id, 'set-default')).toBe(200)
  expect(await defaults()).toEqual(['Pro'])
  expect(await post(old.id, 'set-default')).toBe(409)
  expect(await post(pro.id, 'deprecate')).toBe(200)
  expect(await defaults()).toEqual([])
  expect(await post(pro.id, 'undeprecate')).toBe(200)
})

test('creates and changes plans under names of their own', async () => {
  const { admin } = await start()
  const created = await admin.send('POST', '/v1/admin/plans', input)
  const { id } = created.body as Plan

  expect(created.body).toMatchObject({ ...input, is_default: false, deprecated: false })
  expect((await admin.send('POST', '/v1/admin/plans', input)).status).toBe(409)
  expect((await admin.send('POST', '/v1/admin/plans', { ...input, name: '  ' })).status).toBe(422)
  expect((await admin.send('POST', '/v1/admin/plans', { ...input, name: 'x', max_tools: 1.5 })).status).toBe(
    400,
  )
  const changed = await admin.send('PUT', `/v1/admin/plans/${id}`, { ...input, price_in_cents: 100 })
  expect(changed.body).toMatchObject({ price_in_cents: 100 })
  expect((await admin.send('PUT', `/v1/admin/plans/${id}`, { ...input, name: 'Pro' })).status).toBe(409)
})

test('connects and disconnects prices', async () => {
  const { admin, named } = await start()
  const [pro, team] = [await named('Pro'), await named('Team')]
  const pricesOf = async (plan: Plan) =>
    ((await admin.get(`/v1/admin/plans/${plan.id}/with-prices`)).body as Plan).connected_prices?.map(
      ({ id }) => id,
    )
  const [price] = (await pricesOf(pro)) ?? []
  const path = (plan: Plan) => `/v1/admin/plans/${plan.id}/prices/${price}`

  expect((await admin.send('PUT', path(team))).body).toMatchObject({ plan_id: team.id })
  expect(await pricesOf(pro)).not.toContain(price)
  expect((await admin.send('DELETE', path(pro))).status).toBe(404)
  expect((await admin.send('DELETE', path(team))).body).toMatchObject({ plan_id: null })
})
