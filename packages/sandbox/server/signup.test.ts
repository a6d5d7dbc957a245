import { rowsOf, sandboxForTest } from './testing'

test('closing registration is seen at once, and stops checkouts', async () => {
  const { as, anonymous } = await sandboxForTest()
  const admin = await as('admin@example.com')
  const { provider_price_id } = (await anonymous.get('/new/plan/pro/price')).body as {
    provider_price_id: string
  }
  const order = { price_id: provider_price_id, email: 'somebody@example.com' }
  const buy = () => anonymous.send('POST', '/new/checkout', order)

  expect((await anonymous.get('/new/signup')).body).toEqual({ signup_enabled: true })
  expect((await buy()).body).toMatchObject({
    provider_price_id,
    transaction_id: expect.stringMatching(/^txn_/),
  })
  const setting = await admin.send('PUT', '/v1/admin/system/settings/signup', { enabled: false })
  expect(setting.body).toMatchObject({ key: 'signup_enabled', value: false })
  expect((await anonymous.get('/new/signup')).body).toEqual({ signup_enabled: false })
  expect((await buy()).status).toBe(403)
})

test('a plan that is deprecated, or has no price, is not offered', async () => {
  const { anonymous, as } = await sandboxForTest()
  const admin = await as('admin@example.com')
  const plans = rowsOf<{ id: string; name: string }>((await admin.get('/v1/admin/plans')).body)
  const idOf = (name: string) => plans.find((plan) => plan.name === name)?.id ?? ''
  const price = (key: string) => anonymous.get(`/new/plan/${key}/price`)
  const notOffered = { status: 404, body: { error: { code: 'plan_not_offered' } } }

  expect((await price('pro')).status).toBe(200)
  await admin.send('POST', `/v1/admin/plans/${idOf('Pro')}/deprecate`)
  expect(await price('pro')).toMatchObject(notOffered)

  const { connected_prices } = (await admin.get(`/v1/admin/plans/${idOf('Plus')}/with-prices`)).body as {
    connected_prices: { id: string }[]
  }
  for (const { id } of connected_prices)
    await admin.send('DELETE', `/v1/admin/plans/${idOf('Plus')}/prices/${id}`)
  expect(await price('plus')).toMatchObject(notOffered)
})

test('sells only what is offered', async () => {
  const { anonymous, as } = await sandboxForTest()
  const buy = (body: unknown) => anonymous.send('POST', '/new/checkout', body)

  expect((await anonymous.get('/new/plan/starter/price')).status).toBe(400)
  expect((await buy({ price_id: 'pri_nothing', email: 'a@example.com' })).status).toBe(422)
  expect((await buy({ price_id: 'pri_nothing', email: 'nonsense' })).status).toBe(400)

  const admin = await as('admin@example.com')
  const products = '/v1/admin/payments/providers/paddle/products'
  for (const { id, name } of rowsOf<{ id: string; name: string }>((await admin.get(products)).body)) {
    const prices = rowsOf<{ provider_price_id: string; status: string; plan_id: string | null }>(
      (await admin.get(`${products}/${id}/prices`)).body,
    )
    for (const { provider_price_id, status, plan_id } of prices) {
      const isSold = status === 'active' && plan_id !== null
      const answer = await buy({ price_id: provider_price_id, email: 'a@example.com' })
      expect([name, answer.status]).toEqual([name, isSold ? 200 : 422])
    }
  }
})
