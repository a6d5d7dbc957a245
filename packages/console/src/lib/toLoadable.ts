import { errorMessage } from '@quarterdeck/api'
import type { Loadable } from '@quarterdeck/ui/lib'
import type { UseQueryResult } from '@tanstack/react-query'

/**
 * The only adapter from a query to what a view draws.
 *
 * @param failure what failed, in the words of §8; or the data that stand in then (§8.6 has some).
 *   Without it the error's own message is shown.
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
