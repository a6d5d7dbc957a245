import { formatDate, formatInteger, formatMoney, parseTimestamp, type Timestamp } from '../lib'
import type { BeforeAfterRow } from '../primitives'
import { priceText } from './subscription'

/** A plan that an organization can change to, as the plan options endpoint sends it. */
export interface PlanOption {
  plan_id: string
  name: string
  price_in_cents: number
  /** ISO 4217; empty where the platform does not say. */
  currency: string
  /** What one price pays for, such as 'month'; null where it is paid once. */
  interval: string | null
  max_tools: number
  max_agents: number
  max_groups: number
  max_group_graphs: number
}

/** The plan that an organization holds. Where it is not sold any more, less is known of it. */
export interface HeldPlan extends Omit<PlanOption, 'plan_id' | 'price_in_cents' | 'max_group_graphs'> {
  /** Null where the platform does not tell what is paid. */
  price_in_cents: number | null
  /** Null on platforms without group graphs. */
  max_group_graphs: number | null
}

/** What an organization may use besides what its plan allows, whichever that is. */
export interface Additional {
  additional_tools: number
  additional_agents: number
  additional_groups: number
  additional_group_graphs: number
}

/** What a change of plan costs and when it takes effect, as the plan change endpoint sends it. */
export interface PlanChange {
  /** Charged at once; below zero where it is credited. */
  due_now_in_cents: number
  currency: string
  next_price_in_cents: number
  /** When the next price is charged; null where it is not. */
  next_charge_at: Timestamp
  /** When the new plan is held; null where that is at once. */
  effective_at: Timestamp
  /** What the amount due now is made of. */
  lines: readonly { label: string; amount_in_cents: number }[]
  /** What is used more of than the new plan allows, in words. */
  over_limit: readonly string[]
}

// In the order of all screens (§2.12).
const LIMITS = [
  ['max_agents', 'Agents', 'additional_agents'],
  ['max_tools', 'Tools', 'additional_tools'],
  ['max_groups', 'Groups', 'additional_groups'],
  ['max_group_graphs', 'Group graphs', 'additional_group_graphs'],
] as const

/** What a plan allows. */
export const limitsOf = (option: PlanOption) => LIMITS.map(([key, label]) => ({ label, value: option[key] }))

/** What is different between two plans, as far as both are known: the price, and each limit with what is additional. */
export function planRows(from: HeldPlan, to: PlanOption, additional: Additional): BeforeAfterRow[] {
  const { price_in_cents } = from
  const price =
    price_in_cents === null
      ? []
      : [{ label: 'Price', before: priceText({ ...from, price_in_cents }), after: priceText(to) }]
  const limits = LIMITS.flatMap(([key, label, more]) => {
    const held = from[key]
    if (held === null) return []
    const [was, value] = [held + additional[more], to[key] + additional[more]]
    return [{ label, before: formatInteger(was), after: formatInteger(value), fewer: value < was }]
  })
  return [...price, ...limits]
}

/** Whether an organization may use anything besides what its plan allows. */
export const hasAdditional = (additional: Additional): boolean =>
  LIMITS.some(([, , more]) => additional[more] > 0)

/**
 * How far ahead a change that is made at once may seem to lie, in milliseconds: its time is the platform's, and what is
 * known of the platform's clock is not exact.
 */
const AT_ONCE_MS = 60_000

/**
 * Whether the new plan is held later than now.
 *
 * @param now in milliseconds since 1970
 */
export const isLater = ({ effective_at }: Pick<PlanChange, 'effective_at'>, now: number) =>
  (parseTimestamp(effective_at) ?? 0) > now + AT_ONCE_MS

/** What the button says that agrees to a change: what is paid now, or when it comes. */
export function agreement(name: string, change: PlanChange, now: number): string {
  const { due_now_in_cents, effective_at } = change
  if (due_now_in_cents > 0) return `Pay ${moneyOf(due_now_in_cents, change)} and change to ${name}`
  return isLater(change, now) ? `Change to ${name} on ${formatDate(effective_at)}` : `Change to ${name}`
}

/** The next price and its day, or that there is none. */
export const nextCharge = (change: PlanChange) =>
  change.next_charge_at
    ? `${moneyOf(change.next_price_in_cents, change)} on ${formatDate(change.next_charge_at)}`
    : 'Nothing is charged'

/** One line of what is paid. */
interface CostItem {
  term: string
  description: string
  /** It is what is due now. */
  isTotal?: boolean
}

/** What is paid, and when: what the amount due now is made of, that amount, and what follows. */
export function costItems(change: PlanChange, now: number): CostItem[] {
  const { lines, due_now_in_cents } = change
  return [
    ...lines.map(({ label, amount_in_cents }) => ({
      term: label,
      description: moneyOf(amount_in_cents, change),
    })),
    {
      term: due_now_in_cents < 0 ? 'Credited' : 'Due now',
      description: moneyOf(Math.abs(due_now_in_cents), change),
      isTotal: true,
    },
    {
      term: 'Takes effect',
      description: isLater(change, now) ? formatDate(change.effective_at) : 'At once',
    },
    { term: 'Next charge', description: nextCharge(change) },
  ]
}

/** What an answer says to a person, who is shown days and not the times that it has; as one text, to be compared. */
export const changeAsShown = (change: PlanChange, now: number): string =>
  JSON.stringify([costItems(change, now), change.over_limit])

/** Whether two answers say the same to a person. */
export const isSameChange = (one: PlanChange, other: PlanChange, now: number): boolean =>
  changeAsShown(one, now) === changeAsShown(other, now)

const moneyOf = (cents: number, { currency }: Pick<PlanChange, 'currency'>) =>
  formatMoney(cents, currency || 'USD')
