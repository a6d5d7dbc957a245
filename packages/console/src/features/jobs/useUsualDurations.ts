import type { Job, Page } from '@quarterdeck/api'
import { usualDurations, type UsualDurations } from '@quarterdeck/ui/jobs'
import { useQueryClient, type QueryCache } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCached } from '../../lib/useCached'
import { jobKeys, workflowKeys } from './workflow.queries'

/** How long steps usually take, from the jobs of all other workflows that have been read by now. */
export function useUsualDurations(workflow_id: string): UsualDurations {
  const cache = useQueryClient().getQueryCache()
  const readAt = useCached((all) => Math.max(0, ...readsOf(all).map(({ state }) => state.dataUpdatedAt)))
  return useMemo(() => {
    if (readAt === 0) return nothing
    const jobs = readsOf(cache).flatMap(({ state: { data } }) =>
      Array.isArray(data) ? (data as Job[]) : ((data as Page<Job> | undefined)?.items ?? []),
    )
    return usualDurations(jobs.filter((job) => job.workflow_id !== workflow_id))
  }, [cache, workflow_id, readAt])
}

const nothing: UsualDurations = {}

/** The lists of jobs, and the steps of workflows. */
const readsOf = (cache: QueryCache) => [
  ...cache.findAll({ queryKey: jobKeys.all }),
  ...cache.findAll({ queryKey: workflowKeys.all, predicate: ({ queryKey }) => queryKey.at(-1) === 'jobs' }),
]
