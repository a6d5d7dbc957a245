import type * as v from 'valibot'
import { changed, one, oneIfAny, page, type Page } from './answers'
import { read, write, type Cancellable } from './client'
import { count, flag, requiredCount, requiredText, rows, text, time } from './fields'
import { Price } from './prices'
import { wireObject, type Schemas } from './wire'

/** A plan that organizations can hold. */
export const Plan = wireObject<Schemas['Plan']>()({
  id: requiredText,
  name: requiredText,
  description: text,
  max_tools: count,
  max_agents: count,
  max_group_graphs: count,
  max_groups: count,
  /** Per month, integer USD cents. */
  price_in_cents: count,
  /** Given to new organizations. At most one plan is the default. */
  is_default: flag,
  /** No longer offered; organizations that hold it keep it. */
  deprecated: flag,
  created_at: time,
  /** The provider prices that sell the plan. Null where the answer does not say; only `getWithPrices` promises to. */
  connected_prices: rows(Price),
})
export type Plan = v.InferOutput<typeof Plan>

/** What an administrator writes about a plan. Limits are whole numbers from 0, the price is integer USD cents. */
export type PlanInput = Schemas['PlanInput']

/** How many organizations hold a plan. */
export const PlanUsage = wireObject<Schemas['PlanUsage']>()({ organization_count: requiredCount })
export type PlanUsage = v.InferOutput<typeof PlanUsage>

/** The plans; `active_only` leaves out deprecated ones. `GET /v1/admin/plans` */
export function list({ active_only, signal }: { active_only?: boolean } & Cancellable = {}): Promise<
  Page<Plan>
> {
  return read(
    '/v1/admin/plans', // False is left out rather than sent: some platforms take any value of `active_only` for yes.
    { signal, params: { query: { active_only: active_only || undefined } } },
    page(Plan, 'plans'),
  )
}

/** One plan. `GET /v1/admin/plans/{planId}` */
export function get(planId: string, { signal }: Cancellable = {}): Promise<Plan> {
  return read('/v1/admin/plans/{planId}', { signal, params: { path: { planId } } }, one(Plan))
}

/** One plan with its `connected_prices`. `GET /v1/admin/plans/{planId}/with-prices` */
export function getWithPrices(planId: string, { signal }: Cancellable = {}): Promise<Plan> {
  return read('/v1/admin/plans/{planId}/with-prices', { signal, params: { path: { planId } } }, one(Plan))
}

/** How many organizations hold a plan. `GET /v1/admin/plans/{planId}/usage` */
export function getUsage(planId: string, { signal }: Cancellable = {}): Promise<PlanUsage> {
  return read('/v1/admin/plans/{planId}/usage', { signal, params: { path: { planId } } }, one(PlanUsage))
}

/** Adds a plan. `POST /v1/admin/plans` */
export function create(input: PlanInput): Promise<Plan> {
  return write('POST', '/v1/admin/plans', { body: input }, one(Plan))
}

/** Changes a plan. `PUT /v1/admin/plans/{planId}` */
export function update(planId: string, input: PlanInput): Promise<Plan | null> {
  return write(
    'PUT',
    '/v1/admin/plans/{planId}',
    { params: { path: { planId } }, body: input },
    oneIfAny(Plan),
  )
}

/**
 * Deletes a plan. Where organizations hold it, `migration_plan_id` says which plan they get instead.
 * `DELETE /v1/admin/plans/{planId}`
 */
export function remove({
  id: planId,
  migration_plan_id,
}: { id: string } & Schemas['PlanMigration']): Promise<Plan | null> {
  return write(
    'DELETE',
    '/v1/admin/plans/{planId}',
    {
      params: { path: { planId } },
      body: { migration_plan_id },
    },
    changed(Plan),
  )
}

/** Stops offering a plan; organizations that hold it keep it. `POST /v1/admin/plans/{planId}/deprecate` */
export function deprecate(planId: string): Promise<Plan | null> {
  return write('POST', '/v1/admin/plans/{planId}/deprecate', { params: { path: { planId } } }, changed(Plan))
}

/** Offers a plan again. `POST /v1/admin/plans/{planId}/undeprecate` */
export function undeprecate(planId: string): Promise<Plan | null> {
  return write(
    'POST',
    '/v1/admin/plans/{planId}/undeprecate',
    { params: { path: { planId } } },
    changed(Plan),
  )
}

/** Makes a plan the default in place of the one before. `POST /v1/admin/plans/{planId}/set-default` */
export function setDefault(planId: string): Promise<Plan | null> {
  return write(
    'POST',
    '/v1/admin/plans/{planId}/set-default',
    { params: { path: { planId } } },
    changed(Plan),
  )
}

/** Leaves no plan as the default. `POST /v1/admin/plans/{planId}/unset-default` */
export function unsetDefault(planId: string): Promise<Plan | null> {
  return write(
    'POST',
    '/v1/admin/plans/{planId}/unset-default',
    { params: { path: { planId } } },
    changed(Plan),
  )
}

/** Lets a price sell a plan; gives the price. `PUT /v1/admin/plans/{planId}/prices/{priceId}` */
export function associatePrice(planId: string, priceId: string): Promise<Price | null> {
  return write(
    'PUT',
    '/v1/admin/plans/{planId}/prices/{priceId}',
    {
      params: { path: { planId, priceId } },
    },
    changed(Price),
  )
}

/** Disconnects a price from a plan; gives the price. `DELETE /v1/admin/plans/{planId}/prices/{priceId}` */
export function disassociatePrice(planId: string, priceId: string): Promise<Price | null> {
  return write(
    'DELETE',
    '/v1/admin/plans/{planId}/prices/{priceId}',
    {
      params: { path: { planId, priceId } },
    },
    changed(Price),
  )
}
