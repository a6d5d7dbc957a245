import type { Loadable } from '@quarterdeck/ui/lib'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toLoadable } from './toLoadable'

/**
 * `toLoadable` for a list that is asked for every 5 s: the same object until its data change, and no sign of a request
 * under way, so that a poll draws what it changed and nothing else. A poll that fails leaves the data in view.
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
