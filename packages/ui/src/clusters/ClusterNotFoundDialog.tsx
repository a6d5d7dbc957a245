import type { Failure } from '../lib'
import { Dialog, NotFound } from '../primitives'

export interface ClusterNotFoundDialogProps {
  /** Title of the dialog that it stands in for: 'Edit cluster'. */
  title: string
  /** The write of the dialog that found the cluster gone. */
  failure?: Failure
  onClose: () => void
}

/** Shown in place of a cluster's dialog when there is no such cluster. */
export function ClusterNotFoundDialog({ title, failure, onClose }: ClusterNotFoundDialogProps) {
  return (
    <Dialog size="lg" title={title} onClose={onClose}>
      <NotFound title="Cluster not found" failure={failure}>
        There is no cluster at this address.
      </NotFound>
    </Dialog>
  )
}
