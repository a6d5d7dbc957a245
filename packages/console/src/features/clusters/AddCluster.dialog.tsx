import { AddClusterDialog } from '@quarterdeck/ui/clusters'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { toNewCluster } from './clusterInput'
import { useCreateCluster } from './clusters.queries'

export function Component({ onClose }: EntityDialogProps) {
  const { write, busy, failure } = useCreateCluster()
  return (
    <AddClusterDialog
      busy={busy}
      failure={failure}
      onSubmit={(values) => void write(toNewCluster(values)).then((done) => done && onClose())}
      onClose={onClose}
    />
  )
}
