import { CalendarCheck, CircleCheck, Server, TriangleAlert } from 'lucide-react'
import { mapLoadable, type Loadable } from '../lib'
import { FilterBar, type Filter } from '../primitives'

/** Which clusters the list shows; `scheduling` are those that take new namespaces. */
export type ClusterFilter = 'all' | 'healthy' | 'unhealthy' | 'scheduling'

/** What the filters look at. */
export interface FilteredCluster {
  healthy: boolean
  enabled: boolean
}

export interface ClusterSummaryProps {
  /** All active clusters. */
  clusters: Loadable<readonly FilteredCluster[]>
  filter: ClusterFilter
  onFilter: (filter: ClusterFilter) => void
}

/** Whether a filter leaves a cluster in the list. */
export const matchesFilter: Record<ClusterFilter, (cluster: FilteredCluster) => boolean> = {
  healthy: ({ healthy }) => healthy,
  unhealthy: ({ healthy }) => !healthy,
  scheduling: ({ enabled }) => enabled,
  all: () => true,
}

/**
 * §2.19 clusters: how many are healthy, how many unhealthy, and all; beside them how many take new namespaces. Pressing one
 * of the counts filters the list.
 */
export function ClusterSummary({ clusters, filter, onFilter }: ClusterSummaryProps) {
  const counts = mapLoadable(clusters, (all) => {
    const count = (id: ClusterFilter) => all.filter(matchesFilter[id]).length
    return {
      healthy: count('healthy'),
      unhealthy: count('unhealthy'),
      scheduling: count('scheduling'),
      all: all.length,
    }
  })
  const unhealthy = counts.state === 'ready' && counts.data.unhealthy > 0
  const filters: Filter<ClusterFilter>[] = [
    { id: 'healthy', label: 'Healthy', tone: 'success', icon: <CircleCheck size={16} /> },
    {
      id: 'unhealthy',
      label: 'Unhealthy',
      tone: unhealthy ? 'danger' : 'neutral',
      icon: <TriangleAlert size={16} />,
    },
    { id: 'scheduling', label: 'Scheduling on', icon: <CalendarCheck size={16} /> },
    { id: 'all', label: 'Total', icon: <Server size={16} /> },
  ]
  return (
    <FilterBar
      label="Clusters by health"
      filters={filters}
      counts={counts}
      value={filter}
      onChange={onFilter}
    />
  )
}
