import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Failure } from '../lib'
import { Button, ConfirmDialog, Dialog } from '../primitives'
import { ClusterFields } from './ClusterFields'
import { changesDomain, trimmed, valuesOf, type ClusterFormValues, type ClusterOfForm } from './clusterForm'

export interface EditClusterDialogProps {
  cluster: ClusterOfForm
  busy: boolean
  failure: Failure | undefined
  /** @param before what the form began with */
  onSubmit: (values: ClusterFormValues, before: ClusterFormValues) => void
  onAdvancedSettings: () => void
  onClose: () => void
}

/** §2 Clusters: edit cluster, with the warning before its domain changes. */
export function EditClusterDialog({
  cluster,
  busy,
  failure,
  onSubmit,
  onAdvancedSettings,
  onClose,
}: EditClusterDialogProps) {
  const id = useId()
  // What the form began with stays what it is compared with, whatever the list learns meanwhile.
  const [before] = useState(() => valuesOf(cluster))
  const form = useForm({ defaultValues: before })
  const { isDirty } = form.formState
  const [warned, setWarned] = useState<ClusterFormValues>()

  function save(values: ClusterFormValues) {
    if (changesDomain(before.domain, values.domain)) setWarned(values)
    else onSubmit(values, before)
  }

  return (
    <Dialog
      size="lg"
      title={`Edit ${before.name}`}
      description={before.region}
      dirty={isDirty}
      busy={busy}
      onClose={onClose}
      actions={
        <Button
          icon={<SlidersHorizontal size={16} />}
          // Leaving would lose what was typed.
          disabled={isDirty || busy}
          title={isDirty ? 'Save or discard your changes first' : undefined}
          onClick={onAdvancedSettings}
        >
          Advanced Settings
        </Button>
      }
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => busy || onClose()}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            Save Changes
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => save(trimmed(values)))(event)}
      >
        <ClusterFields form={form} editing failure={failure} />
      </form>
      <ConfirmDialog
        open={warned !== undefined}
        title={`Change the domain of ${before.name}?`}
        confirmLabel="Change domain"
        tone="primary"
        onConfirm={() => {
          if (warned) onSubmit(warned, before)
          setWarned(undefined)
        }}
        onClose={() => setWarned(undefined)}
      >
        <p>
          From <strong>{before.domain}</strong> to <strong>{warned?.domain}</strong>.
        </p>
        <p>This affects only newly created users. Those who are there keep the old domain.</p>
      </ConfirmDialog>
    </Dialog>
  )
}
