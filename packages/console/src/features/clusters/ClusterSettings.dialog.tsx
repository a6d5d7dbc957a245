import { ClusterSettingsDialog, ClusterUnavailableDialog } from '@quarterdeck/ui/clusters'
import { useQuery } from '@tanstack/react-query'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { clusterNamespacesQuery, useCluster, useUpdateClusterConfig } from './clusters.queries'

export function Component({ id, onClose }: EntityDialogProps) {
  const { cluster, began } = useCluster(id, { toEdit: true })
  const namespaces = useQuery(clusterNamespacesQuery(id))
  const { save, busy, failure, conflict } = useUpdateClusterConfig(id, began)
  if (cluster.state !== 'ready' || cluster.data === null)
    return (
      <ClusterUnavailableDialog
        title="Advanced settings"
        cluster={cluster}
        failure={failure}
        onClose={onClose}
      />
    )
  return (
    <ClusterSettingsDialog
      cluster={cluster.data}
      namespaces={namespaces.data?.length}
      busy={busy}
      failure={failure}
      conflict={conflict}
      onSubmit={(config, edit) => void save(config, edit).then((done) => done && onClose())}
      onClose={onClose}
    />
  )
}
