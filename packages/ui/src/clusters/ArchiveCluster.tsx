import { lazyModule } from '../lib'
import type { ArchiveClusterDialogProps } from './ArchiveClusterDialog'

const dialog = lazyModule(() => import('./ArchiveClusterDialog'))

export interface ArchiveClusterProps extends Omit<ArchiveClusterDialogProps, 'name'> {
  /** Name of the cluster to be archived; the dialog is closed while it is null. */
  name: string | null
}

/** The archive confirmation, whose code is loaded when it is first asked for. */
export function ArchiveCluster({ name, ...props }: ArchiveClusterProps) {
  const loaded = dialog.useWhen(name !== null, props.onClose)
  return loaded && name !== null ? <loaded.ArchiveClusterDialog name={name} {...props} /> : null
}
