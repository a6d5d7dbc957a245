import { errorOf, rowsOf, sandboxForTest } from './testing'

interface Product {
  id: string
  name: string
}

interface Offer {
  provider_price_id: string
}
interface Checkout {
  transaction_id: string
}

const start = async (switches: object = { syncMs: 0, syncSkipRate: 0 }) => {
  const { as, anonymous } = await sandboxForTest()
  const email = 'new@example.com'
  const turn = (change: object) => anonymous.send('PUT', '/__sandbox/switches', change)
  await turn(switches)
  const admin = await as('admin@example.com')
  return {
    admin,
    turn,
    buy: async (plan: string) => {
      const { provider_price_id } = (await anonymous.get(`/new/plan/${plan}/price`)).body as Offer
      const order = { price_id: provider_price_id, email }
      const { transaction_id } = (await anonymous.send('POST', '/new/checkout', order)).body as Checkout
      await anonymous.send('POST', `/__sandbox/paddle/transactions/${transaction_id}/pay`, {})
    },
    plansOfBuyer: async () => {
      const { body } = await (await as(email)).get('/v1/user/organizations')
      return (body as { organizations: { plan_name: string }[] }).organizations.map((one) => one.plan_name)
    },
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

test('of several organizations of one address each keeps the plan that was paid for it', async () => {
  const { buy, plansOfBuyer, syncOrganizations } = await start()
  await buy('plus')
  await buy('pro')
  const before = await plansOfBuyer()
  expect(before.toSorted()).toEqual(['Plus', 'Pro'])
  await syncOrganizations()
  expect(await plansOfBuyer()).toEqual(before)
})

test('a provider or product nobody knows is not found', async () => {
  const { admin, products } = await start()
  const [product] = await products('stripe')

  expect((await admin.get('/v1/admin/payments/providers/acme/products')).status).toBe(404)
  expect((await admin.get(`/v1/admin/payments/providers/paddle/products/${product?.id}/prices`)).status).toBe(
    404,
  )
})
