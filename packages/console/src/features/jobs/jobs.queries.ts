import {
  ApiError,
  clusters,
  isOutcomeUnknown,
  jobs,
  workflows,
  type Job,
  type JobFilters,
  type Source,
} from '@quarterdeck/api'
import type { JobAction, JobFailure, JobsPages } from '@quarterdeck/ui/jobs'
import { shortId } from '@quarterdeck/ui/lib'
import { queryOptions, useQuery, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { keepPageRows } from '../../lib/keepRows'
import { polled, pollInterval } from '../../lib/polling'
import { useWrite, type WriteOptions } from '../../lib/useWrite'
import { startAnew } from './all-jobs.queries'
import { jobKeys, readJobsAgain, showAtOnce, workflowKeys } from './workflow.queries'

/** §9: workflows six a page, active jobs ten, recent jobs fifteen. */
export const PAGE_SIZES: JobsPages = { workflows: 6, active: 10, recent: 15 }

export interface JobsList {
  source: Source
  filters: JobFilters
  /** From 1. */
  page: number
}

const jobPage = keepPageRows<Job>(({ job_id }) => job_id)

/** The rows in view stay until those of another page or filter have arrived; those of another tab do not stay. */
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
 * How many of the latest jobs are read to find the active ones among them. The endpoint has no status filter (§13.2),
 * and reading all jobs every 5 s would be too much. Active jobs are new ones, so they are among the latest; the screen
 * says how many were looked through.
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

// What the jobs screen says when the write behind a row's button failed (§8.14).
const failures: Record<JobAction, string> = {
  restart: 'Failed to restart job. Please try again.',
  cancel: 'Failed to cancel job. Please try again.',
}

/** The names of clusters by their ids; a job tells the id alone. Archived ones have jobs too, and may be left out. */
export const clusterNamesQuery = queryOptions({
  queryKey: ['clusters', 'names'],
  queryFn: async ({ signal }) => {
    const pages = await Promise.all([
      clusters.list({ signal }),
      clusters.listArchived({ signal }).catch(() => ({ items: [] })),
    ])
    return Object.fromEntries(pages.flatMap(({ items }) => items.map(({ id, name }) => [id, name])))
  },
})

/** The names of clusters by their ids, whether they have been asked for, and how to find one: undefined while not known. */
export function useClusters(enabled: boolean) {
  const { data = noNames, isPending } = useQuery({ ...clusterNamesQuery, enabled })
  const nameOf = useCallback((id: string): string | undefined => data[id], [data])
  return { names: data, settled: !isPending, nameOf }
}

const noNames: Readonly<Record<string, string>> = {}

/** The key of all writes to single jobs; the id of the job follows, so each job has one write under way at most. */
export const jobActionKey = ['jobs', 'act'] as const

export interface JobOrder {
  action: JobAction
  job: jobs.JobRef & { job_type?: string }
  /** It is one of many that are sent one after the other, which tell by themselves how each ended. */
  inBulkRun?: boolean
}

/** A job no longer stands as it has to, or is gone. */
const MEANWHILE: ReadonlySet<number | null> = new Set([409, 404])

/** How a job stands once it has been told to. */
const DONE = { restart: 'pending', cancel: 'cancelled' } as const

/** How a job is restarted or cancelled; writes to different jobs may be under way at the same time. */
export const jobWrite = (client: QueryClient) =>
  ({
    key: jobActionKey,
    each: ({ job }) => job.job_id,
    send: ({ action, job: { job_id, source } }) =>
      (action === 'restart' ? jobs.restart : jobs.cancel)({ job_id, source }),
    whenFailed: ({ action }) => failures[action],
    whenUnknown: 'Look at the job in the list, which is read again, to see whether it was done.',
    subject: ({ job }) => `The job ${job.job_type || shortId(job.job_id)}`,
    // A platform may answer 204 and not tell the job.
    onDone: (job, { action, job: { job_id } }) =>
      showAtOnce(client, (one) => (one.job_id === job_id ? (job ?? { ...one, status: DONE[action] }) : one)),
    // It stands otherwise than its row says, which may be beyond what a poll reads.
    onFailed: (error) => {
      if (isOutcomeUnknown(error) || (error instanceof ApiError && MEANWHILE.has(error.status)))
        startAnew(client)
    },
    // Also after a time-out: only the list can then tell whether the job was changed.
    onSettled: () => readJobsAgain(client),
  }) satisfies WriteOptions<JobOrder, Job | null>

/** Restarts or cancels jobs, and keeps why some were not until they are told to once more, alone or as one of many. */
export function useJobAction() {
  const [failures, setFailures] = useState<readonly (JobFailure & { id: string })[]>([])
  const forget = (job_id: string) => setFailures((before) => before.filter(({ id }) => id !== job_id))
  const { write } = useWrite({
    ...jobWrite(useQueryClient()),
    whenEnded: (ending) => {
      const { job, inBulkRun } = ending.variables
      forget(job.job_id)
      if (ending.outcome === 'done' || inBulkRun) return
      const name = `${job.job_type || 'Unnamed job'} ${shortId(job.job_id)}`
      setFailures((before) => [{ id: job.job_id, job: name, failure: ending.failure }, ...before])
    },
  })
  return {
    failures,
    dismiss: useCallback(() => setFailures([]), []),
    write: useCallback(
      (order: JobOrder) => {
        forget(order.job.job_id)
        return write(order)
      },
      [write],
    ),
  }
}
