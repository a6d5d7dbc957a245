import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatInteger, type Loadable } from '../lib'
import { Button, Card, EmptyState, ErrorState } from '../primitives'
import { JobChips, type FailedCount } from './JobChips'
import { JobPicks } from './JobPicks'
import { JobSearch, type JobSearchProps } from './JobSearch'
import { JobsGrouping } from './JobsGrouping'
import { JobsTable, type JobRow, type JobsTableProps } from './JobsTable'
import { MomentNotice } from './MomentNotice'
import type { RenderCopy } from './copiedJobs'
import { formatJobQuery, type JobQuery } from './jobQuery'
import type { SearchWords } from './jobSuggestions'
import { coverageText, ReadCoverage, type ReadCoverageProps } from './ReadCoverage'
import { usePresence } from './usePresence'
import { WaitingRows, type HeldList } from './WaitingRows'

export interface AllJobsProps<Row extends JobRow>
  extends
    Omit<JobsTableProps<Row>, 'label' | 'source' | 'jobs' | 'pageSize' | 'paged' | 'empty'>,
    SearchWords,
    Pick<ReadCoverageProps, 'reading' | 'failure' | 'onFurther' | 'onStop'> {
  query: JobQuery
  onQuery: (query: JobQuery) => void
  /** The search of an address that cannot be read, and why; nothing is asked for then. */
  unread?: JobSearchProps['unread']
  failed?: FailedCount
  jobs: Loadable<{
    /** The rows in view. */
    rows: readonly Row[]
    coverage: ReadCoverageProps['coverage']
    /** There are further rows to show. */
    more: boolean
  }>
  held: HeldList
  /** Charts of failures, above the list. */
  charts?: ReactNode
  /** The causes of failures, drawn in place of the jobs; null while the jobs are in view. */
  causes?: ReactNode
  /** Shows the jobs, or why they failed. */
  onByCause: (byCause: boolean) => void
  /** Chooses the rows in view, in the head of the list. */
  select?: ReactNode
  /** What can be done about the rows that are chosen, below the list. */
  selection?: ReactNode
  /** What of the search is kept by name, beside it. */
  views?: ReactNode
  renderCopy?: RenderCopy
  /** Rows that a press shows. */
  pageSize: number
  onMore: () => void
}

/** Jobs of organizations and of clusters in one list, as a search, chips and lists to pick from ask for them. */
export function AllJobs<Row extends JobRow>({
  query,
  onQuery,
  unread,
  failed,
  jobs,
  held,
  charts,
  causes = null,
  onByCause,
  select,
  selection,
  views,
  renderCopy,
  pageSize,
  onMore,
  clusters,
  types,
  reading,
  failure,
  onFurther,
  onStop,
  ...table
}: AllJobsProps<Row>) {
  const section = usePresence(held.onPresence)
  const clear = <Button onClick={() => onQuery([])}>Clear filters</Button>
  return (
    <Root>
      <div data-part="search">
        <JobSearch query={query} unread={unread} onQuery={onQuery} clusters={clusters} types={types} />
        <JobsGrouping byCause={causes !== null} onByCause={onByCause} />
        {views}
      </div>
      <div data-part="picks">
        <JobChips query={unread ? undefined : query} onQuery={onQuery} failed={failed} />
        <JobPicks query={query} onQuery={onQuery} clusters={clusters} types={types} />
      </div>
      {!unread && charts}
      {!unread && <MomentNotice query={query} onQuery={onQuery} />}
      {unread ? (
        <Card flush>
          <EmptyState icon={<SearchX />} title="This search cannot be read" action={clear}>
            Correct it in the field above.
          </EmptyState>
        </Card>
      ) : causes !== null ? (
        causes
      ) : jobs.state === 'error' ? (
        <Card flush>
          <ErrorState failure={jobs} />
        </Card>
      ) : (
        <section ref={section} aria-label="All jobs">
          <header>
            {select}
            {jobs.state === 'ready' && (
              <ReadCoverage
                coverage={jobs.data.coverage}
                reading={reading}
                failure={failure}
                onFurther={onFurther}
                onStop={onStop}
              />
            )}
            <WaitingRows waiting={held.waiting} onShow={held.onShow} />
            {jobs.state === 'ready' &&
              renderCopy?.({
                of: 'All jobs',
                jobs: jobs.data.rows,
                scope: [scopeOf(jobs.data), formatJobQuery(query)].filter(Boolean).join(' · '),
              })}
          </header>
          <JobsTable
            {...table}
            label="All jobs"
            source="both"
            jobs={jobs.state === 'ready' ? { ...jobs, data: jobs.data.rows } : jobs}
            pageSize={pageSize}
            paged={false}
            empty={
              query.length > 0 ? (
                <EmptyState icon={<SearchX />} title={nothingFound(jobs)} action={clear} />
              ) : (
                <EmptyState title="No jobs yet" />
              )
            }
          />
          {jobs.state === 'ready' && jobs.data.more && (
            <Button wide onClick={onMore}>
              {`Show ${formatInteger(pageSize)} more`}
            </Button>
          )}
          {selection}
        </section>
      )}
    </Root>
  )
}

/** What stands in place of the rows: that none was found says nothing of those that were not read. */
function nothingFound(jobs: AllJobsProps<JobRow>['jobs']): string {
  const coverage = jobs.state === 'ready' ? jobs.data.coverage : undefined
  return coverage?.kind === 'read' && coverage.back !== null
    ? 'No job matches so far'
    : 'No job matches this search'
}

/** What the rows in view are part of: 'the first 25 of 312 jobs'. */
function scopeOf({ rows, coverage }: { rows: readonly unknown[]; coverage: ReadCoverageProps['coverage'] }) {
  const isPart = rows.length < coverage.found
  return `${isPart ? `the first ${formatInteger(rows.length)} of ` : ''}${coverageText(coverage)}`
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  min-width: 0;

  > [data-part='search'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    min-width: 0;

    > search {
      flex: 1 1 360px;
      min-width: 0;
    }
  }
  > [data-part='picks'] {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-3);
    min-width: 0;
  }
  > section {
    display: grid;
    gap: var(--space-2);
    min-width: 0;
  }
  > section > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-4);
    min-height: var(--control-sm);
  }
  > section > header > output {
    margin-left: auto;
  }
  @media (max-width: 640px) {
    > [data-part='picks'] > * {
      max-width: calc(100% + 2 * var(--space-4));
      min-width: 0;
    }
  }
  @media print {
    > [data-part] {
      display: none;
    }
  }
`
