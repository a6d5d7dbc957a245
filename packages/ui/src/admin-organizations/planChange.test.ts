import { heldPlanValues, type HeldPlan, type PlanInput, type PlanOption } from './managePlanForm'
import { changedRows, isDowngrade, overLimits } from './planChange'

const plan = (id: string, limit: number, price_in_cents: number): PlanOption => ({
  id,
  name: id,
  max_agents: limit,
  max_tools: limit,
  max_groups: limit,
  max_group_graphs: limit,
  price_in_cents,
  is_default: false,
  deprecated: false,
})
const plans = [plan('plus', 5, 2000), plan('pro', 10, 5000)]
const held: HeldPlan = {
  plan_id: 'pro',
  plan_name: 'pro',
  additional_agents: 2,
  additional_tools: 0,
  additional_groups: 0,
  additional_group_graphs: 0,
}
const choice = (change: Partial<PlanInput>) => ({
  held,
  input: { ...heldPlanValues(held), ...change },
  plans,
})
const used = { agents: { current: 9 }, tools: { current: 5 }, groups: { current: 6 } }

test('a downgrade below what is used names used, new limit and the difference', () => {
  expect(overLimits(choice({ plan_id: 'plus' }), used)).toEqual([
    { label: 'Agents', used: 9, limit: 7, by: 2 },
    { label: 'Groups', used: 6, limit: 5, by: 1 },
  ])
})

test('group graphs are named where the platform counts them', () => {
  const none = { agents: { current: 0 }, tools: { current: 0 }, groups: { current: 0 } }
  const over = (group_graphs?: { current: number } | null) =>
    overLimits(choice({ plan_id: '' }), { ...none, group_graphs })
  expect(over({ current: 1 })).toEqual([{ label: 'Group graphs', used: 1, limit: 0, by: 1 }])
  expect([over(null), over()]).toEqual([[], []])
})

test('fewer additional ones count, and more of them make up for a smaller plan', () => {
  const less = { agents: { current: 11 }, tools: { current: 0 }, groups: { current: 0 } }
  expect(overLimits(choice({ additional_agents: '0' }), less)).toEqual([
    { label: 'Agents', used: 11, limit: 10, by: 1 },
  ])
  expect(
    overLimits(choice({ plan_id: 'plus', additional_agents: '4', additional_groups: '1' }), used),
  ).toEqual([])
})

test('what was over the limit before, and stays as it is, is not said', () => {
  const many = { agents: { current: 100 }, tools: { current: 100 }, groups: { current: 100 } }
  expect(overLimits(choice({}), many)).toEqual([])
  expect(overLimits(choice({ plan_id: '' }), many)).toHaveLength(3)
  expect([isDowngrade(choice({})), isDowngrade(choice({ plan_id: 'plus' }))]).toEqual([false, true])
})

test('what changes is the price and each limit that differs, where both are known', () => {
  const limits = (after: string) =>
    ['Tools', 'Groups', 'Group graphs'].map((label) => ({ label, before: '10', after, fewer: true }))
  expect(changedRows(choice({ plan_id: 'plus' }))).toEqual([
    { label: 'Price per month', before: '$50.00', after: '$20.00' },
    { label: 'Agents', before: '12', after: '7', fewer: true },
    ...limits('5'),
  ])
  expect(changedRows(choice({ plan_id: '' }))[0]).toMatchObject({ before: '$50.00', after: '$0.00' })
  expect(changedRows(choice({ additional_agents: '9' }))).toEqual([
    { label: 'Agents', before: '12', after: '19', fewer: false },
  ])
  expect(changedRows(choice({ additional_agents: '29,99' }))).toEqual([])
  expect(changedRows({ ...choice({ plan_id: 'plus' }), held: { ...held, plan_id: 'unlisted' } })).toEqual([])
})
