import { ClusterSettingsDialog, ClusterUnavailableDialog } from '@quarterdeck/ui/clusters'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { useCluster, useUpdateClusterConfig } from './clusters.queries'

export function Component({ id, onClose }: EntityDialogProps) {
  const cluster = useCluster(id)
  const { write, busy, failure } = useUpdateClusterConfig(id)
  if (cluster.state !== 'ready' || cluster.data === null)
    return <ClusterUnavailableDialog title="Advanced settings" cluster={cluster} onClose={onClose} />
  return (
    <ClusterSettingsDialog
      cluster={cluster.data}
      busy={busy}
      failure={failure}
      onSubmit={(config) => void write(config).then((done) => done && onClose())}
      onClose={onClose}
    />
  )
}
