import { errorMessage } from '@quarterdeck/api'
import type { Loadable } from '@quarterdeck/ui/lib'
import type { UseQueryResult } from '@tanstack/react-query'

/**
 * Turns a query into the `Loadable` that a view draws. Data that have once arrived stay, also while a later read is
 * under way or has failed.
 *
 * @param failure what to show when nothing could be read: a message in the words of §8, with the error's own as its
 *   reason; or `whenFailed`, data to show in place of an error (§8.6). Left out, the error's own message is shown.
 */
export function toLoadable<T>(
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'error' | 'isFetching' | 'refetch'>,
  failure?: string | { whenFailed: T },
): Loadable<T> {
  if (query.data !== undefined) return { state: 'ready', data: query.data, refreshing: query.isFetching }
  if (!query.isError) return { state: 'loading' }
  if (typeof failure === 'object') return { state: 'ready', data: failure.whenFailed }
  const reason = errorMessage(query.error)
  return {
    state: 'error',
    message: failure ?? reason,
    ...(failure !== undefined && { reason }),
    onRetry: () => void query.refetch(),
  }
}
