import { formatDate, formatMoney, parseTimestamp, type Timestamp } from '../lib'

/** What is paid for an organization, as the subscription endpoint sends it. */
export interface Subscription {
  /** Null where the platform says another one. */
  status: SubscriptionStatus | null
  price_in_cents: number
  /** ISO 4217; empty where the platform does not say. */
  currency: string
  /** What one price pays for, such as 'month'; null where it is paid once. */
  interval: string | null
  renews_at: Timestamp
  ends_at: Timestamp
  past_due_since: Timestamp
  suspends_at: Timestamp
  /** The credits of the period; null where none are counted. */
  credits: { current: number; max: number | 'N/A' } | null
  /** The plan that comes next; null where it stays. */
  scheduled_change: ScheduledChange | null
}

/** A change of plan that was agreed to and is not in effect yet. */
export interface ScheduledChange {
  plan_id: string
  plan_name: string
  effective_at: Timestamp
}

export type SubscriptionStatus = 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled'

/** '$50.00 / month', or the amount alone where it is paid once. */
export const priceText = ({
  price_in_cents,
  currency,
  interval,
}: Pick<Subscription, 'price_in_cents' | 'currency' | 'interval'>) =>
  `${formatMoney(price_in_cents, currency || 'USD')}${interval ? ` / ${interval}` : ''}`

/** 'Plus on Dec 14, 2026' */
export const scheduledText = ({ plan_name, effective_at }: ScheduledChange) =>
  `${plan_name} on ${formatDate(effective_at)}`

/** What happens next with a subscription, and when. */
export function nextStep(subscription: Subscription): [what: string, when: string] {
  const { status, renews_at, ends_at, suspends_at } = subscription
  const steps: Record<SubscriptionStatus, [string, Timestamp]> = {
    active: ends_at ? ['Ends', ends_at] : ['Next charge', renews_at],
    trialing: ['Trial ends', ends_at ?? renews_at],
    past_due: ['Suspension', suspends_at],
    paused: ['Next charge', renews_at],
    canceled: ['Ends', ends_at],
  }
  const [what, when] = steps[status ?? 'active']
  const isNever = status !== null && what === 'Next charge' && parseTimestamp(when) === null
  return [what, isNever ? 'Nothing is charged' : formatDate(when)]
}

/** How pressing a missing payment is: told, warned of, or kept in view until it is made. */
export type PastDueStage = 'notice' | 'warning' | 'pinned'

const DAY_MS = 24 * 60 * 60_000
/** From how many days before the suspension on a missing payment is warned of, and kept in view. */
const WARNING_DAYS = 7
const PINNED_DAYS = 2
/** How long a missing payment lasts before it is warned of and kept in view where no suspension is announced, in days. */
const MISSING_WARNING_DAYS = 3
const MISSING_PINNED_DAYS = 10

/**
 * The stage that a missing payment has come to; null where none is missing.
 *
 * @param now in milliseconds since 1970
 */
export function pastDueStage(
  { status, past_due_since, suspends_at }: Pick<Subscription, 'status' | 'past_due_since' | 'suspends_at'>,
  now: number,
): PastDueStage | null {
  if (status !== 'past_due') return null
  const suspended = parseTimestamp(suspends_at)
  if (suspended !== null) {
    const left = (suspended - now) / DAY_MS
    return left <= PINNED_DAYS ? 'pinned' : left <= WARNING_DAYS ? 'warning' : 'notice'
  }
  const missing = (now - (parseTimestamp(past_due_since) ?? now)) / DAY_MS
  return missing >= MISSING_PINNED_DAYS ? 'pinned' : missing >= MISSING_WARNING_DAYS ? 'warning' : 'notice'
}
