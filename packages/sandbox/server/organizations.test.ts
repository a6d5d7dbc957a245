import { errorOf, rowsOf, sandboxForFile, totalOf } from './testing'

const { as } = await sandboxForFile()
const admin = await as('admin@example.com')

const idsOf = (body: unknown) => rowsOf<{ id: string }>(body).map(({ id }) => id)

test('lists organizations in pages, newest first, each exactly once', async () => {
  const page = async (number: number) =>
    (await admin.get(`/v1/admin/organizations?page=${number}&limit=25`)).body

  const pages = [await page(1), await page(2), await page(3)]
  expect(pages.map((body) => rowsOf(body).length)).toEqual([25, 25, 14])
  expect(pages[0]).toMatchObject({ pagination: { total: 64, totalPages: 3 } })
  expect(new Set(pages.flatMap(idsOf)).size).toBe(64)

  const dates = pages.flatMap((body) =>
    rowsOf<{ created_at: string }>(body).map(({ created_at }) => created_at),
  )
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(await page(4)).toEqual({ data: [], pagination: { total: 64, totalPages: 3 } })
  expect(idsOf(await page(2))).toEqual(idsOf(pages[1]))
})

test('the default page holds 25', async () => {
  expect(rowsOf((await admin.get('/v1/admin/organizations')).body)).toHaveLength(25)
})

test.each([
  ['NORTHWIND', 1],
  ['  northwind ', 1],
  ['.example', 64],
  ['%', 0],
  ['_', 0],
  ["' OR 1=1 --", 0],
])('searching %j finds %i', async (search, total) => {
  const { body } = await admin.get(`/v1/admin/organizations?search=${encodeURIComponent(search)}`)

  expect(totalOf(body)).toBe(total)
})

test.each(['page=0', 'page=x', 'limit=0', 'limit=1.5'])('refuses %s', async (query) => {
  const { status, body } = await admin.get(`/v1/admin/organizations?${query}`)

  expect(status).toBe(400)
  expect(errorOf(body).message).toContain(query.split('=')[0])
})

test('saves a plan and allowances, and refuses what is not one', async () => {
  const [organization] = rowsOf<{ id: string }>((await admin.get('/v1/admin/organizations?limit=1')).body)
  const path = `/v1/admin/organizations/${organization?.id}`
  const plan = rowsOf<{ id: string; name: string }>((await admin.get('/v1/admin/plans')).body).find(
    ({ name }) => name === 'Pro',
  )

  const changed = await admin.send('PUT', `${path}/plan`, { plan_id: plan?.id })
  expect(changed.body).toMatchObject({ plan_id: plan?.id, plan_name: 'Pro' })
  const allowances = {
    additional_tools: 4,
    additional_agents: 0,
    additional_group_graphs: 1,
    additional_groups: 2,
  }
  await admin.send('PUT', `${path}/allowances`, allowances)
  expect((await admin.get(`${path}/details`)).body).toMatchObject({ ...allowances, plan_name: 'Pro' })
  expect((await admin.get(`${path}/resource-utilization`)).body).toMatchObject({ tools: { max: 14 } })

  expect((await admin.send('PUT', `${path}/plan`, { plan_id: organization?.id })).status).toBe(422)
  expect(
    (await admin.send('PUT', `${path}/allowances`, { ...allowances, additional_tools: -1 })).status,
  ).toBe(400)
  expect((await admin.send('PUT', `${path}/plan`, { plan_id: null })).body).toMatchObject({ plan_name: null })
  expect((await admin.get(`${path}/resource-utilization`)).body).toMatchObject({ tools: { max: 'N/A' } })
})
