import { Fragment } from 'react'
import styled from 'styled-components'
import { ageOf, isRefreshing, loading, ready, type Loadable } from '../lib'
import { ButtonLink, InlineSkeleton, PageHeader, RefreshButton, useHasLoaded } from '../primitives'
import { Columns, Page } from '../shell'
import { FinishSetup, type Setup } from './FinishSetup'
import { AccountCard, type AccountCardProps } from './AccountCard'
import { MissingDataAlert } from './MissingDataAlert'
import { OrganizationChoice } from './OrganizationChoice'
import { StudioLinks, type StudioLinksProps } from './StudioLinks'
import {
  PastDueAlert,
  SubscriptionCard,
  UtilizationCard,
  type SubscriptionCardProps,
  type UtilizationCardProps,
} from '../user-organizations'
import { YourOrganizations, type YourOrganizationsProps } from './YourOrganizations'

export interface UserOverviewViewProps extends AccountCardProps, StudioLinksProps {
  /** Null where there is none yet: nothing is drawn of it. */
  utilization: UtilizationCardProps['utilization'] | null
  /** What is paid for the chosen organization; null where the platform does not tell, or nothing is paid. */
  subscription: SubscriptionCardProps['subscription'] | null
  /** The organization whose use and subscription are shown; null while there is none. */
  chosen: { id: string; email: string } | null
  onChoose: (id: string) => void
  /** Where 'Manage Billing' leads: the customer portal, or a dialog of the console. */
  billingHref: string
  /** Where 'Change Plan' leads; left out where the platform does not let members change it. */
  changePlanHref?: string
  /** What is left to do until the person's organization is ready; null when there is nothing, undefined until that is known. */
  setup: Setup | null | undefined
  organizations: YourOrganizationsProps['organizations']
  /** Address of the list of organizations. */
  organizationsHref: string
  /** Address of one organization. */
  organizationHref: (id: string) => string
  /** Where 'contact support' writes to. */
  supportEmail: string
  onRefresh: () => void
}

/**
 * §2.9 user-overview (/user). Every part loads and fails on its own; the warning at the top names what is missing and
 * asks for everything again, so no part has a 'Try Again' of its own. What is not there yet, because the organization is
 * not, is neither missing nor drawn: what is to be done about it leads. That, and a payment that is missing, would push down
 * what is in view, so that shapes are drawn of everything until it is known whether there is such a thing.
 */
export function UserOverviewView({
  setup,
  subscription,
  chosen,
  onChoose,
  billingHref,
  changePlanHref,
  organizationsHref,
  organizationHref,
  supportEmail,
  onRefresh,
  ...read
}: UserOverviewViewProps) {
  const all = [...Object.values<Loadable<unknown> | null>(read), subscription].filter((part) => part !== null)
  const isPlaced = useHasLoaded(setup === undefined ? loading : (subscription ?? ready(null)))
  const parts = isPlaced ? read : shapes
  const paid = isPlaced ? subscription : loading
  const { profile, plan, namespace, utilization, dashboards, organizations } = parts
  const several = organizations.state === 'ready' ? organizations.data : []
  return (
    <Page>
      <PageHeader
        title="Overview"
        description={
          <output>
            {read.profile.state === 'loading'
              ? 'Welcome! Your dashboard is loading...'
              : 'Your account, plan and studios.'}
          </output>
        }
        actions={
          <RefreshButton
            busy={isRefreshing(...all)}
            // Shapes have none.
            age={isPlaced ? ageOf(...all) : undefined}
            onRefresh={onRefresh}
          />
        }
      />
      {isPlaced && setup && <FinishSetup setup={setup} supportEmail={supportEmail} />}
      {isPlaced && subscription?.state === 'ready' && chosen && (
        <PastDueAlert
          subscription={subscription.data}
          organization={chosen.email}
          billingHref={billingHref}
        />
      )}
      <MissingDataAlert parts={parts} supportEmail={supportEmail} onRetry={onRefresh} />
      <Fragment key={String(isPlaced)}>
        <Topics>
          <AccountCard profile={withoutRetry(profile)} plan={plan} namespace={namespace} />
          {utilization && (
            <UtilizationCard
              utilization={utilization}
              owner={
                isPlaced && chosen ? (
                  <OrganizationChoice organizations={several} chosen={chosen.id} onChoose={onChoose} />
                ) : (
                  organizations.state === 'loading' && <InlineSkeleton width={220} height={36} />
                )
              }
              upgrade={
                <ButtonLink size="sm" href={changePlanHref ?? billingHref}>
                  Upgrade
                </ButtonLink>
              }
            />
          )}
        </Topics>
        {paid && (
          <SubscriptionCard
            subscription={paid}
            organization={several.length > 1 ? chosen?.email : undefined}
            billingHref={isPlaced ? billingHref : undefined}
            changePlanHref={changePlanHref}
          />
        )}
        <StudioLinks dashboards={dashboards} />
        <YourOrganizations
          organizations={withoutRetry(organizations)}
          allHref={organizationsHref}
          organizationHref={organizationHref}
        />
      </Fragment>
    </Page>
  )
}

/* Their headings stand on one line, also where one has a control beside it. */
const Topics = styled(Columns)`
  @media (min-width: 740px) {
    > :not(:only-child) > header > h2 {
      display: flex;
      align-items: center;
      min-height: var(--control);
    }
  }
`

/* Every part as it is while it loads. */
const shapes = {
  profile: loading,
  plan: loading,
  namespace: loading,
  utilization: loading,
  dashboards: loading,
  organizations: loading,
}

const withoutRetry = <T,>(part: Loadable<T>): Loadable<T> =>
  part.state === 'error' ? { ...part, onRetry: undefined } : part
