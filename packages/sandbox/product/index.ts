import { accountOperations } from './account'
import { arrivalOperations } from './arrival'
import { capabilityOperations } from './capabilities'
import { clusterOperations } from './clusters'
import { jobOperations } from './jobs'
import type { Call, OperationId, Operations } from './operation'
import { organizationOperations } from './organizations'
import { overviewOperations } from './overview'
import { paymentOperations } from './payments'
import { peopleOperations } from './people'
import { planChangeOperations } from './planChanges'
import { planOperations } from './plans'
import { Refusal } from './refusal'
import { publicOperations, systemOperations } from './signup'
import { subscriptionOperations } from './subscriptions'
import { workflowOperations } from './workflows'

/** Everything the product can do. */
export const operations: Operations = {
  ...publicOperations,
  ...accountOperations,
  ...arrivalOperations,
  ...capabilityOperations,
  ...clusterOperations,
  ...jobOperations,
  ...organizationOperations,
  ...overviewOperations,
  ...paymentOperations,
  ...peopleOperations,
  ...planChangeOperations,
  ...planOperations,
  ...subscriptionOperations,
  ...systemOperations,
  ...workflowOperations,
}

/** The same call with parameters that a door has read from a request, and not yet typed by its operation. */
export type LooseCall = Omit<Call<never>, 'path' | 'query' | 'body' | 'caller'> & {
  path: object
  query: object
  body: unknown
  caller: unknown
}

/** What a call came to; a body of `undefined` is a 204. */
export interface Outcome {
  status: number
  body: unknown
}

/**
 * Makes a call: what it changes is one step, which a refusal or a failure takes back as a whole. Both doors, the mocks
 * in memory and the server, come through here.
 *
 * @throws only what no operation intends
 */
export async function perform(operationId: OperationId, call: LooseCall): Promise<Outcome> {
  try {
    const body: unknown = await call.store.transaction(() => operations[operationId](call as never))
    return { status: body === undefined ? 204 : 200, body }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body }
    throw error
  }
}
