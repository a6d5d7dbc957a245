import { errorOf, rowsOf, sandboxForTest } from './testing'

interface Product {
  id: string
  name: string
}

const start = async (switches: object = { syncMs: 0, syncSkipRate: 0 }) => {
  const { as, anonymous } = await sandboxForTest()
  const turn = (change: object) => anonymous.send('PUT', '/__sandbox/switches', change)
  await turn(switches)
  const admin = await as('admin@example.com')
  return {
    admin,
    turn,
    products: async (provider = 'paddle') =>
      rowsOf<Product>((await admin.get(`/v1/admin/payments/providers/${provider}/products`)).body),
    sync: () => admin.send('POST', '/v1/admin/payments/sync'),
    syncOrganizations: () => admin.send('POST', '/v1/admin/payments/sync-organizations'),
  }
}

test('a synchronisation brings in what only the provider knew', async () => {
  const { products, sync } = await start()
  const before = await products()

  expect((await sync()).body).toEqual({ providers_synced: 2, total_providers: 2 })
  expect((await products()).map(({ name }) => name)).toContain('Agent seat')
  expect(await products()).toHaveLength(before.length + 1)
})

test('providers that do not answer are skipped, with what they alone know', async () => {
  const { products, sync } = await start({ syncMs: 0, syncSkipRate: 1 })
  const before = await products()

  expect((await sync()).body).toEqual({ providers_synced: 0, total_providers: 2 })
  expect(await products()).toEqual(before)
})

test('a second synchronisation beside the first is refused, one after it is not', async () => {
  const { sync, syncOrganizations } = await start({ syncMs: 150, syncSkipRate: 0 })
  const [first, second] = await Promise.all([sync(), syncOrganizations()])
  const answers = [first, second].toSorted((a, b) => a.status - b.status)

  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  expect(errorOf(answers[1]?.body).code).toBe('sync_running')
  expect((await sync()).status).toBe(200)
})

test('organizations get the plan they paid for, once; skipped ones stay as they were', async () => {
  const { turn, syncOrganizations } = await start({ syncMs: 0, syncSkipRate: 1 })
  const skipped = (await syncOrganizations()).body
  expect(skipped).toMatchObject({ synced_organizations: 0, updated_plans: 0, activated_organizations: 0 })
  expect((skipped as { skipped: number }).skipped).toBeGreaterThan(0)

  await turn({ syncSkipRate: 0 })
  const first = (await syncOrganizations()).body as { synced_organizations: number }
  expect(first.synced_organizations).toBeGreaterThan(0)
  expect((await syncOrganizations()).body).toMatchObject({
    synced_organizations: first.synced_organizations,
    updated_plans: 0,
    activated_organizations: 0,
  })
})

test('a provider or product nobody knows is not found', async () => {
  const { admin, products } = await start()
  const [product] = await products('stripe')

  expect((await admin.get('/v1/admin/payments/providers/acme/products')).status).toBe(404)
  expect((await admin.get(`/v1/admin/payments/providers/paddle/products/${product?.id}/prices`)).status).toBe(
    404,
  )
})
