import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { concludeSteps, isMoving, isSlow, isUnpaid, withPayment, type Reads } from './setup'

const now = Date.parse('2026-11-20T12:00:00Z')
const ago = (minutes: number) => now - minutes * 60_000
const made = (minutes: number) => new Date(ago(minutes)).toISOString()

const nothing: Reads = {
  plan: 'missing',
  namespace: 'missing',
  utilization: 'missing',
  organizations: [],
  paidAt: null,
}
const states = (reads: Partial<Reads>) =>
  concludeSteps({ ...nothing, ...reads }, now)?.map(({ state }) => state) ?? null

test('without an organization and without all that comes with one, nothing is paid yet', () => {
  expect(states({})).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
})

test('who has just paid waits for the organization, then for its namespace, then for the rest', () => {
  expect(states({ paidAt: ago(1) })).toEqual(['done', 'running', 'waiting', 'waiting'])
  const organizations = [made(1)]
  expect(states({ organizations, plan: 'there', utilization: 'there' })).toEqual([
    'done',
    'done',
    'running',
    'waiting',
  ])
  expect(states({ organizations, namespace: 'there', plan: 'there' })).toEqual([
    'done',
    'done',
    'done',
    'running',
  ])
  expect(states({ organizations, namespace: 'there', plan: 'there', utilization: 'there' })).toEqual([
    'done',
    'done',
    'done',
    'done',
  ])
})

test.each<[string, Partial<Reads>]>([
  ['the organizations could not be read', { organizations: null }],
  ['something is there', { plan: 'there' }],
  ['something could not be read', { namespace: 'failed' }],
  ['something of a new organization could not be read', { organizations: [made(1)], plan: 'failed' }],
  ['the organization has been there for long', { organizations: [made(60), null] }],
])('nothing is being set up when %s', (_, reads) => {
  expect(states(reads)).toBeNull()
})

test('a payment of long ago is none that somebody waits for', () => {
  expect(states({ paidAt: ago(61) })).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
})

test('a payment in this browser, of which the platform does not know yet, is in progress for an hour', () => {
  const told = (paidAt: number | null) => withPayment(fixtures.stepsUnpaid, paidAt, now)
  expect(told(ago(1))[0]).toMatchObject({ key: 'paid', state: 'running', at: made(1) })
  expect(told(ago(1)).slice(1)).toEqual(fixtures.stepsUnpaid.slice(1))
  expect(isMoving(told(ago(1)))).toBe(true)
  expect(isUnpaid(told(ago(1)))).toBe(false)
  for (const paidAt of [null, ago(60)]) expect(isUnpaid(told(paidAt))).toBe(true)
})

test('a payment that failed before one in this browser is in progress too, without its reason', () => {
  const failed = fixtures.stepsAfter(0, { state: 'failed', at: made(2), message: 'Card declined' })
  const [paid] = withPayment(failed, ago(1), now)
  expect(paid).toEqual({ key: 'paid', state: 'running', at: made(1), message: null })
  expect(isMoving(withPayment(failed, ago(1), now))).toBe(true)
  for (const paidAt of [null, ago(3), ago(60)]) expect(withPayment(failed, paidAt, now)).toEqual(failed)
})

test('what the platform says of a payment otherwise is left as it is', () => {
  const failed = fixtures.stepsAfter(0, { state: 'failed', message: 'refused' })
  expect(withPayment(failed, ago(1), now)).toEqual(failed)
  expect(isUnpaid(failed)).toBe(true)
  expect(withPayment(fixtures.stepsAfter(2), ago(1), now)).toEqual(fixtures.stepsAfter(2))
})

test('what stands still for more than two minutes takes longer than usual', () => {
  const slow = (minutes: number) =>
    isSlow(concludeSteps({ ...nothing, paidAt: ago(minutes) }, now) ?? [], now)
  expect([slow(1), slow(2), slow(2.1)]).toEqual([false, false, true])
  expect(isSlow([{ state: 'running', at: null }], now)).toBe(false)
  expect(isSlow([{ state: 'failed', at: made(9) }], now)).toBe(false)
})

test('a failed step moves nothing', () => {
  expect(isMoving([{ state: 'running', at: null }])).toBe(true)
  expect(
    isMoving([
      { state: 'failed', at: null },
      { state: 'running', at: null },
    ]),
  ).toBe(false)
  expect(isMoving([{ state: 'waiting', at: null }])).toBe(false)
})
