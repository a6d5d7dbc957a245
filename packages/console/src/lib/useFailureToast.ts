import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { tellInToast } from './toasts'

/**
 * Shows a toast each time a read fails, for the reads where §8 wants one. It belongs to a screen and not to the query,
 * so that another screen can tell a failure of the same query in other words.
 */
export function useFailureToast(
  {
    isError,
    isFetching,
    error,
    errorUpdateCount,
  }: Pick<UseQueryResult, 'isError' | 'isFetching' | 'error' | 'errorUpdateCount'>,
  title: string,
): void {
  // A read that was begun ahead of its screen may have failed before the screen is there to tell it.
  const told = useRef(isError && !isFetching ? undefined : errorUpdateCount)
  useEffect(() => {
    if (errorUpdateCount === told.current) return
    told.current = errorUpdateCount
    if (isError) tellInToast(title)(error)
  }, [isError, error, errorUpdateCount, title])
}
