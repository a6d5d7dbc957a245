import { SearchX } from 'lucide-react'
import type { ListPage, Loadable } from '../lib'
import { Button, Card, EmptyState, ErrorState } from '../primitives'
import { jobFiltersError, noJobFilters, type JobFilterValues } from './jobFilterForm'
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

export interface JobsListsProps<Row extends JobRow, Summary extends WorkflowSummary>
  extends
    Pick<JobsTableProps<Row>, 'onOpenWorkflow' | 'onOpenOrganization' | 'renderAction'>,
    Pick<WorkflowGridProps<Summary>, 'renderCard'> {
  tab: 'organization' | 'cluster'
  /** Whether any filter is in force. */
  filtered: boolean
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
}

/** The three lists of the jobs screen; one failure shows once, and a filter that cannot be asked for shows none. */
export function JobsLists<Row extends JobRow, Summary extends WorkflowSummary>({
  filtered,
  ...props
}: JobsListsProps<Row, Summary>) {
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
