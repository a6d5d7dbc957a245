import { planRow } from '../fixtures'
import { by, wholeList } from './lists'
import type { Some } from './operation'
import { assignPlan } from './organizations'
import { pricesOf } from './payments'
import { newId, type ProductStore, type Schema } from './records'
import { conflict, found, unprocessable } from './refusal'

const requirePlan = (store: ProductStore, id: string) => found(store.plans.get(id), 'Plan', 'plan_not_found')

function change(store: ProductStore, id: string, values: Partial<Schema<'Plan'>>) {
  requirePlan(store, id)
  return store.plans.patch(id, values)
}

/** What an administrator writes about a plan, without the fields the platform keeps for itself. */
function fieldsOf(input: Schema<'PlanInput'>) {
  const { description, max_tools, max_agents, max_group_graphs, max_groups, price_in_cents } = input
  const name = input.name.trim()
  if (name === '') throw unprocessable('Plan name is required', 'plan_name_required')
  return { name, description, max_tools, max_agents, max_group_graphs, max_groups, price_in_cents }
}

function requireFreeName(store: ProductStore, name: string, exceptId?: string) {
  if (store.plans.where('name', name).some(({ id }) => id !== exceptId))
    throw conflict('A plan with this name exists already', 'plan_name_taken')
}

/** §5.10 Delete plan: organizations never lose their plan by the way; they move first, to a plan on offer. */
function requireMigrationTarget(store: ProductStore, planId: string, targetId: string | undefined) {
  if (targetId === undefined)
    throw conflict('Please select a migration plan for existing organizations', 'migration_plan_required')
  const target = store.plans.get(targetId)
  if (!target || target.id === planId || target.deprecated)
    throw unprocessable('Organizations cannot move to this plan', 'migration_plan_invalid')
  return target.id
}

export const planOperations = {
  listPlans: ({ store, query }) =>
    wholeList(
      store.plans
        .all()
        .filter(({ deprecated }) => !query.active_only || !deprecated)
        .sort(by('deprecated', 'price_in_cents', 'name')),
    ),

  getPlan: ({ store, path }) => requirePlan(store, path.planId),
  getPlanWithPrices: ({ store, path }) => ({
    ...requirePlan(store, path.planId),
    connected_prices: pricesOf(store, 'plan_id', path.planId),
  }),
  getPlanUsage: ({ store, path }) => ({
    organization_count: store.organizations.where('plan_id', requirePlan(store, path.planId).id).length,
  }),

  createPlan({ store, body, now }) {
    const fields = fieldsOf(body)
    requireFreeName(store, fields.name)
    const created_at = now.toISOString()
    return store.plans.put(planRow({ ...fields, id: newId(), created_at }))
  },

  updatePlan({ store, path, body }) {
    requirePlan(store, path.planId)
    const fields = fieldsOf(body)
    requireFreeName(store, fields.name, path.planId)
    return change(store, path.planId, fields)
  },

  deletePlan({ store, path, body }) {
    const { id } = requirePlan(store, path.planId)
    const holders = store.organizations.where('plan_id', id)
    if (holders.length > 0) {
      const plan_id = requireMigrationTarget(store, id, body.migration_plan_id)
      for (const holder of holders) assignPlan(store, holder.id, plan_id)
    }
    for (const price of store.prices.where('plan_id', id)) store.prices.patch(price.id, { plan_id: null })
    for (const { organization_id } of store.planChanges.where('plan_id', id))
      store.planChanges.delete(organization_id)
    store.plans.delete(id)
  },

  // A deprecated plan cannot be the default (§4.11 Plans), so it stops being one.
  deprecatePlan: ({ store, path }) => change(store, path.planId, { deprecated: true, is_default: false }),
  undeprecatePlan: ({ store, path }) => change(store, path.planId, { deprecated: false }),

  setDefaultPlan({ store, path }) {
    if (requirePlan(store, path.planId).deprecated)
      throw conflict('A deprecated plan cannot be the default', 'plan_deprecated')
    for (const { id } of store.plans.where('is_default', true)) store.plans.patch(id, { is_default: false })
    return change(store, path.planId, { is_default: true })
  },
  unsetDefaultPlan: ({ store, path }) => change(store, path.planId, { is_default: false }),

  associatePlanPrice({ store, path }) {
    requirePlan(store, path.planId)
    const price = found(store.prices.get(path.priceId), 'Price', 'price_not_found')
    if (price.status === 'archived') throw conflict('An archived price sells nothing', 'price_archived')
    return store.prices.patch(price.id, { plan_id: path.planId })
  },

  disassociatePlanPrice({ store, path }) {
    requirePlan(store, path.planId)
    const price = store.prices.get(path.priceId)
    found(price?.plan_id === path.planId ? price : undefined, 'Price', 'price_not_found')
    return store.prices.patch(path.priceId, { plan_id: null })
  },
} satisfies Some
