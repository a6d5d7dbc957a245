import type { Loadable } from '@quarterdeck/ui/lib'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toLoadable } from './toLoadable'

/**
 * `toLoadable` for a list that is polled: it returns the same object until the data change, and does not say that a
 * request is under way (`refreshing`), so that a poll without changes draws nothing anew.
 */
export function useQuietLoadable<T>(
  { data, isError, error, refetch }: UseQueryResult<T>,
  failure: string,
): Loadable<T> {
  return useMemo(
    () => toLoadable({ data, isError, error, refetch, isFetching: false }, failure),
    [data, isError, error, refetch, failure],
  )
}
