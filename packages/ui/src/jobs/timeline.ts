import { parseTimestamp, type Timestamp } from '../lib'
import { earlierAttempts, type JobAttempt } from './attempts'
import { isWorkflowMoving } from './rules'
import { phaseOf, statusLabel, type JobStatus, type StatusLabel } from './status'
import { stepTimes } from './stepTimes'

/** What is known of a step's time. */
export interface TimedStep {
  sequence_number: number
  status: JobStatus
  created_at: Timestamp
  updated_at: Timestamp
  started_at: string | null
  finished_at: string | null
  /** Every try, oldest first; null where the platform does not tell. */
  attempts: readonly JobAttempt[] | null
}

/** A part of a workflow's time, in milliseconds since 1970: one try of a step, or the wait before it. */
export interface Stretch {
  /** The place of its step among the steps, from 0. */
  step: number
  /** How the try stands; null for a wait. */
  label: StatusLabel | null
  from: number
  /** Null while it goes on. */
  to: number | null
  /** A try that is not the first one of its step. */
  retry: boolean
}

/** When each step of a workflow ran and waited. */
export interface Timeline {
  begin: number
  /** Null while it goes on. */
  end: number | null
  /** In the order they began. */
  stretches: readonly Stretch[]
  /** The steps that have no part in it yet, by their places. */
  ahead: readonly number[]
}

/** A wait that is shorter is none: one step takes over from another. */
const SHORTEST_WAIT_MS = 1000

/** The time of a workflow; null where the platform does not tell when each of its steps ran, or none has begun. */
export function timelineOf(steps: readonly TimedStep[]): Timeline | null {
  if (stepTimes(steps).some(({ kind }) => kind === 'within' || kind === 'unknown')) return null
  const tries = steps.flatMap(triesOf).toSorted((a, b) => a.from - b.from)
  const [first] = tries
  if (!first) return null
  const created = steps.map(({ created_at }) => parseTimestamp(created_at) ?? Infinity)
  const begin = Math.min(first.from, ...created)

  const stretches: Stretch[] = []
  let end: number | null = begin
  for (const next of tries) {
    if (end !== null && next.from - end >= SHORTEST_WAIT_MS) stretches.push(wait(next.step, end, next.from))
    stretches.push(next)
    end = end === null || next.to === null ? null : Math.max(end, next.to)
  }
  const waiting = steps.findIndex(({ status }) => waits[statusLabel(status)])
  if (end !== null && waiting !== -1 && isWorkflowMoving(steps.map(({ status }) => status))) {
    stretches.push(wait(waiting, end, null))
    end = null
  }
  const begun = new Set(stretches.map(({ step }) => step))
  return { begin, end, stretches, ahead: [...steps.keys()].filter((step) => !begun.has(step)) }
}

const wait = (step: number, from: number, to: number | null): Stretch => ({
  step,
  label: null,
  from,
  to,
  retry: false,
})

function triesOf(step: TimedStep, index: number): Stretch[] {
  const { present } = earlierAttempts(step)
  const told = step.attempts?.filter(({ started_at }) => started_at !== null) ?? []
  // Without its tries a step that tells its own times has had one.
  const tries = told.length > 0 ? told : [step]
  return tries.flatMap((one, number): Stretch[] => {
    const from = parseTimestamp(one.started_at)
    if (from === null) return []
    const isPresent = one === step || one === present
    const goesOn = isPresent && phaseOf(step.status) === 'runs'
    const end = one.finished_at ?? (isPresent ? step.finished_at : null)
    const to = parseTimestamp(end) ?? (goesOn ? null : from)
    return [
      { step: index, label: statusLabel(one.status), from, to: to && Math.max(from, to), retry: number > 0 },
    ]
  })
}

/** Whether a step of each status waits to be tried. */
const waits: Record<StatusLabel, boolean> = {
  Pending: true,
  Retrying: true,
  Running: false,
  Unknown: false,
  Completed: false,
  Failed: false,
  Cancelled: false,
}
