import fc from 'fast-check'
import {
  ALLOWANCES,
  changesOf,
  draftOf,
  limitsOf,
  plansFor,
  readAllowance,
  type HeldPlan,
  type PlanEdits,
  type PlanOption,
} from './managePlanForm'

const plan = (id: string, more: Partial<PlanOption> = {}): PlanOption => ({
  id,
  name: id.toUpperCase(),
  max_tools: 10,
  max_agents: 7,
  max_group_graphs: 5,
  max_groups: 3,
  is_default: false,
  deprecated: false,
  ...more,
})
const free = plan('free', { is_default: true })
const old = plan('old', { deprecated: true })
const plans = [free, plan('pro'), old]

const held: HeldPlan = {
  plan_id: 'pro',
  plan_name: 'PRO',
  additional_tools: 2,
  additional_agents: 0,
  additional_group_graphs: 0,
  additional_groups: 1,
}

const counts = fc.nat(1_000_000)
const anyHeld = fc.record<HeldPlan>({
  plan_id: fc.option(fc.constantFrom('free', 'pro', 'old', 'gone')),
  plan_name: fc.option(fc.string()),
  additional_tools: counts,
  additional_agents: counts,
  additional_group_graphs: counts,
  additional_groups: counts,
})
const text = fc.oneof(counts.map(String), fc.string(), fc.double().map(String))
const anyEdits: fc.Arbitrary<PlanEdits> = fc.record(
  {
    plan_id: fc.constantFrom('', 'free', 'pro', 'old', 'gone'),
    additional_tools: text,
    additional_agents: text,
    additional_group_graphs: text,
    additional_groups: text,
  },
  { requiredKeys: [] },
)

test.each([
  ['3', 3],
  ['007', 7],
  [' 12 ', 12],
  ['2.9', 2],
  ['-4', 0],
  ['', 0],
  ['many', 0],
  ['1,000', 0],
  ['NaN', 0],
  ['-0', 0],
  ['1e400', Number.MAX_SAFE_INTEGER],
])('§5: %j counts as %d', (typed, value) => {
  expect(readAllowance(typed)).toBe(value)
})

test('whatever is typed, an allowance is a whole number from 0', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const value = readAllowance(typed)
      expect(Number.isSafeInteger(value) && value >= 0).toBe(true)
      expect(readAllowance(String(value))).toBe(value) // leaving the field changes nothing more
    }),
  )
})

test('only what differs is saved', () => {
  expect(changesOf(held, {})).toBeNull()
  expect(changesOf(held, { plan_id: 'free' })).toEqual({ plan_id: 'free' })
  expect(changesOf(held, { plan_id: '' })).toEqual({ plan_id: null })
  const { plan_id: _plan, plan_name: _name, ...allowances } = held
  expect(changesOf(held, { additional_agents: '4' })).toEqual({
    allowances: { ...allowances, additional_agents: 4 },
  })
  // There and back, or another way to write the same number, is no change.
  expect(changesOf(held, { plan_id: 'pro', additional_tools: '02', additional_agents: 'x' })).toBeNull()
})

test('changes are exactly the difference between what is held and the draft', () => {
  fc.assert(
    fc.property(anyHeld, anyEdits, (before, edits) => {
      const { plan_id, ...allowances } = draftOf(before, edits)
      const changes = changesOf(before, edits)
      expect(changes?.plan_id !== undefined).toBe(plan_id !== before.plan_id)
      expect(changes?.allowances !== undefined).toBe(
        ALLOWANCES.some(({ key }) => allowances[key] !== before[key]),
      )
      // Once they are saved nothing is left to save.
      const after = { ...before, ...changes?.allowances, ...(changes && 'plan_id' in changes && { plan_id }) }
      expect(changesOf(after, edits)).toBeNull()
    }),
  )
})

test('a deprecated plan is offered only to who holds it, the default is marked', () => {
  expect(plansFor(held, plans).map(({ label }) => label)).toEqual(['FREE (Default)', 'PRO'])
  expect(plansFor({ ...held, plan_id: 'old' }, plans).map(({ label }) => label)).toEqual([
    'FREE (Default)',
    'PRO',
    'OLD (Deprecated)',
  ])
  expect(plansFor({ ...held, plan_id: 'gone', plan_name: 'Gone' }, plans)[0]).toEqual({
    id: 'gone',
    label: 'Gone',
  })
})

test('what is held can always be chosen', () => {
  fc.assert(
    fc.property(anyHeld, (before) => {
      const ids = plansFor(before, plans).map(({ id }) => id)
      expect(before.plan_id === null || ids.includes(before.plan_id)).toBe(true)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

test('totals are limit plus additional; without a plan the limits are 0, of an unknown plan unknown', () => {
  expect(limitsOf(held, plans)).toEqual({
    additional_tools: { limit: 10, total: 12 },
    additional_agents: { limit: 7, total: 7 },
    additional_group_graphs: { limit: 5, total: 5 },
    additional_groups: { limit: 3, total: 4 },
  })
  expect(limitsOf({ ...held, plan_id: null }, plans)?.additional_tools).toEqual({ limit: 0, total: 2 })
  expect(limitsOf({ ...held, plan_id: 'gone' }, plans)).toBeNull()
})
