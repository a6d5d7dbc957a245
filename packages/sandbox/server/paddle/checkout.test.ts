import { rowsOf, sandboxForTest, signIn, clientOf, totalOf } from '../testing'

interface Checkout {
  transaction_id: string
  status: string
  customer: { email: string }
  items: { product: { name: string } }[]
  totals: { total: number }
}

/** A sandbox with a clock of its own, and somebody (who has an account) on the way to pay for a plan. */
async function start({ email = 'new@example.com', plan = 'plus' } = {}) {
  let moment = Date.parse('2026-11-20T12:00:00Z')
  const sandbox = await sandboxForTest({ now: () => new Date(moment) })
  const { anonymous, authUrl, url } = sandbox
  const price = (await anonymous.get(`/new/plan/${plan}/price`)).body as { provider_price_id: string }
  const order = { price_id: price.provider_price_id, email }
  const { transaction_id } = (await anonymous.send('POST', '/new/checkout', order)).body as Checkout
  const path = `/__sandbox/paddle/transactions/${transaction_id}`
  return {
    ...sandbox,
    transaction_id,
    read: async () => (await anonymous.get(path)).body as Checkout,
    pay: (body = {}) => anonymous.send('POST', `${path}/pay`, body),
    decline: (body = {}) => anonymous.send('POST', `${path}/decline`, body),
    cancel: () =>
      fetch(`${url}/__sandbox/portal/${transaction_id}/cancel`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: url },
      }),
    wait: (seconds: number) => (moment += seconds * 1000),
    customer: async () => clientOf(url, await signIn(authUrl, email)),
  }
}

type Answer = { body: unknown }
const organizations = ({ body }: Answer) =>
  (body as { organizations: { organization_id: string; plan_name: string }[] }).organizations
const codeOf = ({ body }: Answer) => (body as { error: { code: string } }).error.code

test('a plan costs what the console says of it', async () => {
  const plus = await (await start()).read()
  const pro = await (await start({ plan: 'pro' })).read()

  expect(plus).toMatchObject({ status: 'draft', currency_code: 'USD', totals: { total: 20, tax: 0 } })
  expect(plus.items[0]).toMatchObject({
    product: { name: 'Plus' },
    billing_cycle: { interval: 'month', frequency: 1 },
    recurring_totals: { total: 20 },
  })
  expect(pro.totals.total).toBe(50)
})

test('a payment gives an organization with its plan at once, and its namespace when the workflow has run', async () => {
  const { pay, wait, customer, as } = await start()
  const person = await customer()
  expect(organizations(await person.get('/v1/user/organizations'))).toEqual([])

  expect((await pay()).body).toMatchObject({
    status: 'completed',
    payment: { method_details: { type: 'card' } },
  })
  const [organization, ...others] = organizations(await person.get('/v1/user/organizations'))
  expect(organization).toMatchObject({ plan_name: 'Plus', organization_email: 'new@example.com' })
  expect(others).toEqual([])
  expect((await person.get('/v1/user/plan')).body).toMatchObject({ name: 'Plus' })
  expect((await person.get('/v1/user/namespace')).status).toBe(404)

  const admin = await as('admin@example.com')
  const work = `organization_id=${organization?.organization_id}`
  const jobs = async () =>
    rowsOf<{ job_type: string; status: string }>((await admin.get(`/v1/admin/jobs?${work}`)).body)
  expect((await admin.get(`/v1/admin/workflows?${work}`)).body).toMatchObject({
    data: [{ workflow_type: 'provision_organization' }],
  })
  expect(await jobs()).toHaveLength(5)

  wait(7)
  // Read by the customer alone: nobody has to look at jobs for them to go on.
  expect((await person.get('/v1/user/namespace')).body).toMatchObject({
    name: expect.stringMatching(/^new-[0-9a-f]{8}$/),
    cluster: 'fra-1',
  })
  expect((await person.get('/v1/user/dashboards')).body).toEqual([])
  wait(60)
  expect((await person.get('/v1/user/dashboards')).body).toMatchObject([{ name: 'Production studio' }])
  expect((await jobs()).map(({ status }) => status)).toEqual(Array(5).fill('completed'))
})

test('paying twice, even at the same moment, makes one organization and one order', async () => {
  const { pay, customer, anonymous } = await start()
  const answers = await Promise.all([pay(), pay(), pay()])
  const again = await pay()

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  expect(codeOf(again)).toBe('transaction_not_ready_cannot_process_payment')
  expect(organizations(await (await customer()).get('/v1/user/organizations'))).toHaveLength(1)
  const mails = (await anonymous.get('/__sandbox/mail')).body as { to: string; subject: string }[]
  expect(mails).toMatchObject([{ to: 'new@example.com', subject: 'Your order of Plus' }])
})

test('a declined card leaves the transaction ready to be paid', async () => {
  const { decline, pay, read, customer } = await start()

  expect((await decline()).body).toMatchObject({ status: 'ready' })
  expect((await decline()).status).toBe(200)
  expect(organizations(await (await customer()).get('/v1/user/organizations'))).toEqual([])
  expect(await read()).toMatchObject({ status: 'ready', payment: { method_details: { type: 'none' } } })
  expect((await pay()).body).toMatchObject({ status: 'completed' })
})

test('the customer of a draft is whoever pays it; later they stay', async () => {
  const { decline, pay, read } = await start({ email: 'typo@example.com' })

  expect(codeOf(await pay({ email: 'nonsense' }))).toBe('invalid_email_address')
  await decline({ email: 'User@Example.com' })
  expect((await read()).customer.email).toBe('user@example.com')
  await pay({ email: 'somebody-else@example.com' })
  expect((await pay()).status).toBe(422)
})

test('somebody without an account can pay too', async () => {
  const { pay, as } = await start({ email: 'stranger@elsewhere.example' })
  expect((await pay()).status).toBe(200)

  const found = await (await as('admin@example.com')).get('/v1/admin/organizations?search=stranger@')
  expect(rowsOf(found.body)).toMatchObject([{ plan_name: 'Plus', is_active: true, namespace_name: null }])
})

test('what was called off cannot be paid, nor what nobody knows', async () => {
  const { cancel, decline, pay, anonymous, as } = await start()
  expect((await cancel()).status).toBe(400) // a draft has nothing to cancel yet
  await decline()
  expect((await cancel()).status).toBe(303)

  expect((await pay()).status).toBe(422)
  const unknown = await anonymous.send('POST', '/__sandbox/paddle/transactions/txn_nothing/pay', {})
  expect(unknown.status).toBe(404)
  expect(codeOf(unknown)).toBe('not_found')
  const admin = await as('admin@example.com')
  expect(totalOf((await admin.get('/v1/admin/organizations?search=new@example.com')).body)).toBe(0)
})

test('a renewal that failed is paid for the organization there is', async () => {
  const { as, anonymous } = await sandboxForTest()
  const portal = (await anonymous.get('/__sandbox/portal')).body as string
  const [, email, id] = /: past due<\/h3>\s*<p class="muted">\s*(\S+@\S+)[^]*?(txn_\w+)/.exec(portal) ?? []
  const admin = await as('admin@example.com')
  const found = async () => (await admin.get(`/v1/admin/organizations?search=${email}`)).body
  const before = totalOf(await found())

  expect(id).toBeDefined()
  expect((await anonymous.send('POST', `/__sandbox/paddle/transactions/${id}/pay`, {})).status).toBe(200)
  expect(totalOf(await found())).toBe(before)
})

test('without a healthy cluster the workflow says so, and goes on when it is restarted', async () => {
  const { pay, wait, as, customer } = await start()
  const admin = await as('admin@example.com')
  const clusters = rowsOf<{ id: string; name: string; enabled: boolean }>(
    (await admin.get('/v1/admin/clusters')).body,
  )
  const schedule = async (scheduling_enabled: boolean) => {
    for (const { id, enabled } of clusters)
      if (enabled) await admin.send('PATCH', `/v1/admin/clusters/${id}`, { scheduling_enabled })
  }
  await schedule(false)
  await pay()
  wait(60)
  const [organization] = organizations(await (await customer()).get('/v1/user/organizations'))
  const list = `/v1/admin/workflows?organization_id=${organization?.organization_id}`
  const [run] = rowsOf<{ workflow_id: string }>((await admin.get(list)).body)
  const steps = async () =>
    (await admin.get(`/v1/admin/workflows/${run?.workflow_id}/jobs`)).body as {
      status: string
      error_message: string | null
    }[]
  expect((await steps())[0]).toMatchObject({
    status: 'failed',
    error_message: 'no healthy cluster accepts new namespaces',
  })

  await schedule(true)
  await admin.send('POST', `/v1/admin/workflows/${run?.workflow_id}/restart`)
  wait(60)
  expect((await steps()).map(({ status }) => status)).toEqual(Array(5).fill('completed'))
  // Again from the beginning: what is there stays as it is.
  expect((await (await customer()).get('/v1/user/dashboards')).body).toHaveLength(1)
})
