import { randomUUID } from 'node:crypto'
import { and, asc, count, eq } from 'drizzle-orm'
import { organizations, plans, prices } from '../schema'
import type { Db, Tx } from '../db'
import type { Handlers, Schema } from './handlers'
import { wholeList } from './paging'
import { readPrice, readPrices } from './payments'
import { conflict, found, unprocessable } from './refusal'

const readPlan = (db: Db | Tx, id: string) => db.select().from(plans).where(eq(plans.id, id)).get()
const requirePlan = (db: Db | Tx, id: string) => found(readPlan(db, id), 'Plan', 'plan_not_found')

const holders = (db: Db | Tx, planId: string) =>
  db.select({ value: count() }).from(organizations).where(eq(organizations.plan_id, planId)).get()?.value ?? 0

function change(db: Db | Tx, id: string, values: Partial<typeof plans.$inferSelect>) {
  requirePlan(db, id)
  db.update(plans).set(values).where(eq(plans.id, id)).run()
  return requirePlan(db, id)
}

/** What an administrator writes about a plan, without the fields the platform keeps for itself. */
function columnsOf(input: Schema<'PlanInput'>) {
  const { description, max_tools, max_agents, max_group_graphs, max_groups, price_in_cents } = input
  const name = input.name.trim()
  if (name === '') throw unprocessable('Plan name is required', 'plan_name_required')
  return { name, description, max_tools, max_agents, max_group_graphs, max_groups, price_in_cents }
}

function requireFreeName(db: Db, name: string, exceptId?: string) {
  const taken = db.select({ id: plans.id }).from(plans).where(eq(plans.name, name)).get()
  if (taken && taken.id !== exceptId)
    throw conflict('A plan with this name exists already', 'plan_name_taken')
}

/** §5 Delete plan: organizations never lose their plan by the way; they move first, to a plan on offer. */
function requireMigrationTarget(db: Tx, planId: string, targetId: string | undefined) {
  if (targetId === undefined)
    throw conflict('Please select a migration plan for existing organizations', 'migration_plan_required')
  const target = readPlan(db, targetId)
  if (!target || target.id === planId || target.deprecated)
    throw unprocessable('Organizations cannot move to this plan', 'migration_plan_invalid')
  return target.id
}

export const planHandlers = {
  listPlans: ({ db, query }) =>
    wholeList(
      db
        .select()
        .from(plans)
        .where(query.active_only ? eq(plans.deprecated, false) : undefined)
        .orderBy(asc(plans.deprecated), asc(plans.price_in_cents), asc(plans.name))
        .all(),
    ),

  getPlan: ({ db, path }) => requirePlan(db, path.planId),
  getPlanWithPrices: ({ db, path }) => ({
    ...requirePlan(db, path.planId),
    connected_prices: readPrices(db, eq(prices.plan_id, path.planId)),
  }),
  getPlanUsage: ({ db, path }) => ({ organization_count: holders(db, requirePlan(db, path.planId).id) }),

  createPlan({ db, body, now }) {
    const values = columnsOf(body)
    requireFreeName(db, values.name)
    const id = randomUUID()
    db.insert(plans)
      .values({ id, ...values, created_at: now.toISOString() })
      .run()
    return requirePlan(db, id)
  },

  updatePlan({ db, path, body }) {
    requirePlan(db, path.planId)
    const values = columnsOf(body)
    requireFreeName(db, values.name, path.planId)
    return change(db, path.planId, values)
  },

  deletePlan({ db, path, body }) {
    db.transaction((tx) => {
      requirePlan(tx, path.planId)
      if (holders(tx, path.planId) > 0) {
        const target = requireMigrationTarget(tx, path.planId, body?.migration_plan_id)
        tx.update(organizations).set({ plan_id: target }).where(eq(organizations.plan_id, path.planId)).run()
      }
      tx.delete(plans).where(eq(plans.id, path.planId)).run()
    })
  },

  // A deprecated plan cannot be the default (§4 Plans), so it stops being one.
  deprecatePlan: ({ db, path }) => change(db, path.planId, { deprecated: true, is_default: false }),
  undeprecatePlan: ({ db, path }) => change(db, path.planId, { deprecated: false }),

  setDefaultPlan: ({ db, path }) =>
    db.transaction((tx) => {
      if (requirePlan(tx, path.planId).deprecated)
        throw conflict('A deprecated plan cannot be the default', 'plan_deprecated')
      tx.update(plans).set({ is_default: false }).where(eq(plans.is_default, true)).run()
      return change(tx, path.planId, { is_default: true })
    }),
  unsetDefaultPlan: ({ db, path }) => change(db, path.planId, { is_default: false }),

  associatePlanPrice({ db, path }) {
    requirePlan(db, path.planId)
    const price = found(readPrice(db, path.priceId), 'Price', 'price_not_found')
    if (price.status === 'archived') throw conflict('An archived price sells nothing', 'price_archived')
    db.update(prices).set({ plan_id: path.planId }).where(eq(prices.id, path.priceId)).run()
    return found(readPrice(db, path.priceId), 'Price')
  },

  disassociatePlanPrice({ db, path }) {
    requirePlan(db, path.planId)
    const here = and(eq(prices.id, path.priceId), eq(prices.plan_id, path.planId))
    found(db.select().from(prices).where(here).get(), 'Price', 'price_not_found')
    db.update(prices).set({ plan_id: null }).where(here).run()
    return found(readPrice(db, path.priceId), 'Price')
  },
} satisfies Handlers
