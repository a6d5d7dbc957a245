import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { tellInToast } from './toasts'

/**
 * Shows a toast each time a read fails, for the reads where §8 wants one. It belongs to a screen and not to the query,
 * so that another screen can tell a failure of the same query in other words.
 */
export function useFailureToast(
  { isError, error, errorUpdateCount }: Pick<UseQueryResult, 'isError' | 'error' | 'errorUpdateCount'>,
  title: string,
): void {
  const told = useRef(errorUpdateCount)
  useEffect(() => {
    if (errorUpdateCount === told.current) return
    told.current = errorUpdateCount
    if (isError) tellInToast(title)(error)
  }, [isError, error, errorUpdateCount, title])
}
