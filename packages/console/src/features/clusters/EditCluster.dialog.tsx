import { ClusterNotFoundDialog, EditClusterDialog } from '@quarterdeck/ui/clusters'
import { whenThere } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { useDialogPlace } from '../../lib/dialogPlace'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { useDialog } from '../../lib/useDialog'
import { clusterNamespacesQuery, useCluster, useUpdateCluster } from './clusters.queries'

export function Component({ id, onClose }: EntityDialogProps) {
  const { cluster, began } = useCluster(id, { toEdit: true })
  const { save, busy, failure, conflict } = useUpdateCluster(id, began)
  const namespaces = useQuery(clusterNamespacesQuery(id))
  const dialog = useDialog()
  useDialogPlace()
  const there = whenThere(cluster)
  if (!there) return <ClusterNotFoundDialog title="Edit cluster" failure={failure} onClose={onClose} />
  return (
    <EditClusterDialog
      cluster={there}
      namespaces={namespaces.data?.length}
      busy={busy}
      failure={failure}
      conflict={conflict}
      onSubmit={(change, edit) => void save(change, edit).then((done) => done && onClose())}
      onAdvancedSettings={() => dialog.open('cluster-settings', { id })}
      onClose={onClose}
    />
  )
}
