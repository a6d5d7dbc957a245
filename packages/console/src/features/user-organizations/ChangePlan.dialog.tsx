import type { PlanOption, Subscription, UserPlan } from '@quarterdeck/api'
import { all, failed, loading, mapLoadable, ready } from '@quarterdeck/ui/lib'
import { NotFoundDialog } from '@quarterdeck/ui/not-found'
import { ChangePlanDialog } from '@quarterdeck/ui/user-organizations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFeatureQuery } from '../../lib/capabilities'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { goneFailure } from '../../lib/notFound'
import { toLoadable } from '../../lib/toLoadable'
import {
  isNotSold,
  isPaymentMissing,
  planChangeQuery,
  planOptionsQuery,
  useChangePlan,
  useTakeBackPlanChange,
} from './plan-change.queries'
import { useBillingHref, useSubscription } from './subscription.queries'
import {
  isOrganizationId,
  userOrganizationPlanQuery,
  userOrganizationQuery,
} from './user-organizations.queries'

const FAILED = 'Failed to load the plans'

export function Component({ id, onClose }: EntityDialogProps) {
  const offer = useFeatureQuery('change-plan')
  const organization = useQuery(userOrganizationQuery(id))
  const options = useQuery({ ...planOptionsQuery(id), enabled: offer.data === true && isOrganizationId(id) })
  const { subscription } = useSubscription(id)
  const plan = useQuery(userOrganizationPlanQuery(id))
  const [chosen, setChosen] = useState<PlanOption>()
  const change = useQuery(planChangeQuery(id, chosen?.plan_id ?? null))
  const gone =
    chosen && isNotSold(change.error) ? goneFailure({ chosen: `The plan ${chosen.name}` }) : undefined
  const billingHref = useBillingHref()
  const mustPay = isPaymentMissing(change.error)
  const agree = useChangePlan(id)
  const takeBack = useTakeBackPlanChange(id)
  // The dialog has room for one: what is begun next says how that ended.
  function forgetFailures() {
    agree.reset()
    takeBack.reset()
  }
  const start = mapLoadable(
    all({
      offer: toLoadable(offer, FAILED),
      organization: toLoadable(organization, FAILED),
      options: toLoadable(options, FAILED),
      subscription: subscription ?? ready(null),
    }),
    (read) => {
      if (!read.organization) return null
      const { plan_id } = read.organization
      const known = read.options.find((option) => option.plan_id === plan_id) ?? plan.data
      return {
        organization: read.organization,
        options: read.options,
        held: known && heldPlan(known, read.subscription),
        scheduled: read.subscription?.scheduled_change ?? null,
      }
    },
  )

  if (offer.data === false) return <NotFoundDialog onClose={onClose} />
  return (
    <ChangePlanDialog
      // Of an organization that is not there nothing else can be read either.
      start={organization.data === null ? ready(null) : organization.isPending ? loading : start}
      chosen={(!gone && chosen?.plan_id) || null}
      onChoose={(planId) => {
        forgetFailures()
        setChosen(options.data?.find(({ plan_id }) => plan_id === planId))
      }}
      // What was asked for anew and not answered may be another amount by now.
      change={
        mustPay
          ? failed(
              'A payment is missing. The plan can be changed once it is made.',
              () => void change.refetch(),
            )
          : toLoadable(
              change.isError ? { ...change, data: undefined } : change,
              'What the change costs could not be found out.',
            )
      }
      billingHref={mustPay ? billingHref : undefined}
      onAgree={({ plan_id, name }) => {
        if (!change.data) return
        forgetFailures()
        void agree.write({ plan_id, name, seen: change.data }).then((done) => done && onClose())
      }}
      onTakeBack={() => {
        forgetFailures()
        void takeBack.write(organization.data?.plan_name ?? '')
      }}
      busy={agree.busy ? 'agree' : takeBack.busy ? 'take back' : null}
      failure={agree.failure ?? takeBack.failure ?? gone}
      onClose={onClose}
    />
  )
}

/** A plan as it is held; what is paid for it, only the subscription says. Without one it is what is asked for it now. */
function heldPlan(plan: PlanOption | UserPlan, subscription: Subscription | null) {
  if (!subscription) return { price_in_cents: null, currency: '', interval: null, ...plan }
  const { price_in_cents, currency, interval } = subscription
  return { ...plan, price_in_cents, currency, interval }
}
