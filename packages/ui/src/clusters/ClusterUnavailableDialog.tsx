import type { Loadable } from '../lib'
import { Dialog, ErrorState, NotFound, Skeleton, SkeletonGroup } from '../primitives'

export interface ClusterUnavailableDialogProps {
  /** What the dialog would be: 'Edit cluster'. */
  title: string
  /** Null where there is no such cluster. */
  cluster: Loadable<unknown>
  onClose: () => void
}

/** In the place of a cluster's dialog while the cluster is not known, or not there at all. */
export function ClusterUnavailableDialog({ title, cluster, onClose }: ClusterUnavailableDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {cluster.state === 'loading' ? (
        <SkeletonGroup label="Loading the cluster">
          <Skeleton height={120} />
        </SkeletonGroup>
      ) : cluster.state === 'error' ? (
        <ErrorState message={cluster.message} onRetry={cluster.onRetry} />
      ) : (
        <NotFound title="Cluster not found">There is no cluster at this address.</NotFound>
      )}
    </Dialog>
  )
}
