import { user } from '@quarterdeck/api'
import { whenThere, type Loadable } from '@quarterdeck/ui/lib'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useFeature } from '../../lib/capabilities'
import { nullWhenNotFound } from '../../lib/notFound'
import { ONCE } from '../../lib/queryClient'
import { config } from '../../lib/runtime'
import { toLoadable } from '../../lib/toLoadable'
import { useDialogHref } from '../../lib/useDialog'
import { isOrganizationId, userOrganizationKeys } from './user-organizations.queries'

/** What is paid for an organization; null where nothing is. Of the feature `subscription` (§15.7). */
export const subscriptionQuery = (id: string) =>
  queryOptions({
    queryKey: [...userOrganizationKeys.one(id), 'subscription'],
    queryFn: ({ signal }) => user.getOrganizationSubscription(id, { signal }).catch(nullWhenNotFound(404)),
  })

/**
 * A hook: what is paid for an organization. `subscription` is null where the platform does not tell, or nothing is paid.
 *
 * @param id of the organization; null where there is none, undefined until that is known
 */
export function useSubscription(id: string | null | undefined) {
  const isTold = useFeature('subscription')
  const isAsked = isTold === true && typeof id === 'string' && isOrganizationId(id)
  const query = useQuery({ ...subscriptionQuery(id ?? ''), enabled: isAsked })
  const subscription = toLoadable(query, 'Subscription information unavailable')
  return {
    subscription: isTold === false || id === null ? null : whenThere(subscription),
    refetch: () => isAsked && void query.refetch(ONCE),
  }
}

/**
 * A hook: where 'Change Plan' leads; undefined where the platform does not let members change a plan, or nothing is paid. A
 * platform that does not tell what is paid may let them all the same.
 *
 * @param id of the organization
 */
export function useChangePlanHref(id: string | undefined, subscription: Loadable<unknown> | null) {
  const dialogHref = useDialogHref()
  const mayBePaid = useFeature('subscription') === false || subscription?.state === 'ready'
  const isOffered = useFeature('change-plan') === true && mayBePaid
  return isOffered && id !== undefined ? dialogHref('change-plan', { id }) : undefined
}

/** A hook: where 'Manage Billing' leads. Without a customer portal a dialog says so (§14.8). */
export function useBillingHref(): string {
  const dialogHref = useDialogHref()
  return config.paddle.customerPortalUrl ?? dialogHref('billing')
}
