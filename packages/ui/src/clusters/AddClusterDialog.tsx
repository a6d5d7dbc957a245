import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { Failure } from '../lib'
import { Button, Dialog } from '../primitives'
import { ClusterFields } from './ClusterFields'
import { newCluster, trimmed, type ClusterFormValues } from './clusterForm'

export interface AddClusterDialogProps {
  busy: boolean
  failure: Failure | undefined
  onSubmit: (values: ClusterFormValues) => void
  onClose: () => void
}

/** §2 Clusters: add cluster. */
export function AddClusterDialog({ busy, failure, onSubmit, onClose }: AddClusterDialogProps) {
  const id = useId()
  const form = useForm({ defaultValues: newCluster })
  const { isDirty } = form.formState
  return (
    <Dialog
      size="lg"
      title="Add Cluster"
      description="It shows as unhealthy until the platform has looked at it and the list is refreshed."
      dirty={isDirty}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => busy || onClose()}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            Add Cluster
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => onSubmit(trimmed(values)))(event)}
      >
        <ClusterFields form={form} failure={failure} />
      </form>
    </Dialog>
  )
}
