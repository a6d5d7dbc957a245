import type { Job, Page } from '@quarterdeck/api'
import {
  AllJobs,
  formatJobQuery,
  termsOf,
  withFailed,
  withTerms,
  type AllJobsProps,
  type JobQuery,
  type RenderCopy,
} from '@quarterdeck/ui/jobs'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { BOTH } from './all-jobs.queries'
import { BulkRunNotices } from './BulkRunNotices'
import { CausesList } from './CausesList'
import { CopyJobs, momentHref } from './CopyJobs'
import { FailureChartsPart } from './FailureChartsPart'
import { useClusters } from './jobs.queries'
import type { JobsChange } from './jobsSearch'
import { JobViewsMenu } from './JobViewsMenu'
import { SHOWN, useAllJobs } from './useAllJobs'
import { useFailureCauses } from './useFailureCauses'
import { useJobSelection } from './useJobSelection'
import { useListsTime } from './useListsAge'
import { jobKeys } from './workflow.queries'

interface AllJobsListProps extends Pick<
  AllJobsProps<Job>,
  | 'unread'
  | 'onOpenWorkflow'
  | 'workflowHref'
  | 'onOpenOrganization'
  | 'organizationHref'
  | 'onOpenCluster'
  | 'clusterHref'
  | 'renderAction'
> {
  query: JobQuery
  /** Those that have failed are shown by their causes. */
  byCause: boolean
  /** Keep it stable. */
  onChange: (change: JobsChange) => void
}

/** The list of all jobs of the jobs screen, or the causes of those that have failed. */
export function AllJobsList({ query: asked, byCause, onChange, ...props }: AllJobsListProps) {
  // Causes are of what has failed, whatever else the address asks for.
  const query = useMemo(() => (byCause ? withFailed(withTerms(asked, 'cause', [])) : asked), [asked, byCause])
  const isRight = props.unread === undefined
  const { hits, readAll, ...list } = useAllJobs(query, isRight && !byCause)
  const { failed, ...causes } = useFailureCauses(query, isRight && byCause)
  const { names, nameOf } = useClusters(true)
  const types = useJobTypes(list.jobs)
  const updatedAt = useListsTime(BOTH)
  const shown = list.jobs.state === 'ready' ? list.jobs.data : undefined
  const selection = useJobSelection({
    place: formatJobQuery(query),
    rows: shown?.rows ?? noRows,
    coverage: shown?.coverage,
    hits,
    readAll,
  })
  return (
    <>
      <BulkRunNotices />
      <AllJobs<Job>
        {...props}
        {...list}
        {...selection}
        failed={byCause ? failed : list.failed}
        query={query}
        onQuery={(next) => onChange({ query: next, byCause: byCause && isFailedAlone(next) })}
        charts={<FailureChartsPart query={query} byCause={byCause} onChange={onChange} />}
        causes={byCause ? <CausesList {...causes} query={query} onChange={onChange} /> : null}
        onByCause={(next) =>
          onChange({ byCause: next, query: next ? withFailed(withTerms(query, 'cause', [])) : query })
        }
        views={<JobViewsMenu q={formatJobQuery(query)} byCause={byCause} />}
        renderCopy={useCallback<RenderCopy>(
          (list) => (
            <CopyJobs {...list} updatedAt={updatedAt} momentHref={momentHref} />
          ),
          [updatedAt],
        )}
        clusterName={nameOf}
        clusters={useMemo(() => [...new Set(Object.values(names))].sort(), [names])}
        types={types}
        pageSize={SHOWN}
      />
    </>
  )
}

const noRows: readonly Job[] = []

const isFailedAlone = (query: JobQuery) =>
  JSON.stringify(termsOf(query, 'status')) === JSON.stringify(withFailed([]))

/** The types of all jobs that the lists have brought so far. */
function useJobTypes(changes: unknown): string[] {
  const client = useQueryClient()
  return useMemo(() => {
    void changes
    const lists = client.getQueriesData<Page<Job>>({ queryKey: jobKeys.all })
    const types = lists.flatMap(([, list]) => list?.items.map(({ job_type }) => job_type) ?? [])
    return [...new Set(types)].filter(Boolean).sort()
  }, [client, changes])
}
