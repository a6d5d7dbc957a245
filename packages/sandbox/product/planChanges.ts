import { asPlanOption } from '../fixtures'
import { requireMember } from './account'
import { requireFeature } from './capabilities'
import { by } from './lists'
import type { Conditions, Some } from './operation'
import { assignPlan, utilizationOf } from './organizations'
import { soldPrice } from './payments'
import {
  newTransactionId,
  type OrganizationRow,
  type Person,
  type ProductStore,
  type Schema,
} from './records'
import { conflict, found, unprocessable } from './refusal'
import { periodOf, subscriptionOf } from './subscriptions'

type Plan = Schema<'Plan'>

const DAY_MS = 24 * 60 * 60_000

/** The plans that are sold and cost something, the cheapest first. */
const soldPlans = (store: ProductStore): Plan[] =>
  store.plans
    .all()
    .filter(({ deprecated, price_in_cents }) => !deprecated && price_in_cents > 0)
    .sort(by('price_in_cents', 'name'))

interface World {
  store: ProductStore
  now: Date
  conditions: Conditions
}

interface Change extends World {
  organization: OrganizationRow
  from: Plan
  to: Plan
}

/**
 * A dearer plan is held at once, and what is left of the period is paid and credited by the day. Another one is held from
 * the end of the period on, as it is paid for until then.
 */
function planChange(change: Change): Schema<'PlanChange'> {
  const { now, organization, from, to } = change
  const { begins, ends } = periodOf(organization, now)
  const isAtOnce = to.price_in_cents > from.price_in_cents
  const days = Math.ceil((ends.getTime() - now.getTime()) / DAY_MS)
  const share = days / Math.round((ends.getTime() - begins.getTime()) / DAY_MS)
  const left = days === 1 ? '1 day' : `${days} days`
  const lines = isAtOnce
    ? [
        { label: `${to.name}, ${left}`, amount_in_cents: Math.round(to.price_in_cents * share) },
        {
          label: `${from.name}, ${left} unused`,
          amount_in_cents: -Math.round(from.price_in_cents * share),
        },
      ]
    : []
  return {
    due_now_in_cents: lines.reduce((sum, { amount_in_cents }) => sum + amount_in_cents, 0),
    currency: 'USD',
    next_price_in_cents: to.price_in_cents,
    next_charge_at: ends.toISOString(),
    effective_at: isAtOnce ? null : ends.toISOString(),
    lines,
    over_limit: overLimit(change),
  }
}

/** What an organization uses more of than a plan and its own allowances allow. */
function overLimit({ store, now, conditions, organization, to }: Change): string[] {
  const usage = utilizationOf(store, organization.id, now, conditions)
  const limits = {
    agents: to.max_agents + organization.additional_agents,
    tools: to.max_tools + organization.additional_tools,
    groups: to.max_groups + organization.additional_groups,
    group_graphs: to.max_group_graphs + organization.additional_group_graphs,
  }
  return Object.entries(limits).flatMap(([key, limit]) => {
    const used = usage?.[key as keyof typeof limits]?.current ?? 0
    const what = key.replace('_', ' ')
    return used > limit ? [`${used} ${what} are used, ${limit} are allowed`] : []
  })
}

/** The caller's organization, if its plan can be changed now. */
function requireChangeable(
  call: World & { caller: Person; path: { organizationId: string } },
): OrganizationRow {
  const { store, now, conditions } = call
  const organization = requireMember(call)
  const subscription = subscriptionOf(store, organization, now, conditions.subscriptions)
  if (!subscription) throw conflict('Nothing is paid for this organization', 'subscription_not_found')
  if (subscription.status === 'past_due')
    throw conflict('A payment is missing, and has to be made first', 'payment_missing')
  if (subscription.status === 'canceled' || subscription.status === 'paused')
    throw conflict(`The subscription is ${subscription.status}`, 'subscription_not_active')
  return organization
}

/** Gives an organization the plan that was paid for it, and records the payment, by which the provider knows of it. */
function changePlan(store: ProductStore, { id, email }: OrganizationRow, plan: Plan, paidAt: string): void {
  assignPlan(store, id, plan.id)
  const price = soldPrice(store, [plan]) ?? store.prices.first('plan_id', plan.id)
  if (!price) return
  store.transactions.put({
    id: newTransactionId(),
    price_id: price.id,
    email,
    state: 'completed',
    organization_id: id,
    declined_attempts: 0,
    created_at: paidAt,
  })
}

/** Gives organizations the plans that they were scheduled to have by `now`. */
export function advancePlanChanges(store: ProductStore, now: Date): void {
  const due = store.planChanges.all().filter(({ effective_at }) => effective_at <= now.toISOString())
  for (const { organization_id, plan_id, effective_at } of due) {
    store.planChanges.delete(organization_id)
    const organization = store.organizations.get(organization_id)
    const plan = store.plans.get(plan_id)
    if (organization && plan) changePlan(store, organization, plan, effective_at)
  }
}

export const planChangeOperations = {
  listUserOrganizationPlanOptions(call) {
    requireFeature(call.conditions, 'change-plan')
    requireMember(call)
    return { options: soldPlans(call.store).map(asPlanOption) }
  },

  changeUserOrganizationPlan(call) {
    requireFeature(call.conditions, 'change-plan')
    const { store, now, conditions, body } = call
    const organization = requireChangeable(call)
    const from = found(store.plans.get(organization.plan_id), 'Plan', 'plan_not_found')
    const to = soldPlans(store).find(({ id }) => id === body.plan_id)
    if (!to) throw unprocessable('This plan is not sold', 'plan_not_offered')
    if (to.id === from.id) throw conflict('The organization has this plan already', 'plan_held')
    const change = planChange({ store, now, conditions, organization, from, to })
    if (body.dry_run) return change
    if (change.effective_at === null) changePlan(store, organization, to, now.toISOString())
    else
      store.planChanges.put({
        organization_id: organization.id,
        plan_id: to.id,
        effective_at: change.effective_at,
      })
    return change
  },

  cancelUserOrganizationPlanChange(call) {
    requireFeature(call.conditions, 'change-plan')
    const { id } = requireMember(call)
    found(call.store.planChanges.get(id), 'Change of plan', 'plan_change_not_found')
    call.store.planChanges.delete(id)
  },
} satisfies Some
