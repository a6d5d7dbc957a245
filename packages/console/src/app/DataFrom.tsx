import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { dataFrom } from '../lib/dataFrom'

/** Tells the page's status banner how old the data in view are. Draws nothing. */
export function DataFrom() {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  )
  const oldest = useSyncExternalStore(subscribe, () => {
    const times = cache
      .findAll({ type: 'active' })
      .map(({ state }) => state.dataUpdatedAt)
      .filter((time) => time > 0)
    return times.length > 0 ? Math.min(...times) : null
  })
  useEffect(() => {
    dataFrom.set(oldest)
    return () => dataFrom.set(null)
  }, [oldest])
  return null
}
