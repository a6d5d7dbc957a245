import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { editedValues, type Conflict, type Edit, type Failure, type Loadable } from '../lib'
import {
  BeforeAfter,
  Button,
  type ButtonProps,
  ConfirmDialog,
  Dialog,
  EditConflict,
  LongText,
  useSchemaForm,
} from '../primitives'
import { ClusterFields, ClusterFieldSkeletons } from './ClusterFields'
import { ClusterFormFooter } from './ClusterFormFooter'
import {
  changesDomain,
  clusterValues,
  editClusterForm,
  type ClusterChange,
  type ClusterOfForm,
  type ClusterValues,
} from './clusterForm'
import { ClusterImageChanges } from './ClusterSettingsChanges'
import { ClusterUnreadDialog } from './ClusterUnreadDialog'
import { FormStack } from './formLayout'
import { priorityOption } from './priority'

export interface EditClusterDialogProps {
  cluster: Loadable<ClusterOfForm>
  busy: boolean
  failure: Failure | undefined
  /** How many namespaces run on it; undefined where that is not known. */
  namespaces?: number
  /** The last save was not sent, because somebody else had changed the cluster: asks which values to keep. */
  conflict?: Conflict<ClusterValues>
  onSubmit: (change: ClusterChange, edit: Edit<ClusterValues>) => void
  onAdvancedSettings: () => void
  onClose: () => void
}

/** §2.19 clusters: edit cluster, with the warning before its domain changes. */
export function EditClusterDialog({ cluster, ...rest }: EditClusterDialogProps) {
  if (cluster.state === 'ready') return <EditCluster cluster={cluster.data} {...rest} />
  return (
    <ClusterUnreadDialog
      title="Edit cluster"
      cluster={cluster}
      actions={<AdvancedSettings disabled onClick={rest.onAdvancedSettings} />}
      submitLabel="Save Changes"
      onClose={rest.onClose}
    >
      <ClusterFieldSkeletons />
    </ClusterUnreadDialog>
  )
}

interface EditClusterProps extends Omit<EditClusterDialogProps, 'cluster'> {
  cluster: ClusterOfForm
}

function EditCluster({
  cluster,
  busy,
  failure,
  namespaces,
  conflict,
  onSubmit,
  onAdvancedSettings,
  onClose,
}: EditClusterProps) {
  const id = useId()
  // The values at opening are kept, so that a later read of the list does not change what counts as edited.
  const [begin, setBegin] = useState(() => clusterValues(cluster))
  const form = useSchemaForm(editClusterForm, { begin, draft: 'cluster', onSaved: setBegin, failure })
  const send = form.sending(onSubmit)
  const { isDirty } = form.formState
  const [warned, setWarned] = useState<{ change: ClusterChange; edit: Edit<ClusterValues> }>()

  function save(change: ClusterChange, edit: Edit<ClusterValues>) {
    if (changesDomain(edit.before.domain, change.domain)) setWarned({ change, edit })
    else send(change, edit)
  }
  const saveForm = (change: ClusterChange) =>
    save(change, { before: form.before, yours: editedValues(editClusterForm, form.getValues(), begin) })

  return (
    <Dialog
      size="lg"
      title={`Edit ${begin.name}`}
      description={begin.region && <LongText>{begin.region}</LongText>}
      dirty={isDirty}
      busy={busy}
      onClose={onClose}
      actions={
        <AdvancedSettings
          // It opens another dialog, which would lose what was typed.
          disabled={isDirty || busy}
          title={isDirty ? 'Save or discard your changes first' : undefined}
          onClick={onAdvancedSettings}
        />
      }
      footer={
        <ClusterFormFooter
          id={id}
          form={form}
          submitLabel="Save Changes"
          disabled={!isDirty && !conflict}
          disabledReason="Nothing has been changed"
          busy={busy}
        />
      }
    >
      {conflict ? (
        <EditConflict
          id={id}
          schema={editClusterForm}
          conflict={conflict}
          show={{ priority: priorityOption }}
          onSubmit={save}
        />
      ) : (
        <form id={id} noValidate onSubmit={(event) => void form.handleSubmit(saveForm)(event)}>
          <FormStack>
            <ClusterFields form={form} />
            <ClusterImageChanges before={begin} form={form} namespaces={namespaces} />
          </FormStack>
        </form>
      )}
      <ConfirmDialog
        open={warned !== undefined}
        title={`Change the domain of ${begin.name}?`}
        confirmLabel="Change domain"
        tone="primary"
        onConfirm={() => {
          if (warned) send(warned.change, warned.edit)
          setWarned(undefined)
        }}
        onClose={() => setWarned(undefined)}
      >
        <p>This affects only newly created users. Those who are there keep the old domain.</p>
        {warned && (
          <BeforeAfter
            aria-label="What changes"
            rows={[{ label: 'Domain', before: warned.edit.before.domain, after: warned.change.domain }]}
          />
        )}
      </ConfirmDialog>
    </Dialog>
  )
}

const AdvancedSettings = (props: Pick<ButtonProps, 'disabled' | 'title' | 'onClick'>) => (
  <Button icon={<SlidersHorizontal size={16} />} {...props}>
    Advanced Settings
  </Button>
)
