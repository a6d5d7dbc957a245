import type { Failure, Loadable } from '../lib'
import { Dialog, ErrorState, FieldSkeleton, NotFound, Skeleton, SkeletonGroup } from '../primitives'
import { FormColumns } from './formLayout'

export interface ClusterUnavailableDialogProps {
  /** Title of the dialog that it stands in for: 'Edit cluster'. */
  title: string
  /** Null when there is no such cluster. */
  cluster: Loadable<unknown>
  /** The write of the dialog that found the cluster gone. */
  failure?: Failure
  onClose: () => void
}

/** Shown in place of a cluster's dialog while the cluster loads, when it failed to load, and when it does not exist. */
export function ClusterUnavailableDialog({
  title,
  cluster,
  failure,
  onClose,
}: ClusterUnavailableDialogProps) {
  return (
    <Dialog
      size="lg"
      title={title}
      description={cluster.state === 'loading' && <Skeleton width={90} />}
      onClose={onClose}
    >
      {cluster.state === 'loading' ? (
        <SkeletonGroup label="Loading the cluster">
          <FormColumns>
            {[1, 2, 3, 4].map((field) => (
              <FieldSkeleton key={field} />
            ))}
          </FormColumns>
        </SkeletonGroup>
      ) : cluster.state === 'error' ? (
        <ErrorState failure={cluster} />
      ) : (
        <NotFound title="Cluster not found" failure={failure}>
          There is no cluster at this address.
        </NotFound>
      )}
    </Dialog>
  )
}
