import { Archive, SearchX, Server } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useLongList, type Loadable } from '../lib'
import { Button, Card, EmptyState, ErrorState, SkeletonGroup } from '../primitives'
import { ClusterCard, ClusterCardSkeleton, type ClusterOfList } from './ClusterCard'

/** Why there are no clusters: the filter leaves none, or no cluster is archived or active. */
export type NoClusters = 'filtered' | 'archived' | 'active'

export interface ClusterListProps {
  clusters: Loadable<readonly ClusterOfList[]>
  /** What to say if the list is empty. */
  none: NoClusters
  /** Ids of the clusters whose scheduling is being changed. */
  switching: ReadonlySet<string>
  /** Ids of the clusters that are being unarchived. */
  unarchiving: ReadonlySet<string>
  onScheduling: (id: string, enabled: boolean) => void
  onNamespaces: (id: string) => void
  onEdit: (id: string) => void
  onArchive: (id: string) => void
  onUnarchive: (id: string) => void
  onAdd: () => void
  onClearFilter: () => void
}

/** The clusters as cards, or why there are none. */
export function ClusterList({ clusters, none, ...on }: ClusterListProps) {
  if (clusters.state === 'loading') {
    return (
      <SkeletonGroup label="Loading clusters">
        <Grid as="div">
          {Array.from({ length: 6 }, (_, index) => (
            <ClusterCardSkeleton key={index} />
          ))}
        </Grid>
      </SkeletonGroup>
    )
  }
  if (clusters.state === 'error') {
    return (
      <Card flush>
        <ErrorState failure={clusters} />
        {/* §8.11 wants an empty list besides. Its text must not say that the platform has no clusters. */}
        <Nothing>No clusters to show</Nothing>
      </Card>
    )
  }
  if (clusters.data.length === 0) return <Card flush>{nothing(none, on)}</Card>
  return <Cards clusters={clusters.data} {...on} />
}

interface CardsProps extends Omit<ClusterListProps, 'clusters' | 'none' | 'onAdd' | 'onClearFilter'> {
  clusters: readonly ClusterOfList[]
}

function Cards({ clusters, switching, unarchiving, ...on }: CardsProps) {
  return (
    <Grid aria-label="Clusters" data-fades>
      {useLongList(clusters).map((cluster) => (
        <li key={cluster.id}>
          <ClusterCard
            cluster={cluster}
            switching={switching.has(cluster.id)}
            unarchiving={unarchiving.has(cluster.id)}
            onScheduling={(enabled) => on.onScheduling(cluster.id, enabled)}
            onNamespaces={() => on.onNamespaces(cluster.id)}
            onEdit={() => on.onEdit(cluster.id)}
            onArchive={() => on.onArchive(cluster.id)}
            onUnarchive={() => on.onUnarchive(cluster.id)}
          />
        </li>
      ))}
    </Grid>
  )
}

function nothing(
  none: NoClusters,
  { onAdd, onClearFilter }: Pick<ClusterListProps, 'onAdd' | 'onClearFilter'>,
): ReactNode {
  switch (none) {
    case 'filtered':
      return (
        <EmptyState
          icon={<SearchX />}
          title="No cluster matches this filter"
          action={<Button onClick={onClearFilter}>Clear filters</Button>}
        />
      )
    case 'archived':
      return (
        <EmptyState icon={<Archive />} title="No archived clusters">
          A cluster that is archived appears here and can be brought back.
        </EmptyState>
      )
    case 'active':
      return (
        <EmptyState
          icon={<Server />}
          title="No clusters yet"
          action={<Button onClick={onAdd}>Add Cluster</Button>}
        >
          Organizations get their namespaces on a cluster.
        </EmptyState>
      )
  }
}

const Nothing = styled.p`
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--border);
  color: var(--text-muted);
  text-align: center;
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(352px, 100%), 1fr));
  gap: var(--space-4);

  /* After the first entries that useLongList draws: laid out when it comes near the view. */
  > :nth-child(n + 49) {
    content-visibility: auto;
    contain-intrinsic-size: auto 129px;
  }
`
