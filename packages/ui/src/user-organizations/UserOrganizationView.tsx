import { CreditCard, Settings } from 'lucide-react'
import styled from 'styled-components'
import { ActiveBadge, type Limits } from '../catalogue'
import { loading, ready, whenThere, type Loadable } from '../lib'
import {
  ButtonLink,
  Card,
  ErrorState,
  InlineSkeleton,
  NotFound,
  PageHeader,
  useHasLoaded,
} from '../primitives'
import { Columns, Page } from '../shell'
import { InformationCard, NamespaceCard, type OrganizationFacts } from './OrganizationCards'
import { OrganizationPlanCard, type PlanOfOrganization } from './OrganizationPlanCard'
import { UNAVAILABLE } from './unavailable'
import { PastDueAlert } from './PastDueAlert'
import { SubscriptionCard, type SubscriptionCardProps } from './SubscriptionCard'
import type { Utilization } from './limits'
import { UtilizationCard } from './UtilizationCard'

export type OrganizationOfDetail = OrganizationFacts & PlanOfOrganization & { is_active: boolean }

export interface UserOrganizationViewProps {
  /**
   * Null when there is no such organization, or the person does not belong to it. In state `error` the message is the
   * reason alone; the view adds what failed, in the words of §8.
   */
  organization: Loadable<OrganizationOfDetail | null>
  limits: Loadable<Limits>
  utilization: Loadable<Utilization>
  /** What is paid for it; null where the platform does not tell, or nothing is paid. */
  subscription: SubscriptionCardProps['subscription'] | null
  /** Address of the list. */
  organizationsHref: string
  settingsHref: string
  /** Where 'Manage Billing' leads: the customer portal, or a dialog that says that there is none (§14.8). */
  billingHref: string
  /** Where 'Change Plan' leads; left out where the platform does not let members change it. */
  changePlanHref?: string
}

/**
 * §2.12 organization detail. Every part loads and fails on its own, once it is known whether a payment is missing, which would
 * push down what is in view; without the organization there are no parts.
 */
export function UserOrganizationView(props: UserOrganizationViewProps) {
  const { organization, subscription, organizationsHref, billingHref, changePlanHref } = props
  const back = { href: organizationsHref, label: 'Organizations' }
  const paid = subscription ?? ready(null)
  const isPlaced = useHasLoaded(subscription && organization.state !== 'ready' ? loading : paid)
  const limits = isPlaced ? props.limits : loading
  const hasRows = useHasLoaded(limits)
  const utilization = isPlaced ? props.utilization : loading

  const known = whenThere(organization)
  if (!known)
    return (
      <Page>
        <PageHeader title="Organization Not Found" back={back} />
        <Card flush>
          <NotFound
            title="The organization you're looking for doesn't exist or you don't have access to it."
            action={<ButtonLink href={organizationsHref}>View All</ButtonLink>}
          />
        </Card>
      </Page>
    )

  if (known.state === 'error')
    return (
      <Page>
        <PageHeader title="Organization" back={back} />
        <Card flush>
          <ErrorState
            failure={{
              ...known,
              message: 'Failed to load organization details',
              reason: known.message,
            }}
          />
        </Card>
      </Page>
    )

  const facts = isPlaced ? known : loading
  return (
    <Page>
      <PageHeader
        title={known.state === 'ready' ? known.data.email : 'Organization'}
        description={
          <Status>
            {known.state === 'ready' ? (
              <ActiveBadge active={known.data.is_active} />
            ) : (
              <InlineSkeleton width={64} height={22} />
            )}
          </Status>
        }
        back={back}
        actions={<Actions {...props} />}
      />
      {subscription?.state === 'ready' && known.state === 'ready' && (
        <PastDueAlert
          subscription={subscription.data}
          organization={known.data.email}
          billingHref={billingHref}
        />
      )}
      <Columns key={String(isPlaced)}>
        <InformationCard organization={facts} />
        <NamespaceCard organization={facts} />
        {utilization.state === 'error' ? (
          <Card title="Resource utilization">
            <ErrorState
              failure={{
                ...utilization,
                message: UNAVAILABLE.utilization,
                reason: utilization.message,
              }}
            />
          </Card>
        ) : (
          <UtilizationCard
            utilization={utilization}
            upgrade={
              <ButtonLink size="sm" href={changePlanHref ?? billingHref}>
                Upgrade
              </ButtonLink>
            }
          />
        )}
        {/* The last one, as how many rows it has is not known before: what is below comes after them. */}
        <OrganizationPlanCard
          organization={facts}
          limits={limits}
          billingHref={billingHref}
          changePlanHref={subscription ? undefined : changePlanHref}
        />
      </Columns>
      {subscription && hasRows && facts.state === 'ready' && (
        <SubscriptionCard subscription={subscription} changePlanHref={changePlanHref} />
      )}
    </Page>
  )
}

type ActionsProps = Pick<UserOrganizationViewProps, 'billingHref' | 'settingsHref'>

function Actions({ billingHref, settingsHref }: ActionsProps) {
  return (
    <>
      <ButtonLink href={billingHref} icon={<CreditCard size={16} />}>
        Manage Billing
      </ButtonLink>
      <ButtonLink href={settingsHref} icon={<Settings size={16} />}>
        Settings
      </ButtonLink>
    </>
  )
}

const Status = styled.span`
  display: block;
  margin-top: var(--space-1);
`
