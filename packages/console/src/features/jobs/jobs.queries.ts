import { jobs, workflows, type Job, type JobFilters, type Page, type Source } from '@quarterdeck/api'
import { RECENT_PAGE_SIZE, WORKFLOWS_PAGE_SIZE, type JobAction } from '@quarterdeck/ui/jobs'
import type { Failure } from '@quarterdeck/ui/lib'
import {
  queryOptions,
  useMutation,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { keepPageRows } from '../../lib/keepRows'
import { polled, pollInterval } from '../../lib/polling'
import { failureOf } from '../../lib/useWrite'
import { jobKeys, workflowKeys } from './workflow.queries'

export interface JobsList {
  source: Source
  filters: JobFilters
  /** From 1. */
  page: number
}

const jobPage = keepPageRows<Job>(({ job_id }) => job_id)

/** The rows before stay in view while a page or filter changes, but never those of the other tab. */
const previousOf =
  (source: Source) =>
  <T>(before: T | undefined, query?: Pick<Query, 'queryKey'>): T | undefined =>
    query?.queryKey.includes(source) ? before : undefined

/** §9: recent jobs, 15 a page, newest first. */
export const recentJobsQuery = ({ source, filters, page }: JobsList) =>
  queryOptions({
    queryKey: [...jobKeys.all, source, 'recent', { ...filters, page }],
    queryFn: ({ signal }) => jobs.list({ source, ...filters, page, limit: RECENT_PAGE_SIZE, signal }),
    placeholderData: previousOf(source),
    structuralSharing: jobPage,
    ...polled,
    refetchInterval: pollInterval,
  })

/**
 * How many of the latest jobs are looked through for active ones. The endpoint has no status filter (contract §4), and
 * reading every job there ever was each 5 s is out of the question; jobs are active when they are new, and the screen
 * says how far back was looked.
 */
export const LOOKED_THROUGH = 100

/** The latest jobs, among which the active ones are found. */
export const latestJobsQuery = ({ source, filters }: Omit<JobsList, 'page'>) =>
  queryOptions({
    queryKey: [...jobKeys.all, source, 'latest', filters],
    queryFn: ({ signal }) => jobs.list({ source, ...filters, page: 1, limit: LOOKED_THROUGH, signal }),
    placeholderData: previousOf(source),
    structuralSharing: jobPage,
    ...polled,
    refetchInterval: pollInterval,
  })

/** §7: workflows, 6 a page. */
export const workflowsQuery = ({ source, filters, page }: JobsList) =>
  queryOptions({
    queryKey: [...workflowKeys.all, source, 'list', { ...filters, page }],
    queryFn: ({ signal }) => workflows.list({ source, ...filters, page, limit: WORKFLOWS_PAGE_SIZE, signal }),
    placeholderData: previousOf(source),
    structuralSharing: keepPageRows<workflows.WorkflowRef>(({ workflow_id }) => workflow_id),
    ...polled,
    refetchInterval: pollInterval,
  })

// §8 Jobs.
const failures: Record<JobAction, string> = {
  restart: 'Failed to restart job. Please try again.',
  cancel: 'Failed to cancel job. Please try again.',
}

/** Restarts or cancels the job of one row. What failed is told to the screen, since the row may be gone by then. */
export function useJobAction(onFailure: (failure: Failure | undefined) => void) {
  const client = useQueryClient()
  const underWay = useRef(false)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ action, job }: { action: JobAction; job: jobs.JobRef }) =>
      action === 'restart' ? jobs.restart(job) : jobs.cancel(job),
    onMutate: () => onFailure(undefined),
    onSuccess: (job) => job && showAtOnce(client, job),
    onError: (error, { action }) => onFailure(failureOf(error, failures[action])),
    // Also after a time-out, when only the list can tell what became of it.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: jobKeys.all })
      void client.invalidateQueries({ queryKey: workflowKeys.all })
    },
  })

  function act(action: JobAction, { job_id, source }: jobs.JobRef) {
    if (underWay.current) return
    underWay.current = true
    mutateAsync({ action, job: { job_id, source } }).then(release, release) // a failure is told by onError
  }
  const release = () => void (underWay.current = false)
  return { act, busy: isPending }
}

/** Puts a changed job in the place of its former self in every list in view. */
function showAtOnce(client: QueryClient, job: Job) {
  client.setQueriesData<Page<Job>>({ queryKey: jobKeys.all }, (list) =>
    list?.items.some(({ job_id }) => job_id === job.job_id)
      ? { ...list, items: list.items.map((one) => (one.job_id === job.job_id ? job : one)) }
      : list,
  )
}
