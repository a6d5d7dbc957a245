import { ArchiveCluster } from '@quarterdeck/ui/clusters'
import { mapLoadable } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { toLoadable } from '../../lib/toLoadable'
import { clusterNamespacesQuery, useArchiveCluster } from './clusters.queries'

interface ArchiveConfirmationProps {
  /** The cluster to be archived; the dialog is closed while it is undefined. */
  cluster: { id: string; name: string } | undefined
  onClose: () => void
}

/** Asks before a cluster is archived, and says how many namespaces it has. */
export function ArchiveConfirmation({ cluster, onClose }: ArchiveConfirmationProps) {
  const { write, busy, failure, reset } = useArchiveCluster()
  const namespaces = useQuery({ ...clusterNamespacesQuery(cluster?.id ?? ''), enabled: Boolean(cluster) })

  function close() {
    reset()
    onClose()
  }
  async function archive() {
    if (cluster && (await write(cluster))) close()
  }
  return (
    <ArchiveCluster
      name={cluster?.name ?? null}
      namespaces={mapLoadable(toLoadable(namespaces), ({ length }) => length)}
      busy={busy}
      failure={failure}
      onConfirm={() => void archive()}
      onClose={close}
    />
  )
}
