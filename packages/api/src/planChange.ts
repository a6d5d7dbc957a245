/** How a member changes the plan of an organization. All of it is of the feature `change-plan`. */
import * as v from 'valibot'
import { list, one } from './answers'
import { read, write, type Cancellable } from './client'
import { ApiError } from './errors'
import { count, optionalText, requiredCount, requiredText, rows, text, time } from './fields'
import { wireObject, type Schemas } from './wire'

/** A plan that an organization can change to. */
export const PlanOption = wireObject<Schemas['PlanOption']>()({
  plan_id: requiredText,
  name: requiredText,
  price_in_cents: requiredCount,
  /** ISO 4217; empty where the platform does not say, and then dollars. */
  currency: text,
  /** What one price pays for, such as 'month'; null where it is paid once. */
  interval: optionalText,
  max_tools: count,
  max_agents: count,
  max_groups: count,
  max_group_graphs: count,
})
export type PlanOption = v.InferOutput<typeof PlanOption>

const PlanChangeLine = wireObject<Schemas['PlanChangeLine']>()({
  label: requiredText,
  amount_in_cents: requiredCount,
})

/** What a change of plan costs and when it takes effect. Without its amounts it cannot be agreed to, and is broken. */
export const PlanChange = wireObject<Schemas['PlanChange']>()({
  /** Charged at once; below zero where it is credited. */
  due_now_in_cents: requiredCount,
  /** ISO 4217; empty where the platform does not say, and then dollars. */
  currency: text,
  next_price_in_cents: requiredCount,
  /** When the next price is charged; null where it is not. */
  next_charge_at: time,
  /** When the new plan is held; null where that is at once. */
  effective_at: time,
  /** What the amount due now is made of. */
  lines: v.pipe(
    rows(PlanChangeLine),
    v.transform((lines) => lines ?? []),
  ),
  /** What the organization uses more of than the new plan allows, in words. */
  over_limit: v.pipe(
    rows(requiredText),
    v.transform((over) => over ?? []),
  ),
})
export type PlanChange = v.InferOutput<typeof PlanChange>

const at = (organizationId: string) => ({ params: { path: { organizationId } } })
const url = '/v1/user/organizations/{organizationId}/plan-change'

/** The plans that an organization can change to. `GET /v1/user/organizations/{organizationId}/plan-options` */
export function listOptions(
  organizationId: string,
  { signal }: Cancellable = {},
): Promise<readonly PlanOption[]> {
  return read(
    '/v1/user/organizations/{organizationId}/plan-options',
    {
      signal,
      ...at(organizationId),
    },
    list(PlanOption, 'options'),
  )
}

/**
 * What a change of the plan would cost and when it would take effect. Nothing is changed, so no outcome is ever unknown.
 * `POST /v1/user/organizations/{organizationId}/plan-change` with `dry_run`
 *
 * @throws {ApiError} With the status 409 where the plan cannot be changed now, 422 where the plan is not sold.
 */
export async function preview(organizationId: string, planId: string): Promise<PlanChange> {
  try {
    return await send(organizationId, { plan_id: planId, dry_run: true })
  } catch (error) {
    throw error instanceof ApiError && error.outcomeUnknown ? error.cause : error
  }
}

/**
 * Changes the plan, at once or at the end of the period. `POST /v1/user/organizations/{organizationId}/plan-change`
 *
 * @throws {ApiError} As `preview`.
 */
export const change = (organizationId: string, planId: string): Promise<PlanChange> =>
  send(organizationId, { plan_id: planId, dry_run: false })

const send = (organizationId: string, body: Schemas['PlanChangeRequest']) =>
  write('POST', url, { ...at(organizationId), body }, one(PlanChange))

/**
 * Takes a scheduled change back. `DELETE /v1/user/organizations/{organizationId}/plan-change`
 *
 * @throws {ApiError} With the status 404 where none is scheduled.
 */
export function cancel(organizationId: string): Promise<null> {
  return write('DELETE', url, at(organizationId), () => null)
}
