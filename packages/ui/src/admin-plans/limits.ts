import { formatInteger, formatMoney } from '../lib'
import type { BeforeAfterRow } from '../primitives'

/** What a plan allows, as the administrators' endpoints send it. */
export interface PlanLimitNumbers {
  max_agents: number
  max_tools: number
  max_groups: number
  max_group_graphs: number
}

/** The four limits of a plan, in the order in which all screens show them. */
export const limitsOf = (plan: PlanLimitNumbers) => [
  { label: 'Agents', value: plan.max_agents },
  { label: 'Tools', value: plan.max_tools },
  { label: 'Groups', value: plan.max_groups },
  { label: 'Group graphs', value: plan.max_group_graphs },
]

/** What two plans are compared by. */
export interface ComparedPlan extends PlanLimitNumbers {
  /** Per month, USD cents. */
  price_in_cents: number
}

/** The price and the limits of a plan beside those of another one. */
export function planRows(from: ComparedPlan, to: ComparedPlan): BeforeAfterRow[] {
  const before = limitsOf(from)
  return [
    {
      label: 'Price per month',
      before: formatMoney(from.price_in_cents),
      after: formatMoney(to.price_in_cents),
    },
    ...limitsOf(to).map(({ label, value }, index) => {
      const was = before[index]?.value ?? value
      return { label, before: formatInteger(was), after: formatInteger(value), fewer: value < was }
    }),
  ]
}
