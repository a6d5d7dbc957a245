import { errorOf, sandboxForTest, signIn, clientOf } from './testing'

interface Steps {
  steps: { key: string; state: string; at: string | null; message: string | null }[]
}

/** Somebody with an account and an open checkout, in a sandbox whose clock the test turns. */
async function start() {
  let moment = Date.parse('2026-11-20T12:00:00Z')
  const sandbox = await sandboxForTest({ now: () => new Date(moment) })
  const { anonymous, authUrl, url } = sandbox
  const person = clientOf(url, await signIn(authUrl, 'new@example.com'))
  const price = (await anonymous.get('/new/plan/pro/price')).body as { provider_price_id: string }
  const order = { price_id: price.provider_price_id, email: 'new@example.com' }
  const created = await anonymous.send('POST', '/new/checkout', order)
  const { transaction_id } = created.body as { transaction_id: string }
  const provider = `/__sandbox/paddle/transactions/${transaction_id}`
  return {
    ...sandbox,
    person,
    price: price.provider_price_id,
    transaction_id,
    pay: () => anonymous.send('POST', `${provider}/pay`, {}),
    decline: () => anonymous.send('POST', `${provider}/decline`, {}),
    wait: (seconds: number) => (moment += seconds * 1000),
    steps: async () => ((await person.get('/v1/user/provisioning')).body as Steps).steps,
    states: async () =>
      ((await person.get('/v1/user/provisioning')).body as Steps).steps.map(({ state }) => state),
  }
}

test('the steps go on from the payment to the organization that is ready', async () => {
  const { states, pay, wait, steps } = await start()
  expect((await steps()).map(({ key }) => key)).toEqual(['paid', 'organization', 'namespace', 'ready'])
  expect(await states()).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
  await pay()
  expect(await states()).toEqual(['done', 'done', 'running', 'waiting'])
  wait(7)
  expect(await states()).toEqual(['done', 'done', 'done', 'running'])
  wait(60)
  expect(await states()).toEqual(['done', 'done', 'done', 'done'])
})

test('a step that failed says why', async () => {
  const { as, pay, wait, steps } = await start()
  const admin = await as('admin@example.com')
  const clusters = (await admin.get('/v1/admin/clusters')).body as { data: { id: string }[] }
  for (const { id } of clusters.data) await admin.send('DELETE', `/v1/admin/clusters/${id}`)
  await pay()
  wait(120)
  expect((await steps())[2]).toMatchObject({
    state: 'failed',
    message: 'no healthy cluster accepts new namespaces',
  })
})

test('an organization that came without a run of its own has been ready before', async () => {
  const { as } = await start()
  const { steps } = (await (await as('user@example.com')).get('/v1/user/provisioning')).body as Steps
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
})

test('a checkout can be resumed until it is paid, also after a decline', async () => {
  const { person, price, transaction_id, pay, decline } = await start()
  const read = () => person.get('/v1/user/checkout')
  const open = { transaction_id, price_id: price, plan_name: 'Pro' }
  expect((await read()).body).toMatchObject(open)
  await decline()
  expect((await read()).body).toMatchObject(open)
  await pay()
  expect((await read()).status).toBe(404)
  expect(errorOf((await read()).body).code).toBe('checkout_not_found')
})

test('a feature that is switched off is neither named nor there', async () => {
  const { person, url } = await start()
  const named = async () => ((await person.get('/v1/capabilities')).body as { features: string[] }).features
  expect(await named()).toContain('provisioning')
  await fetch(`${url}/__sandbox/switches`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ 'has provisioning': false }),
  })
  expect(await named()).not.toContain('provisioning')
  expect(await named()).toContain('checkout.open')
  expect((await person.get('/v1/user/provisioning')).status).toBe(404)
})
