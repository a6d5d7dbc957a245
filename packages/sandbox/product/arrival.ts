import { asOpenCheckout, stepRow } from '../fixtures'
import { organizationsOf } from './account'
import { requireFeature } from './capabilities'
import { by } from './lists'
import { isDone, isRestartable, stepsOf } from './machine'
import type { Some } from './operation'
import { namespaceOf } from './organizations'
import { provisioning } from './provisioning'
import type { JobRow, OrganizationRow, ProductStore, Schema } from './records'
import { found } from './refusal'

type Step = Schema<'ProvisioningStep'>

const step = (key: Step['key'], state: Step['state'], at: string | null = null) => stepRow({ key, state, at })

/** What the sandbox's own workflow says of a step: the jobs that belong to it, in their order. */
function stepOf(key: Step['key'], jobs: readonly JobRow[], isBegun: boolean): Step {
  const last = jobs.at(-1)
  if (!last) return step(key, 'done')
  const failed = jobs.find(({ status }) => isRestartable(status))
  if (failed) return { ...step(key, 'failed', failed.updated_at), message: failed.error_message ?? null }
  if (isDone(last.status)) return step(key, 'done', last.updated_at)
  return step(key, isBegun ? 'running' : 'waiting', isBegun ? (jobs[0]?.created_at ?? null) : null)
}

/** How far an organization has come, by the run that began with it; one that came without such a run is ready. */
function stepsTo(store: ProductStore, { id, created_at }: OrganizationRow): Step[] {
  const run = store.workflows
    .where('organization_id', id)
    .find((workflow) => workflow.description === provisioning.name && workflow.created_at === created_at)
  const jobs = run ? stepsOf(store, run.workflow_id) : []
  const [first, ...rest] = jobs
  const place = namespaceOf(store, id)
  const namespace = place
    ? step('namespace', 'done', place.created_at)
    : stepOf('namespace', first ? [first] : [], true)
  return [
    step('paid', 'done', created_at),
    step('organization', 'done', created_at),
    namespace,
    stepOf('ready', rest, namespace.state === 'done'),
  ]
}

export const arrivalOperations = {
  /** Of the organization that came last: the others have been there before. */
  getUserProvisioning(call) {
    requireFeature(call.conditions, 'provisioning')
    const newest = organizationsOf(call).sort(by('-created_at', 'id'))[0]
    if (newest) return { steps: stepsTo(call.store, newest) }
    const keys = ['paid', 'organization', 'namespace', 'ready'] as const
    return { steps: keys.map((key) => step(key, 'waiting')) }
  },

  getUserCheckout({ store, caller, conditions }) {
    requireFeature(conditions, 'checkout.open')
    const transaction = found(
      store.transactions
        .where('email', caller.email)
        .filter(
          ({ state, organization_id }) =>
            organization_id === null && (state === 'draft' || state === 'ready'),
        )
        .sort(by('-created_at', 'id'))[0],
      'Checkout',
      'checkout_not_found',
    )
    const price = found(store.prices.get(transaction.price_id), 'Price')
    return asOpenCheckout(transaction, price, store.plans.get(price.plan_id))
  },
} satisfies Some
