import {
  notifyManager,
  useQueryClient,
  type QueryCache,
  type QueryCacheNotifyEvent,
} from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * A hook: what `look` finds in the query cache, drawn again when that is another. It is looked at when an answer has arrived
 * and when queries come or go, and not when something is asked for.
 *
 * @param look gives something simple, such as a text, or the same object each time
 */
export function useCached<T>(look: (cache: QueryCache) => T): T {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => {
      const later = notifyManager.batchCalls(listener)
      return cache.subscribe((event) => tellsNew(event) && later())
    },
    [cache],
  )
  return useSyncExternalStore(subscribe, () => look(cache))
}

const tellsNew = (event: QueryCacheNotifyEvent) =>
  event.type === 'updated'
    ? event.action.type !== 'fetch'
    : event.type !== 'observerResultsUpdated' && event.type !== 'observerOptionsUpdated'
