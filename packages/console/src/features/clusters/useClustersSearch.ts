import type { ClusterFilter, ClustersViewName } from '@quarterdeck/ui/clusters'
import { useSearchParams } from 'react-router-dom'
import { withValues } from '../../lib/listSearch'

/** How each filter stands in the address (`paths.adminClusters`). */
const QUERIES: Record<ClusterFilter, Record<string, string>> = {
  all: {},
  healthy: { health: 'healthy' },
  unhealthy: { health: 'unhealthy' },
  scheduling: { scheduling: 'on' },
}

/** Which clusters are in view, from the address, and how to change it. Defaults are left out of the address. */
export function useClustersSearch() {
  const [query, setQuery] = useSearchParams()
  const health = query.get('health')

  const set = (change: Record<string, string>) =>
    setQuery(withValues(query, { view: '', health: '', scheduling: '', ...change }))
  const view: ClustersViewName = query.get('view') === 'archived' ? 'archived' : 'active'
  const filter: ClusterFilter =
    health === 'healthy' || health === 'unhealthy'
      ? health
      : query.get('scheduling') === 'on'
        ? 'scheduling'
        : 'all'
  return {
    view,
    filter,
    setView: (view: ClustersViewName) => set(view === 'archived' ? { view } : {}),
    setFilter: (filter: ClusterFilter) => set(QUERIES[filter]),
  }
}
