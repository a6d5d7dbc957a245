import { Activity, Building2, Layers, Server, Settings, Shield } from 'lucide-react'
import styled from 'styled-components'
import { ageOf, formatInteger, isRefreshing, mapLoadable, type LoadFailure, type Loadable } from '../lib'
import { Alert, Button, ButtonLink, PageHeader, RefreshButton } from '../primitives'
import { Page } from '../shell'
import { CountCard, type Count } from './CountCard'
import { countJobGroups } from './jobGroups'
import { coverage, type LatestJobs } from './JobsPart'
import { JobSummary } from './JobSummary'
import { QuickActions, type QuickActionsProps } from './QuickActions'
import { RecentJobs } from './RecentJobs'

export interface AdminOverviewViewProps {
  organizations: Loadable<Count>
  /** How many plans are not deprecated, out of all. */
  plans: Loadable<Count>
  /** How many clusters are enabled, out of all active ones. */
  clusters: Loadable<Count>
  /** How many administrators there are, and how many of them can create others. */
  admins: Loadable<{ total: number; creators: number }>
  jobs: Loadable<LatestJobs>
  /** Some part could not be loaded, or not be refreshed; its `onRetry` reads all that failed. */
  failure?: LoadFailure
  onRefresh: () => void
  /** Addresses, built by the console. */
  hrefs: QuickActionsProps['hrefs'] & { settings: string }
}

/** §2.13 admin-overview (/admin). Every part loads on its own; what failed is told once. */
export function AdminOverviewView({
  organizations,
  plans,
  clusters,
  admins,
  jobs,
  failure,
  onRefresh,
  hrefs,
}: AdminOverviewViewProps) {
  const parts = [organizations, plans, clusters, admins, jobs]
  return (
    <Page>
      <PageHeader
        title="Overview"
        description="The platform at a glance."
        actions={
          <>
            <ButtonLink href={hrefs.settings} icon={<Settings size={16} />}>
              Manage System
            </ButtonLink>
            <RefreshButton busy={isRefreshing(...parts)} age={ageOf(...parts)} onRefresh={onRefresh} />
          </>
        }
      />
      {failure && (
        <Alert
          tone="danger"
          title={failure.message}
          actions={
            <Button size="sm" onClick={failure.onRetry}>
              Try Again
            </Button>
          }
        >
          {failure.reason}
        </Alert>
      )}
      <Counts aria-label="Counts">
        <CountCard label="Organizations" icon={Building2} count={organizations} note="registered" />
        <CountCard label="Active plans" icon={Layers} count={plans} note="not deprecated" />
        <CountCard label="Active clusters" icon={Server} count={clusters} note="scheduling enabled" />
        <CountCard
          label="Active jobs"
          icon={Activity}
          count={mapLoadable(jobs, ({ latest }) => ({ value: countJobGroups(latest).active }))}
          note={jobs.state === 'ready' ? coverage(jobs.data) : undefined}
        />
        <CountCard
          label="Total admins"
          icon={Shield}
          count={mapLoadable(admins, ({ total }) => ({ value: total }))}
          note={admins.state === 'ready' ? creators(admins.data.creators) : undefined}
        />
      </Counts>
      <Columns>
        <div>
          <JobSummary jobs={jobs} />
          <RecentJobs jobs={jobs} jobsHref={hrefs.jobs} />
        </div>
        <QuickActions hrefs={hrefs} />
      </Columns>
    </Page>
  )
}

const creators = (count: number) => `${formatInteger(count)} can create admins`

/* Five columns, which the cards below share: four of them and one. */
const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--space-4);

  @media (max-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-2);

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) calc((100% - 4 * var(--space-4)) / 5);
  gap: var(--space-4);
  align-items: start;

  > div {
    display: grid;
    gap: var(--space-4);
    min-width: 0;
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
