import { isMoving, statusLabel, type JobStatus, type StatusLabel } from './status'

/** How a workflow stands as a whole; `template` is a definition, which never ran. */
export type OverallStatus = 'failed' | 'running' | 'completed' | 'pending' | 'unknown' | 'template'

/** What can be done about a job. */
export type JobAction = 'restart' | 'cancel'

const has = (statuses: readonly JobStatus[], ...labels: StatusLabel[]) =>
  statuses.some((status) => labels.includes(statusLabel(status)))

/** §4.8 Jobs, overall status: `running` also when steps are only pending, `pending` when no other rule applies. */
export function overallStatus(statuses: readonly JobStatus[]): Exclude<OverallStatus, 'template'> {
  if (statuses.length === 0) return 'unknown'
  if (has(statuses, 'Failed')) return 'failed'
  if (has(statuses, 'Running', 'Pending')) return 'running'
  return statuses.every((status) => statusLabel(status) === 'Completed') ? 'completed' : 'pending'
}

/**
 * §4.7 Jobs screen: restart for failed or cancelled, cancel for pending, in_progress, processing or retrying.
 * `queued` and `error` are the platform's other words for pending and failed.
 */
const onScreen: Record<JobStatus, JobAction | null> = {
  pending: 'cancel',
  queued: 'cancel',
  running: null,
  in_progress: 'cancel',
  processing: 'cancel',
  retrying: 'cancel',
  completed: null,
  success: null,
  failed: 'restart',
  error: 'restart',
  cancelled: 'restart',
  unknown: null,
}

/** §4.8 Jobs, workflow dialog: the same, but cancel when pending or running. */
const inWorkflow: Record<StatusLabel, JobAction | null> = {
  Pending: 'cancel',
  Running: 'cancel',
  Retrying: null,
  Completed: null,
  Failed: 'restart',
  Cancelled: 'restart',
  Unknown: null,
}

export const actionOnScreen = (status: JobStatus): JobAction | null => onScreen[status]
export const actionInWorkflow = (status: JobStatus): JobAction | null => inWorkflow[statusLabel(status)]

/** Why a job that has not ended cannot be cancelled on the jobs screen, and where it can; undefined where it can here. */
export function whyNotOnScreen({
  status,
  workflow_id,
}: {
  status: JobStatus
  workflow_id: string | null
}): string | undefined {
  if (status === 'unknown') return 'Unknown state'
  if (statusLabel(status) !== 'Running' || onScreen[status]) return undefined
  return workflow_id === null ? 'Runs to its end' : 'Cancel it in its workflow'
}

/** The same in the workflow dialog. */
export function whyNotInWorkflow(status: JobStatus): string | undefined {
  if (status === 'unknown') return 'Unknown state'
  return statusLabel(status) === 'Retrying' ? 'Cancel it among the jobs' : undefined
}

/** §4.7 Jobs: the active jobs list holds running or pending jobs. */
export const isActive = (status: JobStatus): boolean => has([status], 'Running', 'Pending')

/** Whether a job is being carried out, so that cancelling it breaks something off. */
export const isUnderWay = (status: JobStatus): boolean => has([status], 'Running', 'Retrying')

/** §4.8 Jobs: a workflow can be restarted if any of its jobs is failed or cancelled. */
export const canRestart = (statuses: readonly JobStatus[]): boolean => has(statuses, 'Failed', 'Cancelled')

/** Whether a workflow may still change by itself: steps behind a failed or cancelled one never start. */
export function isWorkflowMoving(statuses: readonly JobStatus[]): boolean {
  if (statuses.length === 0) return true
  const isStuck = canRestart(statuses)
  return statuses.some((status) => isMoving(status) && !(isStuck && statusLabel(status) === 'Pending'))
}
