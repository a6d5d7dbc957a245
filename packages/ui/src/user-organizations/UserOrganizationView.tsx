import { CreditCard, Settings } from 'lucide-react'
import styled from 'styled-components'
import type { Limits } from '../catalogue'
import type { Loadable } from '../lib'
import { Button, ButtonLink, Card, ErrorState, InlineSkeleton, NotFound, PageHeader } from '../primitives'
import { Columns, Page } from '../shell'
import { ActiveBadge } from './ActiveBadge'
import { InformationCard, NamespaceCard, type OrganizationFacts } from './OrganizationCards'
import { OrganizationPlanCard, type PlanOfOrganization } from './OrganizationPlanCard'
import { UNAVAILABLE } from './unavailable'
import { UtilizationCard, type Utilization } from './UtilizationCard'

export type OrganizationOfDetail = OrganizationFacts & PlanOfOrganization & { is_active: boolean }

export interface UserOrganizationViewProps {
  /**
   * Null when there is no such organization, or the person does not belong to it. In state `error` the message is the
   * reason alone; the view adds what failed, in the words of §8.
   */
  organization: Loadable<OrganizationOfDetail | null>
  limits: Loadable<Limits>
  utilization: Loadable<Utilization>
  /** Address of the list. */
  organizationsHref: string
  settingsHref: string
  /** The customer portal; null where there is none. */
  billingHref: string | null
  /** Called by 'Manage Billing' when there is no portal. */
  onManageBilling: () => void
}

/** §2.12 organization detail. Every part loads and fails on its own; without the organization there are no parts. */
export function UserOrganizationView(props: UserOrganizationViewProps) {
  const { organization, limits, utilization, organizationsHref } = props
  const back = { href: organizationsHref, label: 'Organizations' }

  if (organization.state === 'ready' && organization.data === null)
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

  if (organization.state === 'error')
    return (
      <Page>
        <PageHeader title="Organization" back={back} />
        <Card flush>
          <ErrorState
            failure={{
              ...organization,
              message: 'Failed to load organization details',
              reason: organization.message,
            }}
          />
        </Card>
      </Page>
    )

  const known = organization as Loadable<OrganizationOfDetail>
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
      <Columns>
        <InformationCard organization={known} />
        <NamespaceCard organization={known} />
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
          <UtilizationCard utilization={utilization} />
        )}
        {/* The last one: how many rows it has is not known before, and nothing is below it that would move. */}
        <OrganizationPlanCard organization={known} limits={limits} />
      </Columns>
    </Page>
  )
}

type ActionsProps = Pick<UserOrganizationViewProps, 'billingHref' | 'onManageBilling' | 'settingsHref'>

/** §14.8: 'Manage Billing' leads to the customer portal in a new tab, or says that there is none. */
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
