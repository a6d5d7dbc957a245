import { user, type ProvisioningStep } from '@quarterdeck/api'
import { platformNow } from '@quarterdeck/ui/lib'
import { queryOptions, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { lastPaidAt } from '../../lib/checkouts'
import { nullWhenNotFound } from '../../lib/notFound'
import { quiet } from '../../lib/polling'
import { readAgain } from '../../lib/readAgain'
import { userOrganizationsQuery } from '../user-organizations/user-organizations.queries'
import { concludeSteps, isMoving, isSlow, mayBeSetUp, withPayment, type Outcome } from './setup'
import { overviewKeys, namespaceQuery, planQuery, utilizationQuery } from './user-overview.queries'

/** §2.9: how often the steps are asked for while they move, in milliseconds. */
const STEPS_MS = 3000

export interface Provisioning {
  steps: readonly ProvisioningStep[]
  /** They have stood still for longer than usual. */
  slow: boolean
}

/**
 * How far the person's organization has come; null where nothing is being set up. Asked again while it moves, after a
 * failure too, and with each step the overview's other parts are read anew, as they come with the steps.
 *
 * @param isTold whether the platform tells it; where it does not, it is concluded from the overview's other reads
 * @param email the person's address
 */
export const provisioningQuery = (isTold: boolean | undefined, email: string) =>
  queryOptions<Provisioning | null>({
    queryKey: [...overviewKeys.all, 'provisioning', isTold],
    enabled: isTold !== undefined,
    staleTime: 0,
    ...quiet,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data.steps) ? STEPS_MS : false),
    queryFn: async ({ client, signal, queryKey }) => {
      const before = client.getQueryData<Provisioning | null>(queryKey)
      const told = isTold ? await user.getProvisioning({ signal }).catch(nullWhenNotFound(404)) : null
      const steps = told
        ? withPayment(told, lastPaidAt(email), platformNow())
        : await conclude(client, email, before)
      if (steps && before && doneIn(steps) !== doneIn(before.steps)) void readPartsAnew(client)
      return steps && { steps, slow: isSlow(steps, platformNow()) }
    },
  })

/** The last checkout that the person has not paid; null without one. */
export const openCheckoutQuery = () =>
  queryOptions({
    queryKey: [...overviewKeys.all, 'checkout'],
    staleTime: 0,
    queryFn: ({ signal }) => user.getOpenCheckout({ signal }).catch(nullWhenNotFound(404)),
  })

const doneIn = (steps: readonly ProvisioningStep[]) => steps.filter(({ state }) => state === 'done').length

const readPartsAnew = (client: QueryClient) =>
  Promise.all([
    readAgain(client, {
      queryKey: overviewKeys.all,
      predicate: ({ queryKey }) => !queryKey.includes('provisioning'),
    }),
    readAgain(client, userOrganizationsQuery()),
  ])

async function conclude(client: QueryClient, email: string, before: Provisioning | null | undefined) {
  const read = async <T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>) =>
    outcomeOf(client, options, before !== undefined)
  const parts = Promise.all([read(planQuery()), read(namespaceQuery()), read(utilizationQuery())])
  const list = await read(userOrganizationsQuery())
  const found = client.getQueryData(userOrganizationsQuery().queryKey)
  const begun = {
    organizations: list === 'there' && found ? found.map(({ created_at }) => created_at) : null,
    paidAt: lastPaidAt(email),
  }
  if (!before && !mayBeSetUp(begun, platformNow())) return null
  const [plan, namespace, utilization] = await parts
  // What could not be read says nothing about what is known already.
  if (before && [plan, namespace, utilization, list].includes('failed')) return before.steps
  return concludeSteps({ plan, namespace, utilization, ...begun }, platformNow())
}

/** What a read of the overview came to: one under way is waited for, and what was not there is asked for again. */
async function outcomeOf<T, K extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<T, Error, T, K>,
  isAgain: boolean,
): Promise<Outcome> {
  const stateOf = () => client.getQueryState<T>(options.queryKey)
  const before = stateOf()
  const isSettled = before?.fetchStatus === 'idle' && before.status !== 'pending'
  const isEmpty = before?.data === null || (Array.isArray(before?.data) && before.data.length === 0)
  const isNothing = before?.status === 'error' || isEmpty
  if (!isSettled || (isAgain && isNothing))
    await client.fetchQuery({ ...options, staleTime: 0 }).catch(() => {})
  const { data, status } = stateOf() ?? {}
  if (data === null && status === 'success') return 'missing'
  return data === null || data === undefined ? 'failed' : 'there'
}
