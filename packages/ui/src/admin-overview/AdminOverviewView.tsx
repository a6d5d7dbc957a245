import { Activity, Building2, Layers, Server, Settings, Shield } from 'lucide-react'
import styled from 'styled-components'
import { ageOf, formatInteger, isRefreshing, mapLoadable, type LoadFailure, type Loadable } from '../lib'
import { Alert, Button, ButtonLink, PageHeader, RefreshButton } from '../primitives'
import { Page } from '../shell'
import { CountCard, type Count } from './CountCard'
import { countJobGroups } from './jobGroups'
import { coverage, isOfAll, type LatestJobs } from './JobsPart'
import { JobSummary, type JobSummaryProps } from './JobSummary'
import { NeedsAttention } from './NeedsAttention'
import { QuickActions, type QuickActionsProps } from './QuickActions'
import { RecentJobs, type RecentJobsProps } from './RecentJobs'

export interface AdminOverviewViewProps {
  organizations: Loadable<Count>
  /** How many plans are not deprecated, out of all. */
  plans: Loadable<Count>
  /** How many clusters are enabled, out of all active ones, and how many of those are unhealthy. */
  clusters: Loadable<Count & { unhealthy: number }>
  /** How many administrators there are, and how many of them can create others. */
  admins: Loadable<{ total: number; creators: number }>
  jobs: Loadable<LatestJobs>
  /** Some part could not be loaded, or not be refreshed; its `onRetry` reads all that failed. */
  failure?: LoadFailure
  onRefresh: () => void
  /** Addresses, built by the console: of the lists that are counted, filtered where the count is. */
  hrefs: QuickActionsProps['hrefs'] &
    JobSummaryProps['hrefs'] &
    Record<
      'organizations' | 'activePlans' | 'enabledClusters' | 'unhealthyClusters' | 'admins' | 'settings',
      string
    >
  jobHref: RecentJobsProps['jobHref']
  onOpenWorkflow: RecentJobsProps['onOpenWorkflow']
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
  jobHref,
  onOpenWorkflow,
}: AdminOverviewViewProps) {
  const parts = [organizations, plans, clusters, admins, jobs]
  return (
    <Page>
      <PageHeader
        title="Overview"
        description="The platform at a glance."
        actions={
          <>
            <RefreshButton busy={isRefreshing(...parts)} age={ageOf(...parts)} onRefresh={onRefresh} />
            <ButtonLink href={hrefs.settings} icon={<Settings size={16} />}>
              Manage System
            </ButtonLink>
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
        <CountCard
          label="Organizations"
          icon={Building2}
          count={organizations}
          note="registered"
          href={hrefs.organizations}
        />
        <CountCard
          label="Active plans"
          icon={Layers}
          count={plans}
          note="not deprecated"
          href={hrefs.activePlans}
        />
        <CountCard
          label="Active clusters"
          icon={Server}
          count={clusters}
          note="scheduling enabled"
          href={hrefs.enabledClusters}
        />
        <CountCard
          label="Active jobs"
          icon={Activity}
          count={mapLoadable(jobs, ({ latest }) => ({ value: countJobGroups(latest).active }))}
          note={jobs.state === 'ready' ? coverage(jobs.data) : undefined}
          href={hrefs.activeJobs}
        />
        <CountCard
          label="Total admins"
          icon={Shield}
          count={mapLoadable(admins, ({ total }) => ({ value: total }))}
          note={admins.state === 'ready' ? creators(admins.data.creators) : undefined}
          href={hrefs.admins}
        />
      </Counts>
      <Columns>
        <NeedsAttention
          concerns={[
            {
              label: 'Failed jobs',
              icon: 'jobs',
              count: mapLoadable(jobs, ({ latest }) => countJobGroups(latest).failed),
              note: jobs.state === 'ready' && !isOfAll(jobs.data) ? coverage(jobs.data) : undefined,
              href: hrefs.failedJobs,
            },
            {
              label: 'Unhealthy clusters',
              icon: 'clusters',
              count: mapLoadable(clusters, ({ unhealthy }) => unhealthy),
              href: hrefs.unhealthyClusters,
            },
          ]}
        />
        <div>
          <JobSummary jobs={jobs} hrefs={hrefs} />
          <RecentJobs jobs={jobs} jobsHref={hrefs.jobs} jobHref={jobHref} onOpenWorkflow={onOpenWorkflow} />
        </div>
        <QuickActions hrefs={hrefs} />
      </Columns>
    </Page>
  )
}

const creators = (count: number) => `${formatInteger(count)} can create admins`

/* Five columns, which the cards below share: three of them and two. Fewer where texts are large; the last line is full. */
const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);

  > * {
    flex: 1 1 8rem;
    min-width: 0;
  }
  /* Three and two. */
  @media (max-width: 1000px) {
    > * {
      flex-basis: max(8rem, 30%);
    }
  }
  /* Two, two and one, or each for itself. */
  @media (max-width: 640px) {
    gap: var(--space-2);

    > * {
      flex-basis: min(100%, max(8.5rem, 34%));
    }
  }
`

const Columns = styled.div`
  display: grid;
  /* What needs attention comes first for who reads it in order, and stands at the right. */
  grid-template-areas: 'jobs attention' 'jobs actions';
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 3fr) minmax(0, calc((2 * 100% - 3 * var(--space-4)) / 5));
  gap: var(--space-4);
  align-items: start;

  > :first-child {
    grid-area: attention;
  }
  > div {
    display: grid;
    grid-area: jobs;
    gap: var(--space-4);
    min-width: 0;
  }
  @media (max-width: 1100px) {
    grid-template-areas: 'attention' 'jobs' 'actions';
    grid-template-rows: none;
    grid-template-columns: minmax(0, 1fr);
  }
`
