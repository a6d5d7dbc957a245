import type { Loadable } from '@quarterdeck/ui/lib'
import { useMemo } from 'react'
import { toLoadable, type Drawn } from './toLoadable'

/** As `toLoadable`, and the same object until something about it changes: for a part that is drawn anew only then. */
export function useLoadable<T>(query: Drawn<T>, failure?: string): Loadable<T> {
  const { data, dataUpdatedAt, isPlaceholderData, isError, error, isFetching, refetch } = query
  return useMemo(
    () =>
      toLoadable({ data, dataUpdatedAt, isPlaceholderData, isError, error, isFetching, refetch }, failure),
    [data, dataUpdatedAt, isPlaceholderData, isError, error, isFetching, refetch, failure],
  )
}
