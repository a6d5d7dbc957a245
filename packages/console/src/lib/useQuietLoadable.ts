import { loading, type Loadable } from '@quarterdeck/ui/lib'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toLoadable } from './toLoadable'
import { usePreviousIsOver } from './useListLoadable'

/**
 * `toLoadable` for a list that is polled: it returns the same object until the data change, and does not say that a
 * request is under way (`refreshing`), so that a poll without changes draws nothing anew. Rows of another address stay as
 * short as in `useListLoadable`.
 */
export function useQuietLoadable<T>(
  { data, isError, error, refetch, isPlaceholderData }: UseQueryResult<T>,
  failure: string,
): Loadable<T> {
  const previousIsOver = usePreviousIsOver({ isPlaceholderData })
  return useMemo(
    () =>
      previousIsOver ? loading : toLoadable({ data, isError, error, refetch, isFetching: false }, failure),
    [previousIsOver, data, isError, error, refetch, failure],
  )
}
