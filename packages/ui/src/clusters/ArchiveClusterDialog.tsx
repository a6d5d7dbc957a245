import { type Failure, type Loadable, formatInteger } from '../lib'
import { ConfirmDialog } from '../primitives'
import { LAST_CLUSTER } from './SwitchOffCluster'

export interface ArchiveClusterDialogProps {
  name: string
  /** How many namespaces the cluster has. */
  namespaces: Loadable<number>
  /** It is the last cluster that takes new namespaces. */
  isLast?: boolean
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
  onClose: () => void
}

/** §2.19 clusters: the confirmation before a cluster is archived. */
export function ArchiveClusterDialog({
  name,
  namespaces,
  isLast = false,
  busy,
  failure,
  onConfirm,
  onClose,
}: ArchiveClusterDialogProps) {
  return (
    <ConfirmDialog
      title={`Archive ${name}?`}
      confirmLabel="Archive cluster"
      busy={busy}
      failure={failure}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>The cluster is hidden from the list. It can be brought back under Show Archived.</p>
      {isLast && <p>{LAST_CLUSTER}</p>}
      {namespaces.state === 'ready' && (
        <p>
          {namespaces.data === 1
            ? '1 namespace is on it.'
            : `${formatInteger(namespaces.data)} namespaces are on it.`}
        </p>
      )}
    </ConfirmDialog>
  )
}
