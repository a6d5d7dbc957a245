import type { ReactNode } from 'react'
import type { Loadable } from '../lib'
import { Dialog, ErrorState, FormFooter, Skeleton, SkeletonGroup } from '../primitives'

export interface ClusterUnreadDialogProps {
  /** Title of the dialog that it stands in for: 'Edit cluster'. */
  title: string
  cluster: Exclude<Loadable<unknown>, { state: 'ready' }>
  /** The dialog's own buttons beside the title. */
  actions?: ReactNode
  /** The verb on the dialog's submit button. */
  submitLabel: string
  onClose: () => void
  /** Skeletons of the dialog's fields. */
  children: ReactNode
}

/** Stands in for a dialog with a form of a cluster, as high as that will be, until the cluster is read. */
export function ClusterUnreadDialog({
  title,
  cluster,
  actions,
  submitLabel,
  onClose,
  children,
}: ClusterUnreadDialogProps) {
  const isLoading = cluster.state === 'loading'
  return (
    <Dialog
      size="lg"
      title={title}
      description={isLoading && <Skeleton width={90} />}
      onClose={onClose}
      actions={isLoading && actions}
      footer={<FormFooter submitLabel={isLoading ? submitLabel : undefined} disabled />}
    >
      {cluster.state === 'error' ? (
        <ErrorState failure={cluster} />
      ) : (
        <SkeletonGroup label="Loading the cluster">{children}</SkeletonGroup>
      )}
    </Dialog>
  )
}
