import type { Job, Page, Workflow } from '@quarterdeck/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { latestJobsQuery, type JobsList } from './jobs.queries'
import { inOrder, isMoving, untilEnded, workflowJobsQuery } from './workflow.queries'

/**
 * The steps of a workflow, read once, and again every 5 s while they move. Where the latest jobs, which are polled beside
 * it, have all of them, they tell how they stand, and nothing else is asked.
 */
export function useWorkflowSteps(workflow: Workflow, lists: Omit<JobsList, 'page'>) {
  const { workflow_id } = workflow
  const own = workflowJobsQuery(workflow)
  const known = useQueryClient().getQueryData(own.queryKey)
  const { data } = useQuery({
    ...latestJobsQuery(lists),
    // It is read by the list; here it is only looked at, and only while that can change anything.
    enabled: false,
    subscribed: known === undefined || isMoving(known),
    // A page again, since that is what the query shares with the one before.
    select: useCallback(
      (page: Page<Job>): Page<Job> => {
        const items = page.items.filter((job) => job.workflow_id === workflow_id)
        return { items, total: items.length, totalPages: 1 }
      },
      [workflow_id],
    ),
    notifyOnChangeProps: ['data'],
  })
  const seen = data?.items
  const steps = useQuery({
    ...own,
    refetchInterval: (query) => (isAllOf(query.state.data, seen) ? false : untilEnded(query)),
    notifyOnChangeProps: ['data', 'isError'],
  })
  return seen && isAllOf(steps.data, seen) ? { ...steps, data: inOrder(seen) } : steps
}

/** Whether the jobs that were seen are all of the steps and no others: a restart may have made new ones. */
function isAllOf(steps: readonly Job[] | undefined, seen: readonly Job[] | undefined): boolean {
  if (!steps || !seen || steps.length !== seen.length) return false
  const ids = new Set(seen.map(({ job_id }) => job_id))
  return steps.every(({ job_id }) => ids.has(job_id))
}
