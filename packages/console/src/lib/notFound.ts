import { ApiError } from '@quarterdeck/api'

/**
 * Makes a `catch` handler for the read of one thing: that it does not exist is an answer and not a failure, so the read
 * then gives null. Other errors are thrown on.
 *
 * @param statuses the statuses that mean 'does not exist'; also 403 where the platform does not tell a thing that
 *   belongs to others from one that does not exist
 */
export const nullWhenNotFound =
  (...statuses: [number, ...number[]]) =>
  (error: unknown): null => {
    if (error instanceof ApiError && error.status !== null && statuses.includes(error.status)) return null
    throw error
  }
