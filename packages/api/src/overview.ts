import * as v from 'valibot'
import { one } from './answers'
import { read, type Cancellable } from './client'
import { flag, requiredCount, requiredFlag, requiredText, rows, text, time } from './fields'
import { wireObject, type Schemas } from './wire'

type Kind = Schemas['Attention']['kind']

/**
 * How many there were in the hour or on the day that begins at `at`.
 *
 * @public
 */
export const CountAt = wireObject<Schemas['CountAt']>()({ at: time, count: requiredCount })
export type CountAt = v.InferOutput<typeof CountAt>

/**
 * How many jobs of a type failed.
 *
 * @public
 */
export const FailedOfType = wireObject<Schemas['FailedOfType']>()({
  job_type: requiredText,
  count: requiredCount,
})
export type FailedOfType = v.InferOutput<typeof FailedOfType>

/**
 * Things of a kind that should be looked at. A kind that nobody knows is left out.
 *
 * @public
 */
export const Attention = wireObject<Schemas['Attention']>()({
  kind: v.picklist([
    'failed_provisioning',
    'unhealthy_cluster',
    'over_limit',
    'paid_without_namespace',
    'stuck_job',
  ] satisfies Kind[]),
  count: requiredCount,
  /** Some of them: workflows, clusters, organizations or jobs, as the kind says. */
  ids: v.pipe(
    rows(requiredText),
    v.transform((ids) => ids ?? []),
  ),
})
export type Attention = v.InferOutput<typeof Attention>

/**
 * A cluster in use and how it is.
 *
 * @public
 */
export const ClusterHealth = wireObject<Schemas['ClusterHealth']>()({
  id: requiredText,
  name: text,
  /** Required: a cluster must not look well or ill because nobody said. */
  healthy: requiredFlag,
  /** Whether it takes new namespaces. */
  enabled: flag,
})
export type ClusterHealth = v.InferOutput<typeof ClusterHealth>

/** How the platform is as a whole. A part that the platform does not tell is null. */
export const Overview = wireObject<Schemas['Overview']>()({
  /** Jobs that failed in each of the last 24 hours, oldest first. */
  failed_by_hour: rows(CountAt),
  /** Jobs that failed in the last 24 hours, by their type, most first. */
  failed_by_type: rows(FailedOfType),
  /** Accounts made on each of the last 14 days, oldest first. */
  signups_by_day: rows(CountAt),
  attention: rows(Attention),
  clusters: rows(ClusterHealth),
})
export type Overview = v.InferOutput<typeof Overview>

/**
 * How the platform is as a whole. `GET /v1/admin/overview`, of the feature `overview`
 *
 * @throws {ApiError} With the status 404 where the platform has no such feature.
 */
export function getOverview({ signal }: Cancellable = {}): Promise<Overview> {
  return read('/v1/admin/overview', { signal }, one(Overview))
}
