import { ApiError } from '@quarterdeck/api'
import type { Failure } from '@quarterdeck/ui/lib'

/** Whether the platform says that what was asked for, or was to be changed, does not exist. */
export const isGone = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 404

/** Something that was chosen for a write, by name: when it is gone, another one can be chosen. */
export interface Chosen {
  chosen: string
}

/** What is said of a write that found its subject gone (§8.17), by name: 'The plan Pro', 'The job 3f2a90c1'. */
export const goneFailure = (subject: string | Chosen): Failure =>
  typeof subject === 'string'
    ? {
        message: `${subject} is no longer there.`,
        reason: 'It was removed meanwhile. What is shown is read again.',
        gone: true,
      }
    : {
        message: `${subject.chosen} is no longer there.`,
        reason: 'It was removed meanwhile. Choose another one.',
      }

/** Things by what the platform's code begins with where one is missing: `{ plan: 'plan Pro' }`, `plan_not_found`. */
type Named = Record<string, string>

/**
 * Which of the things that a write names the platform does not find, all of them where its code does not tell. Another
 * one can be chosen where it may be one of the `choices`.
 */
export function missingOf(code: string | null, things: Named, choices: Named = {}): string | Chosen {
  const all = { ...things, ...choices }
  const isTold = (kind: string) => code?.startsWith(kind)
  const kinds = Object.keys(all).some(isTold) ? Object.keys(all).filter(isTold) : Object.keys(all)
  const missing = `The ${kinds.map((kind) => all[kind]).join(' or the ')}`
  return kinds.some((kind) => kind in choices) ? { chosen: missing } : missing
}

/**
 * Whether the read of one thing says that it does not exist.
 *
 * @param statuses the statuses that mean it: 404, 400 for an id that the platform cannot have made, and 403 where it does
 *   not tell a thing that belongs to others from one that does not exist
 */
export const isNotThere = (error: unknown, statuses: readonly number[]): boolean =>
  error instanceof ApiError && error.status !== null && statuses.includes(error.status)

/**
 * Makes a `catch` handler for the read of one thing: that it does not exist is an answer and not a failure, so the read
 * then gives null. Other errors are thrown on.
 *
 * @param statuses the statuses that mean it, as in `isNotThere`
 */
export const nullWhenNotFound =
  (...statuses: [number, ...number[]]) =>
  (error: unknown): null => {
    if (isNotThere(error, statuses)) return null
    throw error
  }
