import { parseTimestamp, type Timestamp } from '../lib'
import { statusLabel, type JobStatus, type StatusLabel } from './status'

/** When a step began and ended, in milliseconds since 1970; null when it has not. */
export interface StepTimes {
  started_at: string | null
  ended_at: string | null
}

interface Step {
  sequence_number: number
  status: JobStatus
  created_at: Timestamp
  updated_at: Timestamp
}

const phases: Record<StatusLabel, 'waits' | 'runs' | 'ended'> = {
  Pending: 'waits',
  Running: 'runs',
  Retrying: 'runs',
  Completed: 'ended',
  Failed: 'ended',
  Cancelled: 'ended',
  Unknown: 'runs',
}

/**
 * When each step began and ended. The platform tells only when a job was created and last changed, and creates all jobs
 * of a workflow at once. So a step counts as begun when the ones before it have ended, and its time includes all tries.
 */
export function stepTimes(steps: readonly Step[]): StepTimes[] {
  const moments = steps.map((step) => ({ ...step, ended: parseTimestamp(step.updated_at) }))
  return moments.map((step) => {
    const phase = phases[statusLabel(step.status)]
    const made = parseTimestamp(step.created_at)
    if (phase === 'waits' || made === null) return { started_at: null, ended_at: null }
    const before = moments.filter(
      ({ sequence_number, status }) =>
        sequence_number < step.sequence_number && phases[statusLabel(status)] === 'ended',
    )
    const started = Math.max(made, ...before.map(({ ended }) => ended ?? made))
    const ended = phase === 'ended' && step.ended !== null ? Math.max(step.ended, started) : null
    return { started_at: iso(started), ended_at: ended === null ? null : iso(ended) }
  })
}

const iso = (moment: number) => new Date(moment).toISOString()

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A duration in its two largest units: '45 s', '3 min 20 s', '2 h 5 min', '3 d 4 h'. */
export function formatDuration(milliseconds: number): string {
  const ms = Math.max(0, milliseconds)
  if (ms < MINUTE) return `${Math.floor(ms / SECOND)} s`
  if (ms < HOUR) return two(ms, MINUTE, 'min', SECOND, 's')
  if (ms < DAY) return two(ms, HOUR, 'h', MINUTE, 'min')
  return two(ms, DAY, 'd', HOUR, 'h')
}

function two(ms: number, big: number, bigUnit: string, small: number, smallUnit: string): string {
  const rest = Math.floor((ms % big) / small)
  const whole = `${Math.floor(ms / big)} ${bigUnit}`
  return rest === 0 ? whole : `${whole} ${rest} ${smallUnit}`
}
