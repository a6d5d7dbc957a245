import { ClusterNotFoundDialog, ClusterSettingsDialog } from '@quarterdeck/ui/clusters'
import { whenThere } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { clusterNamespacesQuery, useCluster, useUpdateClusterConfig } from './clusters.queries'

export function Component({ id, onClose }: EntityDialogProps) {
  const { cluster, began } = useCluster(id, { toEdit: true })
  const namespaces = useQuery(clusterNamespacesQuery(id))
  const { save, busy, failure, conflict } = useUpdateClusterConfig(id, began)
  const there = whenThere(cluster)
  if (!there) return <ClusterNotFoundDialog title="Advanced settings" failure={failure} onClose={onClose} />
  return (
    <ClusterSettingsDialog
      cluster={there}
      namespaces={namespaces.data?.length}
      busy={busy}
      failure={failure}
      conflict={conflict}
      onSubmit={(config, edit) => void save(config, edit).then((done) => done && onClose())}
      onClose={onClose}
    />
  )
}
