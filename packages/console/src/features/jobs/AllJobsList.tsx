import type { Job, Page } from '@quarterdeck/api'
import { AllJobs, type AllJobsProps, type JobQuery } from '@quarterdeck/ui/jobs'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClusters } from './jobs.queries'
import { SHOWN, useAllJobs } from './useAllJobs'
import { jobKeys } from './workflow.queries'

interface AllJobsListProps extends Pick<
  AllJobsProps<Job>,
  | 'wrong'
  | 'onQuery'
  | 'onOpenWorkflow'
  | 'workflowHref'
  | 'onOpenOrganization'
  | 'organizationHref'
  | 'onOpenCluster'
  | 'clusterHref'
  | 'renderAction'
> {
  query: JobQuery
}

/** The list of all jobs of the jobs screen. */
export function AllJobsList({ query, ...props }: AllJobsListProps) {
  const list = useAllJobs(query, props.wrong === undefined)
  const { names, nameOf } = useClusters(true)
  const types = useJobTypes(list.jobs)
  return (
    <AllJobs<Job>
      {...props}
      {...list}
      query={query}
      clusterName={nameOf}
      clusters={useMemo(() => Object.values(names).sort(), [names])}
      types={types}
      pageSize={SHOWN}
    />
  )
}

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
