import * as fixtures from '@quarterdeck/sandbox/fixtures'
import type { JobStatus } from '../status'
import type { TimedStep } from '../timeline'

/** Steps of which the platform tells how they stand, and not when they ran. */
export const stepsAs = (...statuses: readonly JobStatus[]): TimedStep[] =>
  statuses.map((status, index) => ({
    sequence_number: index + 1,
    status,
    created_at: fixtures.minutesAgo(40),
    updated_at: fixtures.minutesAgo(30),
    started_at: null,
    finished_at: null,
    attempts: null,
  }))

/** A try that began and ended so many minutes ago; `undefined` while it runs. */
export type Try = readonly [status: JobStatus, began: number, ended?: number]

/** Steps of a run that was made 40 minutes ago, with their tries. */
export const stepsTold = (...steps: readonly (readonly [JobStatus, ...Try[]])[]): TimedStep[] =>
  steps.map(([status, ...tries], index) => {
    const attempts = tries.map(([result, began, ended], number) => ({
      number: number + 1,
      started_at: fixtures.minutesAgo(began),
      finished_at: ended === undefined ? null : fixtures.minutesAgo(ended),
      status: result,
      raw_status: result,
      error: null,
    }))
    const last = status === 'pending' ? undefined : attempts.at(-1)
    return {
      sequence_number: index + 1,
      status,
      created_at: fixtures.minutesAgo(40),
      updated_at: fixtures.minutesAgo(0),
      started_at: last?.started_at ?? null,
      finished_at: status === 'retrying' ? null : (last?.finished_at ?? null),
      attempts,
    }
  })
