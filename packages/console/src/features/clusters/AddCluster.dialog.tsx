import { AddClusterDialog } from '@quarterdeck/ui/clusters'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { useCreateCluster } from './clusters.queries'

export function Component({ onClose }: EntityDialogProps) {
  const { write, busy, failure } = useCreateCluster()
  return (
    <AddClusterDialog
      busy={busy}
      failure={failure}
      onSubmit={(cluster) => void write(cluster).then((done) => done && onClose())}
      onClose={onClose}
    />
  )
}
