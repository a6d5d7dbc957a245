import type { Loadable } from '@quarterdeck/ui/lib'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLoadable } from './useLoadable'

/**
 * `useLoadable` for a list that is polled: it returns the same object until the data change, and does not say that a
 * request is under way (`refreshing`) nor when the data arrived, so that a poll without changes draws nothing anew.
 */
export function useQuietLoadable<T>(
  { data, isError, error, refetch, isPlaceholderData }: UseQueryResult<T>,
  failure: string,
): Loadable<T> {
  return useLoadable(
    { data, dataUpdatedAt: 0, isPlaceholderData, isError, error, isFetching: false, refetch },
    failure,
  )
}
