import { errorMessage } from '@quarterdeck/api'
import type { Loadable } from '@quarterdeck/ui/lib'
import type { UseQueryResult } from '@tanstack/react-query'

/** What is drawn of a query. */
export type Drawn<T> = Pick<
  UseQueryResult<T>,
  'data' | 'dataUpdatedAt' | 'isPlaceholderData' | 'isError' | 'error' | 'isFetching' | 'refetch'
>

/**
 * Turns a query into the `Loadable` that a view draws. Data that have once arrived stay, also while a later read is
 * under way or has failed.
 *
 * @param failure what to say when nothing could be read, in the words of §8; the error's own message is then its reason.
 *   Left out, the error's own message is what is said.
 */
export function toLoadable<T>(query: Drawn<T>, failure?: string): Loadable<T> {
  if (query.data !== undefined) {
    return {
      state: 'ready',
      data: query.data,
      refreshing: query.isFetching,
      updatedAt: query.dataUpdatedAt || undefined,
      refreshFailure: query.isError ? errorMessage(query.error) : undefined,
      // Queries whose key has a page or search show the rows of the one before until their own are there.
      outdated: query.isPlaceholderData,
    }
  }
  if (!query.isError) return { state: 'loading' }
  const reason = errorMessage(query.error)
  return {
    state: 'error',
    message: failure ?? reason,
    ...(failure !== undefined && { reason }),
    onRetry: () => void query.refetch(),
  }
}
