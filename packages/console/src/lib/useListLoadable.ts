import { loading, type Loadable } from '@quarterdeck/ui/lib'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toLoadable } from './toLoadable'

/** How long rows of another page or search stay in view, in milliseconds: quick answers then come without a flicker. */
const PREVIOUS_FOR_MS = 300

/**
 * `toLoadable` for a list whose page and search are in the address. The rows of the address before stay for a moment
 * only; then the list is loading, so that nobody takes them for those of the new address.
 */
export function useListLoadable<T>(query: UseQueryResult<T>, failure: string): Loadable<T> {
  return usePreviousIsOver(query) ? loading : toLoadable(query, failure)
}

/** Whether the data are still those of another address and have been in view long enough. */
export function usePreviousIsOver({ isPlaceholderData }: Pick<UseQueryResult, 'isPlaceholderData'>): boolean {
  const [isOver, setIsOver] = useState(false)
  if (!isPlaceholderData && isOver) setIsOver(false)
  useEffect(() => {
    if (!isPlaceholderData) return
    const timer = setTimeout(() => setIsOver(true), PREVIOUS_FOR_MS)
    return () => clearTimeout(timer)
  }, [isPlaceholderData])
  return isPlaceholderData && isOver
}
