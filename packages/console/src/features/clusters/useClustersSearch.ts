import type { ClustersViewName, HealthFilter } from '@quarterdeck/ui/clusters'
import { useSearchParams } from 'react-router-dom'

/** Which clusters are in view, from the address, and how to change it. Defaults are left out of the address. */
export function useClustersSearch() {
  const [query, setQuery] = useSearchParams()
  const health = query.get('health')

  const set = (change: { view?: 'archived'; health?: string }) => {
    const after = new URLSearchParams(query)
    for (const key of ['view', 'health']) after.delete(key)
    for (const [key, value] of Object.entries(change)) after.set(key, value)
    setQuery(after, { preventScrollReset: true })
  }
  const view: ClustersViewName = query.get('view') === 'archived' ? 'archived' : 'active'
  const filter: HealthFilter = health === 'healthy' || health === 'unhealthy' ? health : 'all'
  return {
    view,
    filter,
    setView: (view: ClustersViewName) => set(view === 'archived' ? { view } : {}),
    setFilter: (filter: HealthFilter) => set(filter === 'all' ? {} : { health: filter }),
  }
}
