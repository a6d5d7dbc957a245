import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { tellInToast } from './toasts'

/**
 * Tells each failure of a read in a toast, where the specification wants one (§8). The screen that shows the data calls
 * it, so that another one that reads the same can fail in words of its own.
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
