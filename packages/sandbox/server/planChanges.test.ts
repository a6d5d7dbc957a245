import { organizationOnPlus, organizationOnPro, planEnterprise, planPlus, planPro } from '../fixtures'
import { clientOf, errorOf, sandboxForTest, signIn } from './testing'

interface Change {
  due_now_in_cents: number
  effective_at: string | null
  lines: { label: string; amount_in_cents: number }[]
  over_limit: string[]
}

async function start() {
  let now = new Date('2026-11-20T12:00:00Z')
  const sandbox = await sandboxForTest({ now: () => now })
  const person = clientOf(sandbox.url, await signIn(sandbox.authUrl, 'user@example.com'))
  const of = (id: string) => `/v1/user/organizations/${id}`
  return {
    ...sandbox,
    later: (moment: string) => (now = new Date(moment)),
    ask: (plan_id: string, dry_run: boolean, id = organizationOnPro.id) =>
      person.send('POST', `${of(id)}/plan-change`, { plan_id, dry_run }),
    takeBack: () => person.send('DELETE', `${of(organizationOnPro.id)}/plan-change`),
    options: async () =>
      ((await person.get(`${of(organizationOnPro.id)}/plan-options`)).body as { options: { name: string }[] })
        .options,
    plan: async (client = person) =>
      ((await client.get(`${of(organizationOnPro.id)}/plan`)).body as { name: string }).name,
    scheduled: async (client = person) =>
      (
        (await client.get(`${of(organizationOnPro.id)}/subscription`)).body as {
          scheduled_change: { plan_name: string } | null
        }
      ).scheduled_change,
  }
}

test('a dearer plan is held at once, for what is left of the month', async () => {
  const { ask, plan, options } = await start()
  expect((await options()).map(({ name }) => name)).toEqual([
    'Education',
    'Plus',
    'Pro',
    'Team',
    'Enterprise',
  ])
  const preview = (await ask(planEnterprise.id, true)).body as Change
  expect(preview.lines.map(({ amount_in_cents }) => Math.sign(amount_in_cents))).toEqual([1, -1])
  expect(preview.due_now_in_cents).toBe(
    preview.lines.reduce((sum, { amount_in_cents }) => sum + amount_in_cents, 0),
  )
  expect(preview.due_now_in_cents).toBeLessThan(planEnterprise.price_in_cents - planPro.price_in_cents)
  expect(preview.effective_at).toBeNull()
  expect(await plan()).toBe('Pro')
  expect((await ask(planEnterprise.id, false)).body).toEqual(preview)
  expect(await plan()).toBe('Enterprise')
})

test('on the last day of the month one day is paid', async () => {
  const { later, as } = await start()
  later('2026-12-14T00:00:00Z')
  const path = `/v1/user/organizations/${organizationOnPro.id}/plan-change`
  const body = { plan_id: planEnterprise.id, dry_run: true }
  const { lines } = (await (await as('user@example.com')).send('POST', path, body)).body as Change
  expect(lines.map(({ label }) => label)).toEqual(['Enterprise, 1 day', 'Pro, 1 day unused'])
})

test('a cheaper plan is held from the end of the month on, unless that is taken back', async () => {
  const { ask, plan, scheduled, takeBack, later, as } = await start()
  const change = (await ask(planPlus.id, false)).body as Change
  expect(change).toMatchObject({ due_now_in_cents: 0, effective_at: '2026-12-14T09:26:53.000Z', lines: [] })
  expect(change.over_limit).toEqual([])
  expect(await scheduled()).toMatchObject({ plan_name: 'Plus' })
  expect((await takeBack()).status).toBe(204)
  expect(await scheduled()).toBeNull()
  const again = await takeBack()
  expect([again.status, errorOf(again.body).code]).toEqual([404, 'plan_change_not_found'])

  await ask(planPlus.id, false)
  expect(await plan()).toBe('Pro')
  later('2026-12-15T00:00:00Z')
  const nextMonth = await as('user@example.com')
  expect(await plan(nextMonth)).toBe('Plus')
  expect(await scheduled(nextMonth)).toBeNull()
})

test('a plan that was changed to stays where organizations are given what was paid for', async () => {
  const { ask, plan, later, as, anonymous } = await start()
  await anonymous.send('PUT', '/__sandbox/switches', { syncMs: 0, syncSkipRate: 0 })
  const sync = async () =>
    (await as('admin@example.com')).send('POST', '/v1/admin/payments/sync-organizations')
  await ask(planEnterprise.id, false)
  expect((await sync()).status).toBe(200)
  expect(await plan()).toBe('Enterprise')
  await ask(planPlus.id, false)
  await sync()
  expect(await plan()).toBe('Enterprise')
  later('2026-12-15T00:00:00Z')
  await sync()
  expect(await plan(await as('user@example.com'))).toBe('Plus')
})

test.each([
  [
    'gives another plan',
    'PUT',
    `organizations/${organizationOnPro.id}/plan`,
    { plan_id: planEnterprise.id },
    'Enterprise',
  ],
  [
    'moves everybody from a plan',
    'DELETE',
    `plans/${planPro.id}`,
    { migration_plan_id: planEnterprise.id },
    'Enterprise',
  ],
])('a change that is scheduled is off where an administrator %s', async (_, method, path, body, held) => {
  const { ask, plan, scheduled, later, as } = await start()
  await ask(planPlus.id, false)
  expect(await scheduled()).toMatchObject({ plan_name: 'Plus' })
  const admin = await as('admin@example.com')
  expect((await admin.send(method, `/v1/admin/${path}`, body)).status).toBeOneOf([200, 204])
  expect(await scheduled()).toBeNull()
  later('2026-12-15T00:00:00Z')
  expect(await plan(await as('user@example.com'))).toBe(held)
})

test('a change to a plan that is deleted is off, and the organization keeps its own', async () => {
  const { ask, plan, takeBack, as } = await start()
  await ask(planPlus.id, false)
  const admin = await as('admin@example.com')
  const body = { migration_plan_id: planEnterprise.id }
  expect((await admin.send('DELETE', `/v1/admin/plans/${planPlus.id}`, body)).status).toBe(204)
  const answer = await takeBack()
  expect([answer.status, errorOf(answer.body).code]).toEqual([404, 'plan_change_not_found'])
  expect(await plan()).toBe('Pro')
})

test('a change that is scheduled stays where an administrator gives the plan that is held', async () => {
  const { ask, scheduled, as } = await start()
  await ask(planPlus.id, false)
  const admin = await as('admin@example.com')
  await admin.send('PUT', `/v1/admin/organizations/${organizationOnPro.id}/plan`, { plan_id: planPro.id })
  expect(await scheduled()).toMatchObject({ plan_name: 'Plus' })
})

test('what cannot be changed to is refused with its reason', async () => {
  const { ask, anonymous, as } = await start()
  const refusal = async (answer: ReturnType<typeof ask>) => {
    const { status, body } = await answer
    return [status, errorOf(body).code]
  }
  expect(await refusal(ask(planPro.id, true))).toEqual([409, 'plan_held'])
  expect(await refusal(ask(organizationOnPro.id, true))).toEqual([422, 'plan_not_offered'])
  expect(await refusal(ask(planPro.id, true, organizationOnPlus.id))).toEqual([409, 'payment_missing'])
  await anonymous.send('PUT', '/__sandbox/switches', { subscriptions: 'canceled' })
  expect(await refusal(ask(planPlus.id, true))).toEqual([409, 'subscription_not_active'])
  await anonymous.send('PUT', '/__sandbox/switches', { subscriptions: 'as paid', 'has change-plan': false })
  expect((await ask(planPlus.id, true)).status).toBe(404)
  await anonymous.send('PUT', '/__sandbox/switches', { 'has change-plan': true })
  const stranger = await as('new@example.com')
  const options = await stranger.get(`/v1/user/organizations/${organizationOnPro.id}/plan-options`)
  expect(options.status).toBe(404)
})
