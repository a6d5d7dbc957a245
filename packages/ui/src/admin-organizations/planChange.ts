import { formatInteger, formatMoney } from '../lib'
import type { BeforeAfterRow } from '../primitives'
import {
  ALLOWANCES,
  heldPlanValues,
  sumOf,
  type AllowanceKey,
  type HeldPlan,
  type PlanInput,
  type PlanOption,
} from './managePlanForm'

/** What an organization uses of the resources that the platform counts. */
export interface UsedResources {
  agents: { current: number }
  tools: { current: number }
  groups: { current: number }
  /** Null on platforms that do not count group graphs. */
  group_graphs?: { current: number } | null
}

/** A resource of which an organization uses more than it would get. */
export interface OverLimit {
  label: string
  used: number
  /** The new limit: that of the plan and what is additional. */
  limit: number
  by: number
}

const USED: Record<AllowanceKey, keyof UsedResources> = {
  additional_agents: 'agents',
  additional_tools: 'tools',
  additional_groups: 'groups',
  additional_group_graphs: 'group_graphs',
}

interface Choice {
  held: HeldPlan
  input: PlanInput
  plans: readonly PlanOption[]
}

/** The resources whose limit falls, with the new limit. */
function lowered({ held, input, plans }: Choice) {
  const before = heldPlanValues(held)
  return ALLOWANCES.flatMap(({ key, label }) => {
    const limit = sumOf(key, input, plans).total
    const was = sumOf(key, before, plans).total
    return limit !== null && (was === null || limit < was) ? [{ key, label, limit }] : []
  })
}

/** Whether the organization would get less of anything. */
export const isDowngrade = (choice: Choice) => lowered(choice).length > 0

/** The resources whose limit falls below what is used. */
export const overLimits = (choice: Choice, used: UsedResources): OverLimit[] =>
  lowered(choice).flatMap(({ key, label, limit }) => {
    const current = used[USED[key]]?.current ?? 0
    return current > limit ? [{ label, used: current, limit, by: current - limit }] : []
  })

/** What differs from what is held, where both are known: the price, and each limit with what is additional. */
export function changedRows(choice: Choice): BeforeAfterRow[] {
  const { held, input, plans } = choice
  const before = heldPlanValues(held)
  const price = priceChange(choice)
  return [
    ...(price
      ? [{ label: 'Price per month', before: formatMoney(price.before), after: formatMoney(price.after) }]
      : []),
    ...ALLOWANCES.flatMap(({ key, label }) => {
      const was = sumOf(key, before, plans).total
      const limit = sumOf(key, input, plans).total
      if (was === null || limit === null || was === limit) return []
      return [{ label, before: formatInteger(was), after: formatInteger(limit), fewer: limit < was }]
    }),
  ]
}

/** The price of the held and of the chosen plan, US cents a month; null where the plan stays or a price is not known. */
function priceChange({ held, input, plans }: Choice): { before: number; after: number } | null {
  if (input.plan_id === (held.plan_id ?? '')) return null
  const priceOf = (id: string | null) => (id ? plans.find((plan) => plan.id === id)?.price_in_cents : 0) // no plan costs nothing
  const [before, after] = [priceOf(held.plan_id), priceOf(input.plan_id)]
  return before === undefined || after === undefined ? null : { before, after }
}
