import styled from 'styled-components'
import { ageOf, isRefreshing, type Loadable } from '../lib'
import { PageHeader, RefreshButton } from '../primitives'
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
  onRefresh: () => void
}

/**
 * §2.9 user-overview (/user). Every part loads and fails on its own; the warning at the top names what is missing and
 * asks for all of it again, so no part has a 'Try Again' of its own.
 */
export function UserOverviewView({
  organizationsHref,
  organizationHref,
  supportEmail,
  onRefresh,
  ...parts
}: UserOverviewViewProps) {
  const { profile, plan, namespace, utilization, dashboards, organizations } = parts
  const all = Object.values<Loadable<unknown>>(parts)
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
        actions={<RefreshButton busy={isRefreshing(...all)} age={ageOf(...all)} onRefresh={onRefresh} />}
      />
      <MissingDataAlert parts={parts} supportEmail={supportEmail} />
      <Columns>
        <AccountCard profile={withoutRetry(profile)} plan={plan} namespace={namespace} />
        <UtilizationCard utilization={utilization} />
      </Columns>
      <StudioLinks dashboards={dashboards} />
      <YourOrganizations
        organizations={withoutRetry(organizations)}
        allHref={organizationsHref}
        organizationHref={organizationHref}
      />
    </Page>
  )
}

const withoutRetry = <T,>(part: Loadable<T>): Loadable<T> =>
  part.state === 'error' ? { ...part, onRetry: undefined } : part

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: 14px;
`
