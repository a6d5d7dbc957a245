import { useQueryClient, type Query, type QueryCache } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCached } from '../../lib/useCached'
import { jobKeys, workflowKeys } from './workflow.queries'

/**
 * A hook: tells when the oldest list in view arrived, in milliseconds since 1970; Infinity where none has. It is the same
 * function until another list is in view.
 */
export function useListsTime(source: string): () => number {
  const cache = useQueryClient().getQueryCache()
  return useCallback(
    () =>
      Math.min(
        ...listsIn(cache, source)
          .filter(hasArrived)
          .map(({ state }) => state.dataUpdatedAt),
      ),
    [cache, source],
  )
}

/**
 * How to find out when the oldest list in view arrived (`updatedAt`), and whether the last read of one failed; undefined where
 * none has arrived. A poll that brings nothing new draws nothing here.
 */
export function useListsAge(source: string): { updatedAt: () => number; failed: boolean } | undefined {
  const updatedAt = useListsTime(source)
  const found = useCached((all) => {
    const lists = listsIn(all, source)
    if (!lists.some(hasArrived)) return undefined
    return lists.some(({ state }) => state.status === 'error') ? 'failed' : 'read'
  })
  if (found === undefined) return undefined
  return { updatedAt, failed: found === 'failed' }
}

const listsIn = (cache: QueryCache, source: string) =>
  [jobKeys.all, workflowKeys.all].flatMap((all) =>
    cache.findAll({ queryKey: [...all, source], type: 'active' }),
  )

const hasArrived = ({ state }: Query) => state.dataUpdatedAt > 0
