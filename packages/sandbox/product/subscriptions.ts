import { planEnterprise, planPlus, planPro, subscriptionRow } from '../fixtures'
import { requireMember } from './account'
import { requireFeature } from './capabilities'
import { by } from './lists'
import type { Some } from './operation'
import type { OrganizationRow, ProductStore, Schema } from './records'
import { found } from './refusal'
import type { SubscriptionsLook } from './subscriptionsLooks'

type Subscription = Schema<'Subscription'>

const DAY_MS = 24 * 60 * 60_000
/** How long an organization goes on after a payment of it was missed. */
const GRACE_DAYS = 14
/** The credits of a month, for plans that have some. */
const monthlyCredits: Partial<Record<string, number>> = {
  [planPlus.id]: 20,
  [planPro.id]: 50,
  [planEnterprise.id]: 200,
}
/** How many days a look says that a payment has been missing. */
const daysPastDue: Partial<Record<SubscriptionsLook, number>> = {
  'past due since today': 0,
  'past due for a week': 7,
  'past due for 13 days': 13,
}

const later = (moment: string, days: number) => new Date(Date.parse(moment) + days * DAY_MS).toISOString()

/** The month in which `now` is, counted from the day that an organization began. */
export function periodOf({ created_at }: Pick<OrganizationRow, 'created_at'>, now: Date) {
  const begun = new Date(created_at)
  const nth = (months: number) => {
    const day = new Date(begun)
    day.setUTCMonth(begun.getUTCMonth() + months)
    // A month that has no such day ends with its last one; the date has gone over into the next month then.
    if (day.getUTCDate() !== begun.getUTCDate()) day.setUTCDate(0)
    return day
  }
  let months = (now.getUTCFullYear() - begun.getUTCFullYear()) * 12 + now.getUTCMonth() - begun.getUTCMonth()
  while (nth(months) > now) months -= 1
  while (nth(months + 1) <= now) months += 1
  return { begins: nth(months), ends: nth(months + 1) }
}

/** The renewal of an organization that was not paid, if there is one: it can still be paid. */
const missedPayment = (store: ProductStore, organizationId: string) =>
  store.transactions
    .where('organization_id', organizationId)
    .filter(({ state }) => state === 'past_due')
    .sort(by('created_at', 'id'))[0]

/** What is paid for an organization by the month; undefined where its plan costs nothing, or there is none. */
export function subscriptionOf(
  store: ProductStore,
  organization: OrganizationRow,
  now: Date,
  look: SubscriptionsLook,
): Subscription | undefined {
  const plan = store.plans.get(organization.plan_id)
  if (!plan || plan.price_in_cents === 0) return undefined
  const { begins, ends } = periodOf(organization, now)
  const share = (now.getTime() - begins.getTime()) / (ends.getTime() - begins.getTime())
  const credits = monthlyCredits[plan.id]
  return subscriptionRow({
    price_in_cents: plan.price_in_cents,
    renews_at: ends.toISOString(),
    credits: credits === undefined ? null : { current: Math.floor(credits * share), max: credits },
    scheduled_change: scheduledChange(store, organization.id),
    ...stateOf(look, missedPayment(store, organization.id)?.created_at, ends, now),
  })
}

function scheduledChange(store: ProductStore, organizationId: string): Subscription['scheduled_change'] {
  const change = store.planChanges.get(organizationId)
  const plan = store.plans.get(change?.plan_id)
  return change && plan ? { plan_id: plan.id, plan_name: plan.name, effective_at: change.effective_at } : null
}

/** What is not as it is with a subscription that is paid. */
function stateOf(
  look: SubscriptionsLook,
  missed: string | undefined,
  ends: Date,
  now: Date,
): Partial<Subscription> {
  if (look === 'trialing') return { status: 'trialing' }
  if (look === 'paused') return { status: 'paused', renews_at: null }
  if (look === 'canceled') return { status: 'canceled', renews_at: null, ends_at: ends.toISOString() }
  const days = daysPastDue[look]
  const since = days === undefined ? missed : later(now.toISOString(), -days)
  if (since === undefined) return {}
  return { status: 'past_due', past_due_since: since, suspends_at: later(since, GRACE_DAYS) }
}

export const subscriptionOperations = {
  getUserOrganizationSubscription(call) {
    requireFeature(call.conditions, 'subscription')
    const { store, now, conditions } = call
    const subscription = subscriptionOf(store, requireMember(call), now, conditions.subscriptions)
    return found(subscription, 'Subscription', 'subscription_not_found')
  },
} satisfies Some
