import { SearchX } from 'lucide-react'
import { useGradually, type ListPage, type Loadable } from '../lib'
import { Button, Card, EmptyState, ErrorState } from '../primitives'
import { jobFiltersError, noJobFilters, type JobFilterValues } from './jobFilterForm'
import type { RenderCopy } from './copiedJobs'
import { ActiveJobs, RecentJobs, type ActiveJobsList } from './JobsSections'
import type { JobRow, JobsTableProps } from './JobsTable'
import type { HeldList } from './WaitingRows'
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
    Pick<
      JobsTableProps<Row>,
      | 'onOpenWorkflow'
      | 'onOpenOrganization'
      | 'onOpenCluster'
      | 'workflowHref'
      | 'organizationHref'
      | 'clusterHref'
      | 'clusterName'
      | 'renderAction'
    >,
    Pick<WorkflowGridProps<Summary>, 'renderCard'> {
  tab: 'organization' | 'cluster'
  renderCopy?: RenderCopy
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
  /** How each list holds its rows. Keep each of the objects stable. */
  held: { [List in keyof JobsPages]: HeldList }
  /** Keep each function stable, so that the lists are not drawn again. */
  onPageChange: { [List in keyof JobsPages]: (page: number) => void }
  /** The address of a page of each list. Keep each function stable. */
  pageHref?: { [List in keyof JobsPages]: (page: number) => string }
  /** Keep it stable: every list gets it. */
  onRefresh: () => void
}

/** The three lists of the jobs screen; one failure shows once, and a filter that cannot be asked for shows none. */
export function JobsLists<Row extends JobRow, Summary extends WorkflowSummary>({
  filtered,
  ...props
}: JobsListsProps<Row, Summary>) {
  const { tab, filters, pages, pageSizes, held, onPageChange, pageHref } = props
  const [workflows, active, recent] = useGradually(props.workflows, props.active, props.recent)
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
    renderCopy: props.renderCopy,
    onOpenWorkflow: props.onOpenWorkflow,
    onOpenOrganization: props.onOpenOrganization,
    workflowHref: props.workflowHref,
    organizationHref: props.organizationHref,
    clusterName: props.clusterName,
    onOpenCluster: props.onOpenCluster,
    clusterHref: props.clusterHref,
    renderAction: props.renderAction,
  }
  return (
    <>
      {failed?.state === 'error' && (
        <Card flush>
          <ErrorState failure={{ ...failed, onRetry: props.onRefresh }} />
        </Card>
      )}
      <WorkflowGrid
        workflows={workflows}
        filtered={filtered}
        page={pages.workflows}
        pageSize={pageSizes.workflows}
        held={held.workflows}
        onPageChange={onPageChange.workflows}
        pageHref={pageHref?.workflows}
        onRefresh={props.onRefresh}
        renderCard={props.renderCard}
      />
      <ActiveJobs
        {...table}
        jobs={active}
        page={pages.active}
        pageSize={pageSizes.active}
        held={held.active}
        onPageChange={onPageChange.active}
        pageHref={pageHref?.active}
      />
      <RecentJobs
        {...table}
        jobs={recent}
        page={pages.recent}
        pageSize={pageSizes.recent}
        held={held.recent}
        onPageChange={onPageChange.recent}
        pageHref={pageHref?.recent}
        onRefresh={props.onRefresh}
        onFilter={props.onFilter}
      />
    </>
  )
}
