import { read, write } from './client'
import { changed, one, page } from './decode/answer'
import { plan, planUsage, price } from './decode/plan'
import type { Cancellable, Page, Plan, PlanInput, PlanUsage, Price } from './models'

/** The plans; `active_only` leaves out deprecated ones. */
export function list({ active_only, signal }: { active_only?: boolean } & Cancellable = {}): Promise<
  Page<Plan>
> {
  return read(signal, (api, init) =>
    // Only `true` says anything: a platform that reads any value as yes is not misled.
    api.GET('/v1/admin/plans', { ...init, params: { query: { active_only: active_only || undefined } } }),
  ).then(page(plan, 'plans'))
}

/** One plan. */
export function get(planId: string, { signal }: Cancellable = {}): Promise<Plan> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/plans/{planId}', { ...init, params: { path: { planId } } }),
  ).then(one(plan))
}

/** One plan with its `connected_prices`. */
export function getWithPrices(planId: string, { signal }: Cancellable = {}): Promise<Plan> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/plans/{planId}/with-prices', { ...init, params: { path: { planId } } }),
  ).then(one(plan))
}

/** How many organizations hold a plan. */
export function getUsage(planId: string, { signal }: Cancellable = {}): Promise<PlanUsage> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/plans/{planId}/usage', { ...init, params: { path: { planId } } }),
  ).then(one(planUsage))
}

/** Adds a plan. */
export function create(input: PlanInput): Promise<Plan> {
  return write((api, init) => api.POST('/v1/admin/plans', { ...init, body: input })).then(one(plan))
}

/** Changes a plan. */
export function update(planId: string, input: PlanInput): Promise<Plan> {
  return write((api, init) =>
    api.PUT('/v1/admin/plans/{planId}', { ...init, params: { path: { planId } }, body: input }),
  ).then(one(plan))
}

/** Deletes a plan. Where organizations hold it, `migration_plan_id` says where they go. */
export function remove({
  id: planId,
  migration_plan_id,
}: {
  id: string
  migration_plan_id?: string
}): Promise<Plan | null> {
  return write((api, init) =>
    api.DELETE('/v1/admin/plans/{planId}', {
      ...init,
      params: { path: { planId } },
      body: migration_plan_id === undefined ? undefined : { migration_plan_id },
    }),
  ).then(changed(plan))
}

/** Stops offering a plan; organizations that hold it keep it. */
export function deprecate(planId: string): Promise<Plan | null> {
  return write((api, init) =>
    api.POST('/v1/admin/plans/{planId}/deprecate', { ...init, params: { path: { planId } } }),
  ).then(changed(plan))
}

/** Offers a plan again. */
export function undeprecate(planId: string): Promise<Plan | null> {
  return write((api, init) =>
    api.POST('/v1/admin/plans/{planId}/undeprecate', { ...init, params: { path: { planId } } }),
  ).then(changed(plan))
}

/** Makes a plan the default; the one that was is none any longer. */
export function setDefault(planId: string): Promise<Plan | null> {
  return write((api, init) =>
    api.POST('/v1/admin/plans/{planId}/set-default', { ...init, params: { path: { planId } } }),
  ).then(changed(plan))
}

/** Leaves no plan as the default. */
export function unsetDefault(planId: string): Promise<Plan | null> {
  return write((api, init) =>
    api.POST('/v1/admin/plans/{planId}/unset-default', { ...init, params: { path: { planId } } }),
  ).then(changed(plan))
}

/** Lets a price sell a plan. */
export function associatePrice(planId: string, priceId: string): Promise<Price | null> {
  return write((api, init) =>
    api.PUT('/v1/admin/plans/{planId}/prices/{priceId}', { ...init, params: { path: { planId, priceId } } }),
  ).then(changed(price))
}

/** Disconnects a price from a plan. */
export function disassociatePrice(planId: string, priceId: string): Promise<Price | null> {
  return write((api, init) =>
    api.DELETE('/v1/admin/plans/{planId}/prices/{priceId}', {
      ...init,
      params: { path: { planId, priceId } },
    }),
  ).then(changed(price))
}
