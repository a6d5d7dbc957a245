import { customJobs, customWorkflows, type TargetType } from '@quarterdeck/api'
import { queryOptions, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { nullWhenNotFound } from '../../lib/notFound'
import { queryClient } from '../../lib/queryClient'
import { runKeys } from './runKeys'

/** What can be run changes seldom, and whoever runs what is gone reads it again. In milliseconds. */
const staleTime = 60_000

/** The jobs that can be run by hand on an organization or on a cluster. */
export const customJobTemplatesQuery = (target_type: TargetType) =>
  queryOptions({
    queryKey: [...runKeys.jobs, target_type],
    queryFn: ({ signal }) => customJobs.list({ target_type, signal }).then(({ items }) => items),
    staleTime,
  })

/** The workflows that can be run by hand on an organization or on a cluster; without their steps. */
export const customWorkflowsQuery = (target_type: TargetType) =>
  queryOptions({
    queryKey: [...runKeys.workflows, target_type],
    queryFn: ({ signal }) => customWorkflows.list({ target_type, signal }).then(({ items }) => items),
    staleTime,
  })

/** Reads what can be run on organizations or on clusters, before it is drawn. */
export const prepareRuns = (target_type: TargetType) =>
  Promise.all([readAhead(customJobTemplatesQuery(target_type)), readAhead(customWorkflowsQuery(target_type))])

/** What is drawn already is read by its dialog, and where that failed, its Try Again is not taken from under the hand. */
async function readAhead<T, Key extends QueryKey>(query: FetchQueryOptions<T, Error, T, Key>): Promise<void> {
  const { queryKey } = query
  if (!queryClient.getQueryCache().find({ queryKey })?.isActive()) await queryClient.prefetchQuery(query)
}

/** One workflow that can be run by hand, with its steps; null where there is none. */
export const customWorkflowQuery = (id: string) =>
  queryOptions({
    queryKey: [...runKeys.workflows, 'one', id],
    queryFn: ({ signal }) => customWorkflows.get(id, { signal }).catch(nullWhenNotFound(404, 400)),
  })

export { useJobRuns } from './useJobRuns'
export { RunUnavailable } from './useRuns'
export { useWorkflowRuns } from './useWorkflowRuns'
