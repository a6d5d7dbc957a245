import { jobs, workflows, type Job, type JobStatus, type Page, type Workflow } from '@quarterdeck/api'
import { isWorkflowMoving, type JobAction } from '@quarterdeck/ui/jobs'
import { mapLoadable, shortId, type Loadable } from '@quarterdeck/ui/lib'
import {
  queryOptions,
  useQueries,
  useQueryClient,
  type Query,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { keepRows } from '../../lib/keepRows'
import { changeData } from '../../lib/changeData'
import { polled, pollInterval } from '../../lib/polling'
import { isOld } from '../../lib/queryClient'
import { readAgain } from '../../lib/readAgain'
import { toLoadable } from '../../lib/toLoadable'
import { useWrite } from '../../lib/useWrite'
import { overviewQuery } from '../admin-overview/admin-overview.queries'

/** Below `all` are all lists of jobs, whatever their page, tab and filters. */
export const jobKeys = { all: ['jobs'] as const }

export const workflowKeys = {
  all: ['workflows'] as const,
  jobs: (workflow_id: string) => ['workflows', workflow_id, 'jobs'] as const,
}

/** Parts of the keys of all reads that tell of jobs or workflows, on whichever screen. */
const TELL_OF_JOBS: readonly unknown[] = ['jobs', 'workflows', ...overviewQuery(true).queryKey]

/**
 * Reads again whatever tells of jobs and workflows: their lists on each screen, what is counted, and what the platform
 * itself tells of them. The steps of the workflow `but` are left out.
 */
export function readJobsAgain(client: QueryClient, but?: string): void {
  void readAgain(client, {
    predicate: ({ queryKey }) =>
      queryKey.some((part) => TELL_OF_JOBS.includes(part)) && (but === undefined || !queryKey.includes(but)),
  })
}

/**
 * Changes jobs in every cached list that has them, also beyond what is read again; `change` gives the others back. When a
 * list was read, and whether that failed, stays as it is.
 */
export function showAtOnce(client: QueryClient, change: (job: Job) => Job): void {
  for (const query of client.getQueryCache().findAll({ queryKey: jobKeys.all })) {
    const list = query.state.data as Page<Job> | undefined
    const items = list?.items.map(change)
    if (items?.some((job, index) => job !== list?.items[index])) changeData(query, { ...list, items })
  }
}

/** Steps of a workflow in their order. */
export const inOrder = (steps: readonly Job[]): Job[] =>
  steps.toSorted((a, b) => a.sequence_number - b.sequence_number)

/** The jobs that are a workflow's steps, in their order; read again every 5 s until all of them have ended. */
export const workflowJobsQuery = ({ workflow_id, source }: workflows.WorkflowRef) => {
  const queryKey = workflowKeys.jobs(workflow_id)
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      // Two endpoints have workflows. The one that answered before is asked first, so that later polls ask no other.
      const answered = client.getQueryData<Job[]>(queryKey)?.[0]?.source
      const steps = await workflows.listJobs({ workflow_id, source: answered ?? source, signal })
      return inOrder(steps)
    },
    structuralSharing: (before, after) =>
      before ? keepRows(before as Job[], after as Job[], ({ job_id }) => job_id) : after,
    ...polled,
    refetchInterval: untilEnded,
    // Once they have ended they are like any list that is not polled.
    refetchOnWindowFocus: (query) => (goesOn(query) ? 'always' : isOld(query)),
  })
}

/** Whether a workflow goes on, by its steps. */
export const isMoving = (steps: readonly Job[]): boolean =>
  isWorkflowMoving(steps.map(({ status }) => status))

type StepsQuery = Query<Job[], Error, Job[], readonly string[]>

const goesOn = ({ state }: StepsQuery): boolean => state.data !== undefined && isMoving(state.data)

/** The `refetchInterval` of a workflow's steps. */
export const untilEnded = (query: StepsQuery): number | false => (goesOn(query) ? pollInterval(query) : false)

/**
 * The statuses of the steps of each workflow, by its id, for lists that show how each stands; read again as
 * `workflowJobsQuery` says.
 */
export function useStepStatuses(
  listed: readonly workflows.WorkflowRef[],
): Readonly<Record<string, Loadable<JobStatus[]>>> {
  const statuses = useQueries({
    queries: listed.map((workflow) => workflowJobsQuery(workflow)),
    combine: statusesOf,
  })
  return useMemo(
    () =>
      Object.fromEntries(
        listed.map(({ workflow_id }, index) => [workflow_id, statuses[index] ?? { state: 'loading' }]),
      ),
    [listed, statuses],
  )
}

const statusesOf = (read: UseQueryResult<Job[]>[]) =>
  read.map((steps) => mapLoadable(toLoadable(steps), (jobs) => jobs.map(({ status }) => status)))

/** A workflow as a cached list has it, since there is no endpoint for one workflow; undefined where no list has it. */
export function useKnownWorkflow(workflow_id: string): Workflow | undefined {
  const client = useQueryClient()
  for (const query of client.getQueryCache().getAll()) {
    const data = query.state.data as Partial<Page<object>> | undefined
    if (!Array.isArray(data?.items)) continue
    const found = data.items.find((item) => 'workflow_type' in item && isWorkflow(item, workflow_id))
    if (found) return found as Workflow
  }
  return undefined
}

const isWorkflow = (item: object, id: string) => 'workflow_id' in item && item.workflow_id === id

/** What the buttons of a workflow's details do: restart the workflow, or restart or cancel one of its jobs. */
export type WorkflowOrder =
  | { restart: 'last success' | 'beginning'; workflow: workflows.WorkflowRef }
  | { action: JobAction; job: jobs.JobRef }

function carryOut(order: WorkflowOrder): Promise<Job | Workflow | null> {
  if ('action' in order) return order.action === 'restart' ? jobs.restart(order.job) : jobs.cancel(order.job)
  return order.restart === 'beginning'
    ? workflows.restartFromBeginning(order.workflow)
    : workflows.restart(order.workflow)
}

// What the workflow dialog shows when an order failed (§8.10).
function failureWords(order: WorkflowOrder): string {
  if ('action' in order)
    return order.action === 'restart' ? 'Failed to restart job.' : 'Failed to cancel job.'
  return order.restart === 'beginning'
    ? 'Failed to restart workflow from beginning.'
    : 'Failed to restart workflow.'
}

/** Carries out one order at a time; the steps are read again before the next, since they decide what is possible. */
export function useWorkflowOrder(workflow_id: string) {
  const client = useQueryClient()
  const queryKey = workflowKeys.jobs(workflow_id)
  // Also where the dialog has been left: lists show the steps, too.
  const readSteps = () => readAgain(client, { queryKey, refetchType: 'all' })
  const { write, underWay, failure } = useWrite({
    key: ['workflows', 'order', workflow_id],
    send: carryOut,
    whenFailed: failureWords,
    whenUnknown: 'Look at the jobs below, which are read again, to see whether it was done.',
    subject: (order) =>
      'action' in order ? `The job ${shortId(order.job.job_id)}` : `The workflow ${shortId(workflow_id)}`,
    onDone: async () => {
      await readSteps()
      const read = client.getQueryState<Job[]>(queryKey)
      const steps = new Map(read?.isInvalidated ? [] : read?.data?.map((step) => [step.job_id, step]))
      showAtOnce(client, (job) => steps.get(job.job_id) ?? job)
    },
    onFailed: () => void readSteps(),
    onSettled: () => readJobsAgain(client, workflow_id),
  })
  return { order: (next: WorkflowOrder) => void write(next), underWay: underWay[0], failure }
}
