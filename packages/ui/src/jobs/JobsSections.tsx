import { Activity, CircleCheck, History, ListX, SearchX } from 'lucide-react'
import styled from 'styled-components'
import {
  cutPage,
  formatInteger,
  isOutdated,
  listRows,
  loading,
  mapLoadable,
  memoized,
  type ListPage,
  type Loadable,
} from '../lib'
import { Button, EmptyState, Pagination, useFirstLoad } from '../primitives'
import type { RenderCopy } from './copiedJobs'
import { noJobFilters, type JobFilterValues } from './jobFilterForm'
import { JobsTable, type JobRow, type JobsTableProps } from './JobsTable'
import { isActive } from './rules'
import { SectionHead } from './SectionHead'
import { usePresence } from './usePresence'
import { WaitingRows, type HeldList } from './WaitingRows'
import { JOBS_FAILED } from './words'

interface SectionProps<Row extends JobRow> extends Pick<
  JobsTableProps<Row>,
  'source' | 'onOpenWorkflow' | 'onOpenOrganization' | 'onOpenCluster' | 'clusterName' | 'renderAction'
> {
  filtered: boolean
  renderCopy?: RenderCopy
  held: HeldList
  page: number
  /** Rows on a page. */
  pageSize: number
  onPageChange: (page: number) => void
  /** Address of a page. Keep it stable. */
  pageHref?: (page: number) => string
}

/** The running or pending jobs among the latest ones, and those that have ended while the rows are held. */
export interface ActiveJobsList<Row> {
  items: readonly Row[]
  /** How many of the latest jobs were looked through. */
  seen: number
  /** How many jobs there are, or at least, where the platform does not tell. */
  total: number
  uncounted?: boolean
}

export interface ActiveJobsProps<Row extends JobRow> extends SectionProps<Row> {
  jobs: Loadable<ActiveJobsList<Row>>
}

/** §2.23 jobs: the Active Jobs table. */
export const ActiveJobs = memoized(function ActiveJobs<Row extends JobRow>({
  jobs,
  filtered,
  renderCopy,
  held,
  page,
  pageSize,
  onPageChange,
  pageHref,
  ...table
}: ActiveJobsProps<Row>) {
  const section = usePresence(held.onPresence)
  const firstLoad = useFirstLoad(jobs)
  if (jobs.state === 'error') return null
  const count = jobs.state === 'ready' ? jobs.data.items.length : 0
  const rows = mapLoadable(jobs, ({ items }) => cutPage(items, page, pageSize).rows)
  return (
    <Active ref={section} aria-labelledby="active-jobs-heading" data-tone="info" {...firstLoad}>
      <SectionHead>
        <h2 id="active-jobs-heading">
          <Activity size={16} aria-hidden />
          Active Jobs
        </h2>
        <WaitingRows waiting={held.waiting} onShow={held.onShow} />
        <p>{jobs.state === 'ready' && scope(jobs.data)}</p>
        {jobs.state === 'ready' &&
          renderCopy?.({
            of: 'Active Jobs',
            jobs: cutPage(jobs.data.items, page, pageSize).rows,
            scope: `Active Jobs, page ${page} of ${scope(jobs.data) ?? 'none'}`,
          })}
        <Pagination
          compact
          label="Active job pages"
          page={page}
          pageSize={pageSize}
          total={count}
          onPageChange={onPageChange}
          pageHref={pageHref}
        />
      </SectionHead>
      <JobsTable
        {...table}
        label="Active Jobs"
        // That nothing was running says nothing of the filters that are asked for now.
        jobs={isOutdated(jobs) && count === 0 ? loading : rows}
        pageSize={jobs.state === 'loading' ? 3 : pageSize}
        paged={count > pageSize}
        empty={
          filtered ? (
            <EmptyState icon={<SearchX />} title="No active job matches these filters" />
          ) : (
            <EmptyState icon={<CircleCheck />} title="Nothing is running or pending" />
          )
        }
      />
    </Active>
  )
})

/** Says among how many of the latest jobs the active ones were found: the platform cannot filter by status. */
function scope({ items, seen, total, uncounted }: ActiveJobsList<JobRow>): string | undefined {
  const isPart = uncounted || seen < total
  if (items.length === 0 && !isPart) return undefined // the table says that there are none
  const count = items.filter(({ status }) => isActive(status)).length
  const found = `${formatInteger(count)} running or pending`
  return isPart ? `${found} among the latest ${formatInteger(seen)} jobs` : found
}

/* What goes on has the colour of what runs; what was is neutral. */
const Active = styled.section`
  --heading-icon: var(--tone);

  > div {
    --border: var(--tone-line);
    --sunken: var(--tone-soft);
  }
  tbody {
    --border: var(--neutral-line);
  }
`

export interface RecentJobsProps<Row extends JobRow> extends SectionProps<Row> {
  jobs: Loadable<ListPage<Row>>
  onRefresh: () => void
  onFilter: (filters: JobFilterValues) => void
}

/** §2.23 jobs: the Recent Jobs table. */
export const RecentJobs = memoized(function RecentJobs<Row extends JobRow>({
  jobs,
  filtered,
  renderCopy,
  held,
  page,
  pageSize,
  onPageChange,
  pageHref,
  onRefresh,
  onFilter,
  ...table
}: RecentJobsProps<Row>) {
  const section = usePresence(held.onPresence)
  const firstLoad = useFirstLoad(jobs)
  if (jobs.state === 'error') return null
  const { total, totalPages, uncounted } = jobs.state === 'ready' ? jobs.data : { total: 0, totalPages: 1 }
  return (
    <section ref={section} aria-labelledby="recent-jobs-heading" {...firstLoad}>
      <SectionHead>
        <h2 id="recent-jobs-heading">
          <History size={16} aria-hidden />
          Recent Jobs
        </h2>
        <WaitingRows waiting={held.waiting} onShow={held.onShow} page={page} />
        <p>In every state, the newest first</p>
        {jobs.state === 'ready' &&
          renderCopy?.({
            of: 'Recent Jobs',
            jobs: jobs.data.items,
            scope: `Recent Jobs, page ${page} of ${uncounted ? 'at least ' : ''}${formatInteger(total)} jobs${filtered ? ' that the filters leave' : ''}`,
          })}
      </SectionHead>
      <JobsTable
        {...table}
        label="Recent Jobs"
        jobs={listRows(jobs, { page, unreadable: JOBS_FAILED, onRetry: onRefresh })}
        pageSize={pageSize}
        paged={totalPages > 1}
        empty={
          filtered ? (
            <EmptyState
              icon={<SearchX />}
              title="No job matches these filters"
              action={<Button onClick={() => onFilter(noJobFilters)}>Clear filters</Button>}
            />
          ) : (
            <EmptyState icon={<ListX />} title="No jobs yet" />
          )
        }
      />
      <Pagination
        label="Recent job pages"
        busy={isOutdated(jobs)}
        page={page}
        pageSize={pageSize}
        total={total}
        totalPages={totalPages}
        uncounted={uncounted}
        onPageChange={onPageChange}
        pageHref={pageHref}
      />
    </section>
  )
})
