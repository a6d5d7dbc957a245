import { Funnel, RefreshCw, SearchX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Failure, ListPage, Loadable } from '../lib'
import { Alert, Button, Card, EmptyState, ErrorState, PageHeader, Tabs } from '../primitives'
import { Page } from '../shell'
import { jobFiltersError, noJobFilters, type JobFilterValues } from './jobFilterForm'
import { JobFilters } from './JobFilters'
import { ActiveJobs, RecentJobs, type ActiveJobsList } from './JobsSections'
import type { JobRow, JobsTableProps } from './JobsTable'
import type { WorkflowSummary } from './WorkflowCard'
import { WorkflowGrid, type WorkflowGridProps } from './WorkflowGrid'

/** Which page of each list is in view, from 1. */
export interface JobsPages {
  workflows: number
  active: number
  recent: number
}

export interface JobsViewProps<Row extends JobRow, Summary extends WorkflowSummary>
  extends
    Pick<JobsTableProps<Row>, 'onOpenWorkflow' | 'onOpenOrganization' | 'renderAction'>,
    Pick<WorkflowGridProps<Summary>, 'renderCard'> {
  tab: 'organization' | 'cluster'
  onTabChange: (tab: 'organization' | 'cluster') => void
  filters: JobFilterValues
  onFilter: (filters: JobFilterValues) => void
  workflows: Loadable<ListPage<Summary>>
  active: Loadable<ActiveJobsList<Row>>
  recent: Loadable<ListPage<Row>>
  pages: JobsPages
  /** How many rows or cards a page of each list has. */
  pageSizes: JobsPages
  /** Keep each function stable, so that the lists are not drawn again. */
  onPageChange: { [List in keyof JobsPages]: (page: number) => void }
  /** Keep it stable: every list gets it. */
  onRefresh: () => void
  refreshing: boolean
  /** How old the lists are. */
  age: ReactNode
  /** The last restart or cancel that failed. */
  failure?: Failure
  onDismissFailure: () => void
}

const tabs = [
  { id: 'organization', label: 'Organization' },
  { id: 'cluster', label: 'Cluster' },
]

/** Jobs and workflows of organizations or of clusters, whichever tab is open (§2.23). */
export function JobsView<Row extends JobRow, Summary extends WorkflowSummary>(
  props: JobsViewProps<Row, Summary>,
) {
  const { tab, onTabChange, filters, onFilter, onRefresh, refreshing, age, failure } = props
  const filtered = Object.values(filters).some(Boolean)
  const [shown, setShown] = useState(filtered)
  return (
    <Page data-wide>
      <PageHeader
        title="Jobs"
        description="Background jobs and workflows."
        actions={
          <>
            {age}
            <Button
              icon={<Funnel size={16} aria-hidden />}
              aria-expanded={shown}
              aria-controls={shown ? 'job-filters' : undefined}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Hide Filters' : 'Show Filters'}
            </Button>
            <Button icon={<RefreshCw size={16} />} busy={refreshing} onClick={onRefresh}>
              Refresh
            </Button>
          </>
        }
      />
      {shown && <JobFilters id="job-filters" values={filters} onApply={onFilter} />}
      {!shown && filtered && (
        <Alert tone="neutral" actions={<Button onClick={() => onFilter(noJobFilters)}>Clear filters</Button>}>
          Filters are in force.
        </Alert>
      )}
      <div>
        <Tabs
          label="Jobs of"
          tabs={tabs}
          value={tab}
          onChange={(id) => onTabChange(id === 'cluster' ? 'cluster' : 'organization')}
        >
          <Content>
            {failure && (
              <div data-part="failure">
                <Alert tone="danger" title={failure.message} onDismiss={props.onDismissFailure}>
                  {failure.reason}
                </Alert>
              </div>
            )}
            <Lists {...props} filtered={filtered} />
          </Content>
        </Tabs>
      </div>
    </Page>
  )
}

function Lists<Row extends JobRow, Summary extends WorkflowSummary>({
  filtered,
  ...props
}: JobsViewProps<Row, Summary> & { filtered: boolean }) {
  const { tab, filters, workflows, active, recent, pages, pageSizes, onPageChange } = props
  const wrong = jobFiltersError(filters)
  if (wrong) {
    return (
      <Card flush>
        <EmptyState
          icon={<SearchX />}
          title={wrong}
          action={<Button onClick={() => props.onFilter(noJobFilters)}>Clear filters</Button>}
        />
      </Card>
    )
  }
  // When several lists failed, the first failure is shown for all of them.
  const failed = [workflows, active, recent].find((list) => list.state === 'error')
  const table = {
    source: tab,
    filtered,
    onOpenWorkflow: props.onOpenWorkflow,
    onOpenOrganization: props.onOpenOrganization,
    renderAction: props.renderAction,
  }
  return (
    <>
      {failed?.state === 'error' && (
        <Card flush>
          <ErrorState title={failed.message} onRetry={props.onRefresh} />
        </Card>
      )}
      <WorkflowGrid
        workflows={workflows}
        filtered={filtered}
        page={pages.workflows}
        pageSize={pageSizes.workflows}
        onPageChange={onPageChange.workflows}
        onRefresh={props.onRefresh}
        renderCard={props.renderCard}
      />
      <ActiveJobs
        {...table}
        jobs={active}
        page={pages.active}
        pageSize={pageSizes.active}
        onPageChange={onPageChange.active}
      />
      <RecentJobs
        {...table}
        jobs={recent}
        page={pages.recent}
        pageSize={pageSizes.recent}
        onPageChange={onPageChange.recent}
        onRefresh={props.onRefresh}
        onFilter={props.onFilter}
      />
    </>
  )
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);

  > section {
    min-width: 0;
  }
  > section > nav {
    margin-top: 14px;
  }
  /* Sticks to the top, so that it is seen whichever row was pressed. */
  > [data-part='failure'] {
    position: sticky;
    z-index: 3;
    top: calc(var(--sticky-top, 0px) + var(--space-2));
    border-radius: var(--radius);
    background: var(--surface);
  }
`
