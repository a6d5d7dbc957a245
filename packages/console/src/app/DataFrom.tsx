import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dataFrom } from '../lib/dataFrom'

/** Tells the page's status banner how old the data in view are. Draws nothing. */
export function DataFrom() {
  const cache = useQueryClient().getQueryCache()
  useEffect(() => {
    const before = dataFrom.get()
    dataFrom.set(() => {
      const times = cache
        .findAll({ type: 'active', predicate: ({ meta }) => meta?.['shown'] !== false })
        .map(({ state }) => state.dataUpdatedAt)
        .filter((time) => time > 0)
      return times.length > 0 ? Math.min(...times) : null
    })
    return () => dataFrom.set(before)
  }, [cache])
  return null
}
