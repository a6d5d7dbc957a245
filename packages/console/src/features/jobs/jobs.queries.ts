import { jobs, workflows, type Job, type JobFilters, type Page, type Source } from '@quarterdeck/api'
import type { JobAction, JobsPages } from '@quarterdeck/ui/jobs'
import { queryOptions, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { keepPageRows } from '../../lib/keepRows'
import { polled, pollInterval } from '../../lib/polling'
import { useWrite } from '../../lib/useWrite'
import { jobKeys, workflowKeys } from './workflow.queries'

/** §9: workflows six a page, active jobs ten, recent jobs fifteen. */
export const PAGE_SIZES: JobsPages = { workflows: 6, active: 10, recent: 15 }

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

/** Recent jobs, newest first. */
export const recentJobsQuery = ({ source, filters, page }: JobsList) =>
  queryOptions({
    queryKey: [...jobKeys.all, source, 'recent', { ...filters, page }],
    queryFn: ({ signal }) => jobs.list({ source, ...filters, page, limit: PAGE_SIZES.recent, signal }),
    placeholderData: previousOf(source),
    structuralSharing: jobPage,
    ...polled,
    refetchInterval: pollInterval,
  })

/**
 * How many of the latest jobs are looked through for active ones. The endpoint has no status filter (§13.2), and
 * reading every job there ever was each 5 s is out of the question; jobs are active when they are new, and the screen
 * says how far back was looked.
 */
const LOOKED_THROUGH = 100

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

/** Workflows, newest first. */
export const workflowsQuery = ({ source, filters, page }: JobsList) =>
  queryOptions({
    queryKey: [...workflowKeys.all, source, 'list', { ...filters, page }],
    queryFn: ({ signal }) =>
      workflows.list({ source, ...filters, page, limit: PAGE_SIZES.workflows, signal }),
    placeholderData: previousOf(source),
    structuralSharing: keepPageRows<workflows.WorkflowRef>(({ workflow_id }) => workflow_id),
    ...polled,
    refetchInterval: pollInterval,
  })

// What the jobs screen says when the button of a row did not do it (§8.14).
const failures: Record<JobAction, string> = {
  restart: 'Failed to restart job. Please try again.',
  cancel: 'Failed to cancel job. Please try again.',
}

/** Where the writes about jobs are told apart: each job has one under way at most. */
export const jobActionKey = ['jobs', 'act'] as const

/** Restarts or cancels a job; one job does not wait for another. */
export function useJobAction() {
  const client = useQueryClient()
  return useWrite({
    key: jobActionKey,
    each: ({ job }: { action: JobAction; job: jobs.JobRef }) => job.job_id,
    send: ({ action, job: { job_id, source } }) =>
      (action === 'restart' ? jobs.restart : jobs.cancel)({ job_id, source }),
    whenFailed: ({ action }) => failures[action],
    onDone: (job) => job && showAtOnce(client, job),
    // Also after a time-out, when only the list can tell what became of it.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: jobKeys.all })
      void client.invalidateQueries({ queryKey: workflowKeys.all })
    },
  })
}

/** Puts a changed job in the place of its former self in every list in view. */
function showAtOnce(client: QueryClient, job: Job) {
  client.setQueriesData<Page<Job>>({ queryKey: jobKeys.all }, (list) =>
    list?.items.some(({ job_id }) => job_id === job.job_id)
      ? { ...list, items: list.items.map((one) => (one.job_id === job.job_id ? job : one)) }
      : list,
  )
}
