import { useId } from 'react'
import type { Failure } from '../lib'
import { Dialog, useSchemaForm } from '../primitives'
import { ClusterFields } from './ClusterFields'
import { ClusterFormFooter } from './ClusterFormFooter'
import { clusterForm, type NewCluster } from './clusterForm'

export interface AddClusterDialogProps {
  busy: boolean
  failure: Failure | undefined
  onSubmit: (cluster: NewCluster) => void
  onClose: () => void
}

/** §2.19 clusters: add cluster. */
export function AddClusterDialog({ busy, failure, onSubmit, onClose }: AddClusterDialogProps) {
  const id = useId()
  const form = useSchemaForm(clusterForm, { draft: 'cluster', failure })
  const send = form.sending(onSubmit)
  return (
    <Dialog
      size="lg"
      title="Add Cluster"
      description="It shows as unhealthy until the platform has looked at it and the list is refreshed."
      dirty={form.formState.isDirty}
      busy={busy}
      onClose={onClose}
      footer={<ClusterFormFooter id={id} form={form} submitLabel="Add Cluster" busy={busy} />}
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void form.handleSubmit((cluster) => send(cluster))(event)}
      >
        <ClusterFields form={form} />
      </form>
    </Dialog>
  )
}
