import { useId } from 'react'
import type { Failure } from '../lib'
import { Checkbox, Dialog, useSchemaForm } from '../primitives'
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
  const scheduling = form.field('scheduling_enabled')
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
        <ClusterFields
          form={form}
          scheduling={
            <Checkbox
              label={scheduling.label}
              error={scheduling.error}
              hint="The cluster takes new namespaces at once."
              {...form.register('scheduling_enabled')}
            />
          }
        />
      </form>
    </Dialog>
  )
}
