import styled from 'styled-components'
import { PageHeader } from '../primitives'
import { Page } from '../shell'
import { AccountCard, type AccountCardProps } from './AccountCard'
import { MissingDataAlert } from './MissingDataAlert'
import { StudioLinks, type StudioLinksProps } from './StudioLinks'
import { UtilizationCard, type UtilizationCardProps } from '../user-organizations'
import { YourOrganizations, type YourOrganizationsProps } from './YourOrganizations'

export interface UserOverviewViewProps extends AccountCardProps, UtilizationCardProps, StudioLinksProps {
  organizations: YourOrganizationsProps['organizations']
  /** Address of the list of organizations. */
  organizationsHref: string
  /** Address of one organization. */
  organizationHref: (id: string) => string
  /** Where 'contact support' writes to. */
  supportEmail: string
}

/** §2.9 user-overview (/user). Every part loads and fails on its own. */
export function UserOverviewView({
  profile,
  plan,
  namespace,
  utilization,
  dashboards,
  organizations,
  organizationsHref,
  organizationHref,
  supportEmail,
}: UserOverviewViewProps) {
  return (
    <Page>
      <PageHeader
        title="Overview"
        description={
          <output>
            {profile.state === 'loading'
              ? 'Welcome! Your dashboard is loading...'
              : 'Your account, plan and studios.'}
          </output>
        }
      />
      <MissingDataAlert
        plan={plan}
        namespace={namespace}
        utilization={utilization}
        supportEmail={supportEmail}
      />
      <Columns>
        <AccountCard profile={profile} plan={plan} namespace={namespace} />
        <UtilizationCard utilization={utilization} />
      </Columns>
      <StudioLinks dashboards={dashboards} />
      <YourOrganizations
        organizations={organizations}
        allHref={organizationsHref}
        organizationHref={organizationHref}
      />
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: 14px;
`
