import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import {
  ButtonLink,
  Card,
  DescriptionList,
  ErrorState,
  InlineSkeleton,
  Meter,
  Skeleton,
  type DescriptionItem,
} from '../primitives'
import { Columns } from '../shell'
import { portalItem } from './portalItem'
import { nextStep, priceText, scheduledText, type Subscription } from './subscription'
import { SubscriptionBadge } from './SubscriptionBadge'

export interface SubscriptionCardProps {
  subscription: Loadable<Subscription>
  /** Whose it is, where the screen does not say it: the organization's e-mail address. */
  organization?: string
  /** Where 'Manage Billing' leads: the customer portal, or a dialog of the console. Left out, there is no such button. */
  billingHref?: string
  /** Where 'Change Plan' leads; left out where the platform does not let members change it. */
  changePlanHref?: string
}

/** §2.9 user-overview: what is paid for an organization, what happens next, and the credits that are left. */
export function SubscriptionCard({
  subscription,
  organization,
  billingHref,
  changePlanHref,
}: SubscriptionCardProps) {
  return (
    <Card
      title="Subscription"
      actions={
        <>
          {changePlanHref && (
            <ButtonLink size="sm" href={changePlanHref}>
              Change Plan
            </ButtonLink>
          )}
          {billingHref && (
            <ButtonLink size="sm" href={billingHref}>
              Manage Billing
            </ButtonLink>
          )}
        </>
      }
    >
      {subscription.state === 'error' ? (
        <ErrorState failure={subscription} />
      ) : (
        <Columns>
          <DescriptionList items={factsOf(subscription, organization)} />
          {/* In a block of its own the meter stays as high as it is. */}
          <Rest>
            {subscription.state === 'loading' ? (
              <Skeleton shape="block" height={32} />
            ) : (
              subscription.data.credits && <Meter label="Credits" {...subscription.data.credits} />
            )}
            {billingHref && <DescriptionList items={portalItem(billingHref)} />}
          </Rest>
        </Columns>
      )}
    </Card>
  )
}

function factsOf(subscription: Loadable<Subscription>, organization: string | undefined): DescriptionItem[] {
  const data = subscription.state === 'ready' ? subscription.data : null
  const [what, when] = data ? nextStep(data) : ['Next charge', null]
  const fact = (term: string, description: ReactNode) => ({
    term,
    description: description ?? <InlineSkeleton width={140} />,
  })
  return [
    ...(organization === undefined ? [] : [fact('Organization', organization)]),
    fact('Price', data && priceText(data)),
    ...(data?.status === null ? [] : [fact('Status', data && <SubscriptionBadge status={data.status} />)]),
    fact(what, when),
    ...(data?.scheduled_change ? [fact('Changes to', scheduledText(data.scheduled_change))] : []),
  ]
}

const Rest = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
`
