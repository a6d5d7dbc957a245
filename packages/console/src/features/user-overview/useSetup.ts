import type { UserOrganization } from '@quarterdeck/api'
import type { Setup } from '@quarterdeck/ui/user-overview'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFeature } from '../../lib/capabilities'
import { isPayable, unpaidCheckoutOf } from '../../lib/checkouts'
import { paths } from '../../lib/paths'
import { useUser } from '../../lib/session'
import { useDialogHref } from '../../lib/useDialog'
import { openCheckoutQuery, provisioningQuery } from './provisioning.queries'
import { isFinished, isUnpaid } from './setup'

/**
 * A hook: what is left to do until the person's organization is ready (§2.9). Once shown it stays until the screen is
 * left, so that the end of the way is seen too.
 *
 * @param organizations those of the person, as far as they are known
 * @returns `setup` is null when there is nothing to do or it could not be found out, and undefined until that is known
 */
export function useSetup(organizations: readonly UserOrganization[] = []) {
  const email = useUser()?.email ?? ''
  const hasCheckouts = useFeature('checkout.open')
  const { data, isError, refetch } = useQuery(provisioningQuery(useFeature('provisioning'), email))
  const mustPay = data ? isUnpaid(data.steps) : false
  const checkout = useQuery({ ...openCheckoutQuery(), enabled: mustPay && hasCheckouts === true })
  const joinHref = useDialogHref()('join-organization')

  const [isShown, setIsShown] = useState(false)
  if (data && !isFinished(data.steps) && !isShown) setIsShown(true)

  const isKnown = data === undefined ? isError : !mustPay || hasCheckouts === false || !checkout.isPending
  if (!isKnown) return { setup: undefined, refetch }
  if (!data || !isShown) return { setup: null, refetch }

  const remembered = checkout.data === undefined ? unpaidCheckoutOf(email) : undefined
  const transactionId = checkout.data?.transaction_id ?? remembered?.transactionId
  const newest = organizations.toSorted((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''))[0]
  const setup: Setup = {
    ...data,
    // The address of one that is paid, or was refused, says so and takes no money any more.
    payment:
      transactionId && isPayable(transactionId)
        ? { href: paths.checkout({ transactionId, email }), plan: checkout.data?.plan_name ?? null }
        : null,
    organizationHref: newest ? paths.userOrganization(newest.id) : null,
    plansHref: paths.plans({ email }),
    joinHref,
  }
  return { setup, refetch }
}
