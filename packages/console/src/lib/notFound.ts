import { ApiError } from '@quarterdeck/api'

/**
 * For a read of one thing: 'it is not there' is an answer and no failure, so it comes back as null.
 *
 * @param statuses what the platform answers then; 403 too where it does not tell others from none
 */
export const nullWhenNotFound =
  (...statuses: [number, ...number[]]) =>
  (error: unknown): null => {
    if (error instanceof ApiError && error.status !== null && statuses.includes(error.status)) return null
    throw error
  }
