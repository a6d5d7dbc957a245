import { Building2, CreditCard, Settings } from 'lucide-react'
import styled from 'styled-components'
import type { Limits } from '../catalogue'
import type { Loadable } from '../lib'
import { Button, ButtonLink, Card, EmptyState, ErrorState, PageHeader } from '../primitives'
import { Page } from '../shell'
import { ActiveBadge } from './ActiveBadge'
import { InformationCard, NamespaceCard, type OrganizationFacts } from './OrganizationCards'
import { OrganizationPlanCard, type PlanOfOrganization } from './OrganizationPlanCard'
import { UNAVAILABLE } from './unavailable'
import { UtilizationCard, type Utilization } from './UtilizationCard'

export interface UserOrganizationViewProps {
  /** Its error message is the reason, beside what §8 says of the failure. */
  organization: Loadable<OrganizationFacts & PlanOfOrganization & { is_active: boolean }>
  /** There is no such organization, or the person does not belong to it. */
  notFound: boolean
  limits: Loadable<Limits>
  utilization: Loadable<Utilization>
  /** Address of the list. */
  organizationsHref: string
  settingsHref: string
  /** The customer portal; null where there is none. */
  billingHref: string | null
  /** Asked for billing where there is no portal. */
  onManageBilling: () => void
}

/** §2 Organization detail. Every part loads and fails on its own; without the organization there are no parts. */
export function UserOrganizationView(props: UserOrganizationViewProps) {
  const { organization, notFound, limits, utilization, organizationsHref } = props
  const back = { href: organizationsHref, label: 'Organizations' }

  if (notFound)
    return (
      <Page>
        <PageHeader title="Organization Not Found" back={back} />
        <Card flush>
          <EmptyState
            icon={<Building2 />}
            title="The organization you're looking for doesn't exist or you don't have access to it."
            action={<ButtonLink href={organizationsHref}>View All</ButtonLink>}
          />
        </Card>
      </Page>
    )

  if (organization.state === 'error')
    return (
      <Page>
        <PageHeader title="Organization" back={back} />
        <Card flush>
          <ErrorState
            title="Failed to load organization details"
            message={organization.message}
            onRetry={organization.onRetry}
          />
        </Card>
      </Page>
    )

  return (
    <Page>
      <PageHeader
        title={organization.state === 'ready' ? organization.data.email : 'Organization'}
        description={
          organization.state === 'ready' && (
            <Status>
              <ActiveBadge active={organization.data.is_active} />
            </Status>
          )
        }
        back={back}
        actions={<Actions {...props} />}
      />
      <Columns>
        <InformationCard organization={organization} />
        <OrganizationPlanCard organization={organization} limits={limits} />
        <NamespaceCard organization={organization} />
        {utilization.state === 'error' ? (
          <Card title="Resource utilization">
            <ErrorState message={UNAVAILABLE.utilization} onRetry={utilization.onRetry} />
          </Card>
        ) : (
          <UtilizationCard utilization={utilization} />
        )}
      </Columns>
    </Page>
  )
}

type ActionsProps = Pick<UserOrganizationViewProps, 'billingHref' | 'onManageBilling' | 'settingsHref'>

/** contract §5: 'Manage Billing' leads to the customer portal in a new tab, or says that there is none. */
function Actions({ billingHref, onManageBilling, settingsHref }: ActionsProps) {
  const icon = <CreditCard size={16} />
  return (
    <>
      {billingHref ? (
        <ButtonLink href={billingHref} icon={icon}>
          Manage Billing
        </ButtonLink>
      ) : (
        <Button icon={icon} onClick={onManageBilling}>
          Manage Billing
        </Button>
      )}
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

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: 14px;
`
