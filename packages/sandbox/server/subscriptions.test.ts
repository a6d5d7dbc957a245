import { organizationOnPlus, organizationOnPro, organizationWithoutPlan } from '../fixtures'
import { periodOf } from '../product/subscriptions'
import { clientOf, errorOf, sandboxForTest, signIn } from './testing'

interface Answer {
  status: string
  renews_at: string | null
  suspends_at: string | null
  past_due_since: string | null
  credits: { current: number; max: number } | null
}

async function start() {
  const sandbox = await sandboxForTest({ now: () => new Date('2026-11-20T12:00:00Z') })
  const person = clientOf(sandbox.url, await signIn(sandbox.authUrl, 'user@example.com'))
  const read = (id: string) => person.get(`/v1/user/organizations/${id}/subscription`)
  return {
    ...sandbox,
    person,
    read,
    subscription: async (id = organizationOnPro.id) => (await read(id)).body as Answer,
    set: (switches: object) => sandbox.anonymous.send('PUT', '/__sandbox/switches', switches),
  }
}

test('a paid plan renews by the month from the day the organization began', async () => {
  const { subscription } = await start()
  expect(await subscription()).toMatchObject({
    status: 'active',
    renews_at: '2026-12-14T09:26:53.000Z',
    suspends_at: null,
    credits: { current: 10, max: 50 },
  })
})

test.each([
  ['2026-01-31T10:00:00Z', '2026-11-20T12:00:00Z'],
  ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z'],
  ['2025-12-31T23:59:00Z', '2026-03-01T00:00:00Z'],
])('the period of what began at %s holds %s', (created_at, now) => {
  const { begins, ends } = periodOf({ created_at }, new Date(now))
  expect(begins.getTime()).toBeLessThanOrEqual(Date.parse(now))
  expect(ends.getTime()).toBeGreaterThan(Date.parse(now))
})

test.each([
  ['2026-02-15T00:00:00Z', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['2026-03-01T00:00:00Z', '2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
  ['2026-05-10T00:00:00Z', '2026-04-30T10:00:00.000Z', '2026-05-31T10:00:00.000Z'],
])('at %s what began on the 31st is paid from %s to %s', (now, begins, ends) => {
  const period = periodOf({ created_at: '2026-01-31T10:00:00Z' }, new Date(now))
  expect([period.begins.toISOString(), period.ends.toISOString()]).toEqual([begins, ends])
})

test('a renewal that is missing is told until it is paid', async () => {
  const { subscription, anonymous } = await start()
  expect(await subscription(organizationOnPlus.id)).toMatchObject({
    status: 'past_due',
    past_due_since: '2026-11-11T12:00:00.000Z',
    suspends_at: '2026-11-25T12:00:00.000Z',
  })
  await anonymous.send('POST', '/__sandbox/paddle/transactions/txn_01contosorenewal/pay', {})
  expect(await subscription(organizationOnPlus.id)).toMatchObject({ status: 'active', past_due_since: null })
})

test('without a plan that costs something, as a stranger and without the feature there is none', async () => {
  const { read, as, set, person } = await start()
  const answer = await read(organizationWithoutPlan.id)
  expect([answer.status, errorOf(answer.body).code]).toEqual([404, 'subscription_not_found'])
  const stranger = await as('new@example.com')
  expect((await stranger.get(`/v1/user/organizations/${organizationOnPro.id}/subscription`)).status).toBe(404)

  const usage = async () =>
    (await person.get(`/v1/user/organizations/${organizationOnPro.id}/resource-utilization`)).body
  expect(await usage()).toHaveProperty('group_graphs.max', 6)
  await set({ 'has subscription': false, 'has utilization.group-graphs': false })
  expect((await read(organizationOnPro.id)).status).toBe(404)
  expect(await usage()).not.toHaveProperty('group_graphs')
})

test('every subscription can be made to look like something else', async () => {
  const { subscription, set } = await start()
  await set({ subscriptions: 'past due for 13 days' })
  expect(await subscription()).toMatchObject({
    status: 'past_due',
    suspends_at: '2026-11-21T12:00:00.000Z',
  })
  await set({ subscriptions: 'canceled' })
  expect(await subscription()).toMatchObject({ status: 'canceled', renews_at: null })
  await set({ subscriptions: 'trialing' })
  expect(await subscription()).toMatchObject({ status: 'trialing' })
})
