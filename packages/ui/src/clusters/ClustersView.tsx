import { Plus } from 'lucide-react'
import { ageOf, isRefreshing, mapLoadable, type Loadable } from '../lib'
import { Button, PageHeader, RefreshButton } from '../primitives'
import { Page } from '../shell'
import { ClusterList, type ClusterListProps } from './ClusterList'
import { ClusterSummary, matchesFilter, type ClusterFilter } from './ClusterSummary'
import type { ClusterOfList } from './ClusterCard'

/** Which of the two lists is in view. */
export type ClustersViewName = 'active' | 'archived'

export interface ClustersViewProps extends Pick<
  ClusterListProps,
  | 'switching'
  | 'unarchiving'
  | 'onScheduling'
  | 'onNamespaces'
  | 'onEdit'
  | 'onArchive'
  | 'onUnarchive'
  | 'onAdd'
> {
  /** The clusters of the view. */
  clusters: Loadable<readonly ClusterOfList[]>
  view: ClustersViewName
  onViewChange: (view: ClustersViewName) => void
  /** Filters the active view. */
  filter: ClusterFilter
  onFilter: (filter: ClusterFilter) => void
  onRefresh: () => void
}

/** The active or the archived clusters; only the active view has a summary (§2.19). */
export function ClustersView({
  clusters,
  view,
  onViewChange,
  filter,
  onFilter,
  onAdd,
  onRefresh,
  ...list
}: ClustersViewProps) {
  const isActive = view === 'active'
  const narrowed = isActive ? filter : 'all'
  const other = isActive ? 'archived' : 'active'
  return (
    <Page>
      <PageHeader
        title="Clusters"
        description={
          isActive
            ? 'Where organizations run. Scheduling decides which clusters take new ones.'
            : 'Archived clusters, hidden from everywhere else.'
        }
        actions={
          <>
            <RefreshButton busy={isRefreshing(clusters)} age={ageOf(clusters)} onRefresh={onRefresh} />
            <Button meaning={other} onClick={() => onViewChange(other)}>
              {isActive ? 'Show Archived' : 'Show Active'}
            </Button>
            <Button variant="primary" icon={<Plus size={16} />} onClick={onAdd}>
              Add Cluster
            </Button>
          </>
        }
      />
      {isActive && <ClusterSummary clusters={clusters} filter={filter} onFilter={onFilter} />}
      <ClusterList
        {...list}
        clusters={mapLoadable(clusters, (all) => all.filter(matchesFilter[narrowed]))}
        none={clusters.state === 'ready' && clusters.data.length > 0 ? 'filtered' : view}
        onAdd={onAdd}
        onClearFilter={() => onFilter('all')}
      />
    </Page>
  )
}
