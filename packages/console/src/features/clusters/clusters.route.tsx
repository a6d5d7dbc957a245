import { mapLoadable } from '@quarterdeck/ui/lib'
import { ClustersView, SwitchOffCluster } from '@quarterdeck/ui/clusters'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../lib/queryClient'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog } from '../../lib/useDialog'
import { refreshOverview } from '../admin-overview/admin-overview.queries'
import { ArchiveConfirmation } from './ArchiveConfirmation'
import { clustersQuery, type KnownCluster } from './clusters.queries'
import { useClustersSearch } from './useClustersSearch'
import { useScheduling, useUnarchive } from './useClusterSwitches'

/** Reads what the screen shows first, before it is drawn. */
export const prefetch = () => queryClient.prefetchQuery(clustersQuery())

export function Component() {
  const { view, filter, setView, setFilter } = useClustersSearch()
  const dialog = useDialog()
  const clusters = useQuery(clustersQuery({ archived: view === 'archived' }))
  const scheduling = useScheduling()
  const { unarchive, pending: unarchiving } = useUnarchive()
  const [archiving, setArchiving] = useState<{ id: string; name: string }>()

  const withFound = (id: string, act: (cluster: KnownCluster) => void) => {
    const cluster = clusters.data?.find((one) => one.id === id)
    if (cluster) act(cluster)
  }
  const asAsked = (all: readonly KnownCluster[]) =>
    all.map((cluster) => ({ ...cluster, enabled: scheduling.asked.get(cluster.id) ?? cluster.enabled }))
  function archive(cluster: { id: string; name: string }) {
    setArchiving(cluster)
    void clusters.refetch()
  }
  return (
    <>
      <ClustersView
        clusters={mapLoadable(toLoadable(clusters, 'Failed to load clusters. Please try again.'), asAsked)}
        view={view}
        onViewChange={setView}
        filter={filter}
        onFilter={setFilter}
        switching={new Set(scheduling.asked.keys())}
        unarchiving={unarchiving}
        onScheduling={(id, enabled) => withFound(id, (cluster) => scheduling.set(cluster, enabled))}
        onNamespaces={(id) => dialog.open('namespaces', { id })}
        onEdit={(id) => dialog.open('edit-cluster', { id })}
        onArchive={(id) => withFound(id, archive)}
        onUnarchive={(id) => withFound(id, unarchive)}
        onAdd={() => dialog.open('add-cluster')}
        onRefresh={() => void Promise.all([clusters.refetch(), refreshOverview(queryClient)])}
      />
      <ArchiveConfirmation
        cluster={archiving}
        isLast={archiving !== undefined && scheduling.isLast(clusters.data ?? [], archiving.id)}
        onClose={() => setArchiving(undefined)}
      />
      <SwitchOffCluster
        name={scheduling.last?.name ?? null}
        onConfirm={scheduling.switchLastOff}
        onClose={scheduling.keepLast}
      />
    </>
  )
}
