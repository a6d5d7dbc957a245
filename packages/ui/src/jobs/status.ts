import type { Tone } from '../primitives'

/** §4.7 Jobs: every status of the platform; `unknown` for any that is not listed here. */
export type JobStatus =
  | 'pending'
  | 'queued'
  | 'running'
  | 'in_progress'
  | 'processing'
  | 'retrying'
  | 'completed'
  | 'success'
  | 'failed'
  | 'error'
  | 'cancelled'
  | 'unknown'

/** What a status reads as. */
export type StatusLabel =
  | 'Completed'
  | 'Failed'
  | 'Running'
  | 'Pending'
  | 'Retrying'
  | 'Cancelled'
  | 'Unknown'

// The label of each status; several statuses have the same one, as they mean the same (§4.7).
const labels: Record<JobStatus, StatusLabel> = {
  pending: 'Pending',
  queued: 'Pending',
  running: 'Running',
  in_progress: 'Running',
  processing: 'Running',
  retrying: 'Retrying',
  completed: 'Completed',
  success: 'Completed',
  failed: 'Failed',
  error: 'Failed',
  cancelled: 'Cancelled',
  unknown: 'Unknown',
}

/** All that a job's status can be. */
export const JOB_STATUSES = Object.keys(labels) as JobStatus[]

const tones: Record<StatusLabel, Tone> = {
  Completed: 'success',
  Failed: 'danger',
  Running: 'info',
  Pending: 'neutral',
  Retrying: 'warning',
  Cancelled: 'neutral',
  Unknown: 'neutral',
}

const phases: Record<StatusLabel, 'waits' | 'runs' | 'ended'> = {
  Pending: 'waits',
  Running: 'runs',
  Retrying: 'runs',
  // A status that is not known here may mean that the job is under way.
  Unknown: 'runs',
  Completed: 'ended',
  Failed: 'ended',
  Cancelled: 'ended',
}

/** Whether a job of this status waits for its first try, runs (or is tried again), or has ended. */
export const phaseOf = (status: JobStatus): 'waits' | 'runs' | 'ended' => phases[labels[status]]

/** Whether a job of this status may still change by itself, so that it is worth asking again. */
export const isMoving = (status: JobStatus): boolean => phaseOf(status) !== 'ended'

/** The label of a status. */
export const statusLabel = (status: JobStatus): StatusLabel => labels[status]
/** The tone of a label's badge. */
export const statusTone = (label: StatusLabel): Tone => tones[label]
