import { parseTimestamp, type Timestamp } from '../lib'
import { phaseOf, type JobStatus } from './status'

/**
 * When a step ran, as far as it is known.
 *
 * - `not started`: it waits, or ended before it ever ran
 * - `told`: the platform tells when it began, and when it ended, which is null while it runs
 * - `begun`: the platform tells when it began, and not when it ended
 * - `within`: it lies between these two moments, so that it took at most the time between them; `to` is null while it
 *   runs
 * - `unknown`: it ran, and nothing tells when
 */
export type StepTimes =
  | { kind: 'not started' }
  | { kind: 'told'; started_at: string; finished_at: string | null }
  | { kind: 'begun'; started_at: string }
  | { kind: 'within'; from: string; to: string | null }
  | { kind: 'unknown' }

interface Step {
  sequence_number: number
  status: JobStatus
  created_at: Timestamp
  updated_at: Timestamp
  started_at: string | null
  finished_at: string | null
  /** Null where the platform tells neither tries nor when the step began. */
  attempts: readonly object[] | null
}

/** The times that the platform tells: what has no end goes on only while its step's status says so. */
export const toldTimes = (status: JobStatus, started_at: string, finished_at: string | null): StepTimes =>
  finished_at === null && phaseOf(status) !== 'runs'
    ? { kind: 'begun', started_at }
    : { kind: 'told', started_at, finished_at }

/**
 * When each step ran. Where the platform does not tell, a step that has ended lies between the moment it was created,
 * or an earlier step ended, and its own last change. All steps of a workflow are created at once, and a restarted one
 * keeps that moment, so this bounds its time and says no more.
 */
export function stepTimes(steps: readonly Step[]): StepTimes[] {
  return steps.map((step) => {
    const phase = phaseOf(step.status)
    if (step.started_at !== null) return toldTimes(step.status, step.started_at, step.finished_at)
    if (phase === 'waits' || step.attempts !== null) return { kind: 'not started' }
    const created = parseTimestamp(step.created_at)
    const to = phase === 'ended' ? parseTimestamp(step.updated_at) : Infinity
    // Of a status that nobody knows it is not even known whether the step still runs.
    if (step.status === 'unknown' || created === null || to === null || to <= created)
      return { kind: 'unknown' }
    const earlier = steps
      .filter(({ sequence_number, status }) => sequence_number < step.sequence_number && hasEnded(status))
      .map(({ updated_at }) => parseTimestamp(updated_at) ?? created)
    const ends = earlier.filter((end) => end < to) // later than its own end: what was written then is not their end
    const from = new Date(Math.max(created, ...ends)).toISOString()
    return { kind: 'within', from, to: to === Infinity ? null : new Date(to).toISOString() }
  })
}

const hasEnded = (status: JobStatus) => phaseOf(status) === 'ended'

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

/** A duration that was not longer than this, in whole units of its largest, rounded up: '≤ 6 min'. */
export function formatAtMost(milliseconds: number): string {
  const ms = Math.max(SECOND, milliseconds)
  const [unit, word] =
    ms <= MINUTE - SECOND
      ? [SECOND, 's']
      : ms <= HOUR - MINUTE
        ? [MINUTE, 'min']
        : ms <= DAY - HOUR
          ? [HOUR, 'h']
          : [DAY, 'd']
  return `≤ ${Math.ceil(ms / Number(unit))} ${word}`
}
