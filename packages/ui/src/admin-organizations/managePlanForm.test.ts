import fc from 'fast-check'
import {
  ALLOWANCES,
  changesOf,
  managePlanForm,
  plansFor,
  sumOf,
  type HeldPlan,
  type PlanInput,
  type PlanOption,
} from './managePlanForm'

const plan = (id: string, more: Partial<PlanOption> = {}): PlanOption => ({
  id,
  name: id.toUpperCase(),
  max_tools: 10,
  max_agents: 7,
  max_group_graphs: 5,
  max_groups: 3,
  price_in_cents: 5000,
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
const anyTyped: fc.Arbitrary<PlanInput> = fc.record({
  plan_id: fc.constantFrom('', 'free', 'pro', 'old', 'gone'),
  additional_tools: fc.oneof(counts.map(String), fc.string()),
  additional_agents: counts.map(String),
  additional_group_graphs: counts.map((count) => count.toLocaleString('en-US')),
  additional_groups: fc.constantFrom('', 'none', '7'),
})

/** What Save Changes would send after this was typed. */
function changesAfter(before: HeldPlan, typed: Partial<PlanInput>) {
  const parsed = managePlanForm.parse({ ...managePlanForm.format(before), ...typed })
  return 'errors' in parsed ? parsed.errors : changesOf(before, parsed.value)
}

test('only what differs is saved', () => {
  expect(changesAfter(held, {})).toBeNull()
  expect(changesAfter(held, { plan_id: 'free' })).toEqual({ plan_id: 'free' })
  expect(changesAfter(held, { plan_id: '' })).toEqual({ plan_id: null })
  const { plan_id: _plan, plan_name: _name, ...allowances } = held
  expect(changesAfter(held, { additional_agents: '1,004' })).toEqual({
    allowances: { ...allowances, additional_agents: 1004 },
  })
  // There and back, or another way to write the same number, is no change.
  expect(changesAfter(held, { plan_id: 'pro', additional_tools: '02', additional_agents: 'x' })).toBeNull()
})

test('nothing is saved while a number has an error', () => {
  expect(changesAfter(held, { plan_id: 'free', additional_tools: '1.000' })).toEqual({
    additional_tools: {
      type: 'refused',
      message: 'Enter a whole number, such as 1,000',
    },
  })
})

test('changes are exactly the difference between the current values and the typed ones', () => {
  fc.assert(
    fc.property(anyHeld, anyTyped, (before, typed) => {
      const parsed = managePlanForm.parse(typed)
      fc.pre('value' in parsed)
      const { plan_id, ...allowances } = parsed.value
      const changes = changesOf(before, parsed.value)
      expect(changes?.plan_id !== undefined).toBe(plan_id !== before.plan_id)
      expect(changes?.allowances !== undefined).toBe(
        ALLOWANCES.some(({ key }) => allowances[key] !== before[key]),
      )
      // After saving them there are no changes left.
      const after = { ...before, ...changes?.allowances, ...(changes && 'plan_id' in changes && { plan_id }) }
      expect(changesOf(after, parsed.value)).toBeNull()
    }),
  )
})

test('a deprecated plan is offered only to an organization that holds it; the default plan is marked', () => {
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

test('the current plan can always be chosen', () => {
  fc.assert(
    fc.property(anyHeld, (before) => {
      const ids = plansFor(before, plans).map(({ id }) => id)
      expect(before.plan_id === null || ids.includes(before.plan_id)).toBe(true)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

test('totals are limit plus additional; without a plan the limits are 0, of an unknown plan unknown', () => {
  const typed = { ...managePlanForm.format(held), additional_agents: '12q', additional_groups: '' }
  expect(ALLOWANCES.map(({ key }) => sumOf(key, typed, plans))).toEqual([
    { limit: 7, total: null }, // what was typed is not a whole number
    { limit: 10, total: 12 },
    { limit: 3, total: 3 },
    { limit: 5, total: 5 },
  ])
  expect(sumOf('additional_tools', { ...typed, plan_id: '' }, plans)).toEqual({ limit: 0, total: 2 })
  expect(sumOf('additional_tools', { ...typed, plan_id: 'gone' }, plans)).toEqual({
    limit: null,
    total: null,
  })
})
