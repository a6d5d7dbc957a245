import { ageOf, isRefreshing, type Loadable } from '../lib'
import { PageHeader, RefreshButton } from '../primitives'
import { Columns, Page } from '../shell'
import { FinishSetup, type Setup } from './FinishSetup'
import { AccountCard, type AccountCardProps } from './AccountCard'
import { MissingDataAlert } from './MissingDataAlert'
import { StudioLinks, type StudioLinksProps } from './StudioLinks'
import { UtilizationCard, type UtilizationCardProps } from '../user-organizations'
import { YourOrganizations, type YourOrganizationsProps } from './YourOrganizations'

export interface UserOverviewViewProps extends AccountCardProps, StudioLinksProps {
  /** Null where there is none yet: nothing is drawn of it. */
  utilization: UtilizationCardProps['utilization'] | null
  /** What is left to do until the person's organization is ready; null when there is nothing. */
  setup: Setup | null
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
 * asks for all of it again, so no part has a 'Try Again' of its own. What is not there yet, because the organization is
 * not, is neither missing nor drawn: what is to be done about it leads.
 */
export function UserOverviewView({
  setup,
  organizationsHref,
  organizationHref,
  supportEmail,
  onRefresh,
  ...parts
}: UserOverviewViewProps) {
  const { profile, plan, namespace, utilization, dashboards, organizations } = parts
  const all = Object.values<Loadable<unknown> | null>(parts).filter((part) => part !== null)
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
      {setup && <FinishSetup setup={setup} supportEmail={supportEmail} />}
      <MissingDataAlert parts={parts} supportEmail={supportEmail} />
      <Columns>
        <AccountCard profile={withoutRetry(profile)} plan={plan} namespace={namespace} />
        {utilization && <UtilizationCard utilization={utilization} />}
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
