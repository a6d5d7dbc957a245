import type { components } from '@quarterdeck/api/generated/product'
import { rowsOf, sandboxForTest } from './testing'

type Overview = components['schemas']['Overview']

const HOUR = 3_600_000

async function start() {
  let moment = Date.parse('2026-11-20T12:30:00Z')
  const sandbox = await sandboxForTest({ now: () => new Date(moment) })
  const admin = await sandbox.as('admin@example.com')
  return {
    ...sandbox,
    admin,
    wait: (ms: number) => (moment += ms),
    read: async () => (await admin.get('/v1/admin/overview')).body as Overview,
  }
}

const attentionTo = ({ attention }: Overview, wanted: string) => attention.find(({ kind }) => kind === wanted)

test('hours and days are all there, and the failures of the last day stand in theirs', async () => {
  const { read, wait } = await start()
  const { failed_by_hour, failed_by_type, signups_by_day } = await read()
  expect(failed_by_hour.map(({ at }) => at).at(0)).toBe('2026-11-19T13:00:00.000Z')
  expect(failed_by_hour.map(({ at }) => at).at(-1)).toBe('2026-11-20T12:00:00.000Z')
  expect(signups_by_day).toHaveLength(14)
  const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0)
  expect(sum(failed_by_type)).toBeGreaterThan(0)
  expect(failed_by_type.map(({ count }) => count)).toEqual(
    failed_by_type.map(({ count }) => count).sort((one, other) => other - one),
  )
  expect(sum(failed_by_hour)).toBe(sum(failed_by_type))
  wait(10 * HOUR)
  const later = (await read()).failed_by_hour
  expect(later.slice(0, 13)).toEqual(failed_by_hour.slice(10, 23))
  // At each time of an hour, also where a failure lies a little less than a day back.
  for (let moment = 0; moment < 24; moment += 1) {
    wait(HOUR / 4)
    const { failed_by_hour: hours, failed_by_type: types } = await read()
    expect(sum(hours)).toBe(sum(types))
  }
})

test('a cluster that is put away is told of no longer, and one that is unhealthy needs attention', async () => {
  const { admin, read } = await start()
  const before = await read()
  const ill = attentionTo(before, 'unhealthy_cluster')
  expect(ill?.ids).toEqual(before.clusters.filter(({ healthy }) => !healthy).map(({ id }) => id))
  for (const { id } of before.clusters) await admin.send('DELETE', `/v1/admin/clusters/${id}`)
  const after = await read()
  expect(after.clusters).toEqual([])
  expect(attentionTo(after, 'unhealthy_cluster')).toBeUndefined()
})

test('an organization above its limits, and one that pays without a namespace, need attention', async () => {
  const { admin, read } = await start()
  const { data } = (await admin.get('/v1/admin/organizations?limit=100')).body as {
    data: { id: string; plan_id: string | null; namespace_name: string | null }[]
  }
  const plans = rowsOf<{ id: string; price_in_cents: number }>((await admin.get('/v1/admin/plans')).body)
  const isPaid = ({ plan_id }: { plan_id: string | null }) =>
    plans.some(({ id, price_in_cents }) => id === plan_id && price_in_cents > 0)
  const without = data.filter(({ plan_id, namespace_name }) => plan_id !== null && !namespace_name)
  const waiting = without.filter(isPaid)
  expect(waiting.length).toBeLessThan(without.length)
  expect(attentionTo(await read(), 'paid_without_namespace')?.ids.toSorted()).toEqual(
    waiting.map(({ id }) => id).toSorted(),
  )

  const usage = async (id: string) =>
    (await admin.get(`/v1/admin/organizations/${id}/resource-utilization`)).body as Record<
      string,
      { current: number; max: number | 'N/A' }
    >
  const over: string[] = []
  for (const { id } of data) {
    const uses = Object.values(await usage(id))
    if (uses.some(({ current, max }) => typeof max === 'number' && current > max)) over.push(id)
  }
  expect(over.length).toBeGreaterThan(0)
  expect(attentionTo(await read(), 'over_limit')?.ids.toSorted()).toEqual(over.toSorted())
  for (const { id } of data) await admin.send('PUT', `/v1/admin/organizations/${id}/plan`, { plan_id: null })
  // Without a plan there is no limit, and nobody pays.
  expect(attentionTo(await read(), 'over_limit')).toBeUndefined()
  expect(attentionTo(await read(), 'paid_without_namespace')).toBeUndefined()
})

test('without the feature there is no such address', async () => {
  const { admin, url } = await start()
  await fetch(`${url}/__sandbox/switches`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ 'has overview': false }),
  })
  expect((await admin.get('/v1/admin/overview')).status).toBe(404)
})
