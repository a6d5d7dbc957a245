import { mapLoadable } from '@quarterdeck/ui/lib'
import { ClustersView, SwitchOffCluster } from '@quarterdeck/ui/clusters'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { queryClient } from '../../lib/queryClient'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog } from '../../lib/useDialog'
import { ArchiveConfirmation } from './ArchiveConfirmation'
import { clustersQuery, useArchiving, type KnownCluster } from './clusters.queries'
import { useClustersSearch } from './useClustersSearch'
import { useScheduling, useUnarchive } from './useClusterSwitches'

/** Whether this is the only cluster that takes new namespaces, once those that `leave` are archived. */
const isLastSchedulable = (clusters: readonly KnownCluster[], leave: ReadonlySet<string>, id: string) => {
  const taking = clusters.filter(
    (cluster) => cluster.enabled && !cluster.archived && (cluster.id === id || !leave.has(cluster.id)),
  )
  return taking.length === 1 && taking[0]?.id === id
}

/** Reads what the screen shows first, before it is drawn. */
export const prefetch = () => queryClient.prefetchQuery(clustersQuery())

export function Component() {
  const { view, filter, setView, setFilter } = useClustersSearch()
  const dialog = useDialog()
  const clusters = useQuery(clustersQuery({ archived: view === 'archived' }))
  const scheduling = useScheduling()
  const { unarchive, pending: unarchiving } = useUnarchive()
  const leaving = useArchiving()
  const [archiving, setArchiving] = useState<{ id: string; name: string }>()
  const [switchingOff, setSwitchingOff] = useState<{ id: string; name: string }>()
  /** The clusters of which it is being read, before they are switched off, whether they are the last. */
  const [checking, setChecking] = useState<readonly string[]>([])
  const keepOn = useCallback(() => setSwitchingOff(undefined), [])

  const find = (id: string) => clusters.data?.find((cluster) => cluster.id === id)
  const withFound = (id: string, act: (cluster: { id: string; name: string }) => void) => {
    const cluster = find(id)
    if (cluster) act(cluster)
  }
  const asAsked = (all: readonly KnownCluster[]) =>
    all.map((cluster) => ({ ...cluster, enabled: scheduling.asked.get(cluster.id) ?? cluster.enabled }))
  const isLast = ({ id }: { id: string }, all = clusters.data ?? []) =>
    isLastSchedulable(asAsked(all), new Set([...leaving, ...checking]), id)
  async function switchOff(cluster: { id: string; name: string }) {
    setChecking((others) => [...others, cluster.id])
    // Another admin may have switched off the others since the list was read.
    const { data } = await clusters.refetch({ cancelRefetch: false })
    setChecking((all) => all.filter((id) => id !== cluster.id))
    if (isLast(cluster, data)) setSwitchingOff(cluster)
    else scheduling.set(cluster, false)
  }
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
        switching={new Set([...scheduling.asked.keys(), ...checking])}
        unarchiving={unarchiving}
        onScheduling={(id, enabled) =>
          withFound(id, (cluster) => (enabled ? scheduling.set(cluster, true) : void switchOff(cluster)))
        }
        onNamespaces={(id) => dialog.open('namespaces', { id })}
        onEdit={(id) => dialog.open('edit-cluster', { id })}
        onArchive={(id) => withFound(id, archive)}
        onUnarchive={(id) => withFound(id, unarchive)}
        onAdd={() => dialog.open('add-cluster')}
        onRefresh={() => void clusters.refetch()}
      />
      <ArchiveConfirmation
        cluster={archiving}
        isLast={archiving !== undefined && isLast(archiving)}
        onClose={() => setArchiving(undefined)}
      />
      <SwitchOffCluster
        name={switchingOff?.name ?? null}
        onConfirm={() => {
          if (switchingOff) scheduling.set(switchingOff, false)
          keepOn()
        }}
        onClose={keepOn}
      />
    </>
  )
}
