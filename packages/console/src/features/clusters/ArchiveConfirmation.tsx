import { ArchiveCluster } from '@quarterdeck/ui/clusters'
import { mapLoadable } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { toLoadable } from '../../lib/toLoadable'
import { clusterNamespacesQuery, useArchiveCluster } from './clusters.queries'

interface ArchiveConfirmationProps {
  /** The cluster to be archived; the dialog is closed while it is undefined. */
  cluster: { id: string; name: string } | undefined
  /** It is the last cluster that takes new namespaces. */
  isLast: boolean
  onClose: () => void
}

/** Asks before a cluster is archived, and says how many namespaces it has. */
export function ArchiveConfirmation({ cluster, ...rest }: ArchiveConfirmationProps) {
  return cluster && <Question key={cluster.id} cluster={cluster} {...rest} />
}

/** Mounted only while it is open, so that a write which ends later is told in a toast. */
function Question({
  cluster,
  isLast,
  onClose,
}: ArchiveConfirmationProps & { cluster: { id: string; name: string } }) {
  const { write, busy, failure } = useArchiveCluster(cluster.id)
  const namespaces = useQuery(clusterNamespacesQuery(cluster.id))

  async function archive() {
    if (await write(cluster)) onClose()
  }
  return (
    <ArchiveCluster
      name={cluster.name}
      namespaces={mapLoadable(toLoadable(namespaces), ({ length }) => length)}
      isLast={isLast}
      busy={busy}
      failure={failure}
      onConfirm={() => void archive()}
      onClose={onClose}
    />
  )
}
