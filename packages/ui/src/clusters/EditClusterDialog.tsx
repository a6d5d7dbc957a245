import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import type { Failure } from '../lib'
import { Button, ConfirmDialog, Dialog, useSchemaForm } from '../primitives'
import { ClusterFields } from './ClusterFields'
import { ClusterFormFooter } from './ClusterFormFooter'
import {
  changesDomain,
  clusterForm,
  formOf,
  type ClusterChange,
  type ClusterOfForm,
  type NewCluster,
} from './clusterForm'

export interface EditClusterDialogProps {
  cluster: ClusterOfForm
  busy: boolean
  failure: Failure | undefined
  onSubmit: (change: ClusterChange) => void
  onAdvancedSettings: () => void
  onClose: () => void
}

/** §2.19 clusters: edit cluster, with the warning before its domain changes. */
export function EditClusterDialog({
  cluster,
  busy,
  failure,
  onSubmit,
  onAdvancedSettings,
  onClose,
}: EditClusterDialogProps) {
  const id = useId()
  // The values at opening are kept, so that a later read of the list does not change what counts as edited.
  const [begin] = useState(() => formOf(cluster))
  const form = useSchemaForm(clusterForm, { begin, draft: 'cluster' })
  const { isDirty } = form.formState
  const [warned, setWarned] = useState<ClusterChange>()

  function save({ scheduling_enabled: _byItsSwitch, ...change }: NewCluster) {
    if (changesDomain(begin.domain, change.domain)) setWarned(change)
    else onSubmit(change)
  }

  return (
    <Dialog
      size="lg"
      title={`Edit ${begin.name}`}
      description={begin.region}
      dirty={isDirty}
      busy={busy}
      onClose={onClose}
      actions={
        <Button
          icon={<SlidersHorizontal size={16} />}
          // It opens another dialog, which would lose what was typed.
          disabled={isDirty || busy}
          title={isDirty ? 'Save or discard your changes first' : undefined}
          onClick={onAdvancedSettings}
        >
          Advanced Settings
        </Button>
      }
      footer={
        <ClusterFormFooter
          id={id}
          form={form}
          submitLabel="Save Changes"
          busy={busy}
          failure={failure}
          onCancel={onClose}
        />
      }
    >
      <form id={id} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <ClusterFields form={form} editing />
      </form>
      <ConfirmDialog
        open={warned !== undefined}
        title={`Change the domain of ${begin.name}?`}
        confirmLabel="Change domain"
        tone="primary"
        onConfirm={() => {
          if (warned) onSubmit(warned)
          setWarned(undefined)
        }}
        onClose={() => setWarned(undefined)}
      >
        <p>
          From <strong>{begin.domain}</strong> to <strong>{warned?.domain}</strong>.
        </p>
        <p>This affects only newly created users. Those who are there keep the old domain.</p>
      </ConfirmDialog>
    </Dialog>
  )
}
