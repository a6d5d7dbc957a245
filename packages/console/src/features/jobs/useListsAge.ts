import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { jobKeys, workflowKeys } from './workflow.queries'

/**
 * When the oldest list in view arrived (`updatedAt`, milliseconds since 1970), and whether the last read of one failed.
 * It watches the cache itself, so that a new time draws nothing but the line that shows it.
 */
export function useListsAge(source: string): { updatedAt: number; failed: boolean } | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  )
  const age = useSyncExternalStore(subscribe, () => {
    const lists = [jobKeys.all, workflowKeys.all]
      .flatMap((all) => cache.findAll({ queryKey: [...all, source], type: 'active' }))
      .filter(({ state }) => state.dataUpdatedAt > 0)
    if (lists.length === 0) return ''
    const oldest = Math.min(...lists.map(({ state }) => state.dataUpdatedAt))
    return `${oldest} ${lists.some(({ state }) => state.status === 'error') ? 'failed' : ''}`
  })
  if (!age) return undefined
  const [updatedAt, failed] = age.split(' ')
  return { updatedAt: Number(updatedAt), failed: failed === 'failed' }
}
