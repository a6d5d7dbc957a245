import { requireFeature } from './capabilities'
import { by } from './lists'
import { isCancellable } from './machine'
import type { Conditions, Some } from './operation'
import { namespaceOf, utilizationOf } from './organizations'
import { provisioning } from './provisioning'
import type { JobRow, OrganizationRow, ProductStore, Schema } from './records'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const HOURS = 24
const DAYS = 14
/** How long a job may be under way before it counts as stuck. */
const STUCK_AFTER = HOUR
/** How many ids stand beside a count. */
const MOST_IDS = 100

const hasFailed = ({ status }: JobRow) => status === 'failed' || status === 'error'
const endOf = ({ finished_at, updated_at }: JobRow) => Date.parse(finished_at ?? updated_at)

/** How many of the moments fall into each of the last spans of time, oldest first; the last of them is under way. */
function countsIn(moments: readonly number[], now: Date, span: number, spans: number): Schema<'CountAt'>[] {
  const current = Math.floor(now.getTime() / span)
  return Array.from({ length: spans }, (_, index) => {
    const at = current - spans + 1 + index
    const count = moments.filter((moment) => Math.floor(moment / span) === at).length
    return { at: new Date(at * span).toISOString(), count }
  })
}

function countsOfTypes(jobs: readonly JobRow[]): Schema<'FailedOfType'>[] {
  const counts = new Map<string, number>()
  for (const { job_type } of jobs) counts.set(job_type, (counts.get(job_type) ?? 0) + 1)
  return [...counts].map(([job_type, count]) => ({ job_type, count })).sort(by('-count', 'job_type'))
}

/** What is read at a moment, under its conditions. */
interface ReadCall {
  store: ProductStore
  now: Date
  conditions: Conditions
}

/** Whether an organization uses more of something than it may. */
function isOverLimit({ store, now, conditions }: ReadCall, { id }: OrganizationRow): boolean {
  return Object.values(utilizationOf(store, id, now, conditions) ?? {}).some(
    (usage) => typeof usage?.max === 'number' && Number(usage.current) > usage.max,
  )
}

const isPaid = (store: ProductStore, planId: string | null) =>
  (store.plans.get(planId)?.price_in_cents ?? 0) > 0

export const overviewOperations = {
  getAdminOverview(call) {
    const { store, now, conditions } = call
    requireFeature(conditions, 'overview')
    // Types are counted over the same time as hours, which begins with the first of them.
    const since = (Math.floor(now.getTime() / HOUR) - HOURS + 1) * HOUR
    const jobs = store.jobs.all()
    const failed = jobs.filter((job) => hasFailed(job) && endOf(job) >= since)
    const clusters = store.clusters.where('archived', false).sort(by('name'))
    const organizations = store.organizations.all()
    const provisionings = store.workflows.where('description', provisioning.name)

    const attention = (kind: Schema<'Attention'>['kind'], ids: readonly string[]): Schema<'Attention'>[] =>
      ids.length > 0 ? [{ kind, count: ids.length, ids: ids.slice(0, MOST_IDS) }] : []
    const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

    return {
      failed_by_hour: countsIn(failed.map(endOf), now, HOUR, HOURS),
      failed_by_type: countsOfTypes(failed),
      signups_by_day: countsIn(
        store.people.all().map(({ created_at }) => Date.parse(created_at)),
        now,
        DAY,
        DAYS,
      ),
      attention: [
        ...attention(
          'failed_provisioning',
          provisionings
            .filter(({ workflow_id }) => store.jobs.where('workflow_id', workflow_id).some(hasFailed))
            .map(({ workflow_id }) => workflow_id),
        ),
        ...attention('unhealthy_cluster', idsOf(clusters.filter(({ healthy }) => !healthy))),
        ...attention('over_limit', idsOf(organizations.filter((row) => isOverLimit(call, row)))),
        ...attention(
          'paid_without_namespace',
          idsOf(organizations.filter(({ id, plan_id }) => isPaid(store, plan_id) && !namespaceOf(store, id))),
        ),
        ...attention(
          'stuck_job',
          jobs
            .filter(
              ({ status, started_at }) =>
                isCancellable(status) &&
                started_at !== null &&
                now.getTime() - Date.parse(started_at) > STUCK_AFTER,
            )
            .map(({ job_id }) => job_id),
        ),
      ],
      clusters: clusters.map(({ id, name, healthy, enabled }) => ({ id, name, healthy, enabled })),
    }
  },
} satisfies Some
