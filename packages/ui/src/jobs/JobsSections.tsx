import { CircleCheck, ListX, SearchX } from 'lucide-react'
import { memo } from 'react'
import { formatInteger, mapLoadable, type Loadable } from '../lib'
import { Button, EmptyState, Pagination } from '../primitives'
import { noJobFilters, type JobFilterValues } from './jobFilterForm'
import { JobsTable, type JobRow, type JobsTableProps } from './JobsTable'
import { SectionHead } from './SectionHead'
import type { PageOf } from './WorkflowGrid'

/** §9: recent jobs are shown 15 a page, active jobs 10. */
export const RECENT_PAGE_SIZE = 15
export const ACTIVE_PAGE_SIZE = 10

interface SectionProps<Row extends JobRow> extends Pick<
  JobsTableProps<Row>,
  'source' | 'onOpenWorkflow' | 'onOpenOrganization' | 'renderAction'
> {
  filtered: boolean
  page: number
  onPageChange: (page: number) => void
}

/** The running or pending ones among the jobs that were looked through. */
export interface ActiveJobsList<Row> {
  items: readonly Row[]
  /** How many of the latest jobs were looked through. */
  seen: number
  /** How many jobs there are. */
  total: number
}

export interface ActiveJobsProps<Row extends JobRow> extends SectionProps<Row> {
  jobs: Loadable<ActiveJobsList<Row>>
}

function PlainActiveJobs<Row extends JobRow>({
  jobs,
  filtered,
  page,
  onPageChange,
  ...table
}: ActiveJobsProps<Row>) {
  if (jobs.state === 'error') return null
  const count = jobs.state === 'ready' ? jobs.data.items.length : 0
  const last = Math.max(1, Math.ceil(count / ACTIVE_PAGE_SIZE))
  const start = (Math.min(page, last) - 1) * ACTIVE_PAGE_SIZE
  return (
    <section aria-labelledby="active-jobs-heading">
      <SectionHead>
        <h2 id="active-jobs-heading">Active Jobs</h2>
        <p>{jobs.state === 'ready' && scope(jobs.data)}</p>
        <Pagination
          compact
          label="Active job pages"
          page={page}
          pageSize={ACTIVE_PAGE_SIZE}
          total={count}
          onPageChange={onPageChange}
        />
      </SectionHead>
      <JobsTable
        {...table}
        label="Active Jobs"
        jobs={mapLoadable(jobs, ({ items }) => items.slice(start, start + ACTIVE_PAGE_SIZE))}
        pageSize={jobs.state === 'loading' ? 3 : ACTIVE_PAGE_SIZE}
        paged={count > ACTIVE_PAGE_SIZE}
        empty={
          filtered ? (
            <EmptyState icon={<SearchX />} title="No active job matches these filters" />
          ) : (
            <EmptyState icon={<CircleCheck />} title="Nothing is running or pending" />
          )
        }
      />
    </section>
  )
}

/** The platform cannot be asked for active jobs alone, so it is said how far back was looked. */
function scope({ items, seen, total }: ActiveJobsList<unknown>): string | undefined {
  if (items.length === 0 && seen >= total) return undefined // said in the place of the rows
  const found = `${formatInteger(items.length)} running or pending`
  return seen < total ? `${found} among the latest ${formatInteger(seen)} jobs` : found
}

/** §2 Jobs: the Active Jobs table. */
export const ActiveJobs = memo(PlainActiveJobs) as typeof PlainActiveJobs

export interface RecentJobsProps<Row extends JobRow> extends SectionProps<Row> {
  jobs: Loadable<PageOf<Row>>
  onFilter: (filters: JobFilterValues) => void
}

function PlainRecentJobs<Row extends JobRow>({
  jobs,
  filtered,
  page,
  onPageChange,
  onFilter,
  ...table
}: RecentJobsProps<Row>) {
  if (jobs.state === 'error') return null
  const total = jobs.state === 'ready' ? jobs.data.total : 0
  // contract §5 lists: this page is gone, the last one is on its way.
  const gone = jobs.state === 'ready' && jobs.data.items.length === 0 && total > 0
  return (
    <section aria-labelledby="recent-jobs-heading">
      <SectionHead>
        <h2 id="recent-jobs-heading">Recent Jobs</h2>
      </SectionHead>
      <JobsTable
        {...table}
        label="Recent Jobs"
        jobs={gone ? { state: 'loading' } : mapLoadable(jobs, ({ items }) => items)}
        pageSize={RECENT_PAGE_SIZE}
        paged={total > RECENT_PAGE_SIZE}
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
        page={page}
        pageSize={RECENT_PAGE_SIZE}
        total={total}
        onPageChange={onPageChange}
      />
    </section>
  )
}

/** §2 Jobs: the Recent Jobs table. */
export const RecentJobs = memo(PlainRecentJobs) as typeof PlainRecentJobs
