import { useId, useState } from 'react'
import { editedValues, type Conflict, type Edit, type Failure, type Loadable } from '../lib'
import {
  Dialog,
  DraftNotice,
  EditConflict,
  Field,
  FieldSkeleton,
  FormFooter,
  LongText,
  Skeleton,
  Textarea,
  useSchemaForm,
} from '../primitives'
import type { AnnotationPair } from './annotations'
import { AnnotationsField } from './AnnotationsField'
import { ClusterSettingsChanges } from './ClusterSettingsChanges'
import { clusterSettingsForm, type ClusterSettings, type ClusterSettingsValues } from './clusterSettingsForm'
import { ClusterUnreadDialog } from './ClusterUnreadDialog'
import { FormColumns, FormGroup, FormStack } from './formLayout'
import { imageNames } from './images'

/** What the dialog draws of a cluster. */
interface ClusterOfSettings extends ClusterSettings {
  name: string
  region: string
}

export interface ClusterSettingsDialogProps {
  cluster: Loadable<ClusterOfSettings>
  busy: boolean
  failure: Failure | undefined
  /** How many namespaces run on it; undefined where that is not known. */
  namespaces?: number
  /** The last save was not sent, because somebody else had changed the settings: asks which values to keep. */
  conflict?: Conflict<ClusterSettingsValues>
  onSubmit: (settings: ClusterSettings, edit: Edit<ClusterSettingsValues>) => void
  onClose: () => void
}

/** §2.19 clusters: advanced settings. */
export function ClusterSettingsDialog({ cluster, ...rest }: ClusterSettingsDialogProps) {
  if (cluster.state === 'ready') return <EditSettings cluster={cluster.data} {...rest} />
  return (
    <ClusterUnreadDialog
      title="Advanced settings"
      cluster={cluster}
      submitLabel="Save Settings"
      onClose={rest.onClose}
    >
      <SettingsSkeletons />
    </ClusterUnreadDialog>
  )
}

interface EditSettingsProps extends Omit<ClusterSettingsDialogProps, 'cluster'> {
  cluster: ClusterOfSettings
}

function EditSettings({
  cluster,
  busy,
  failure,
  namespaces,
  conflict,
  onSubmit,
  onClose,
}: EditSettingsProps) {
  const id = useId()
  // The values at opening are kept, so that a later read of the list does not change what counts as edited.
  const [begin, setBegin] = useState(() => clusterSettingsForm.format(cluster))
  const form = useSchemaForm(clusterSettingsForm, { begin, draft: 'settings', onSaved: setBegin, failure })
  const send = form.sending(onSubmit)

  const save = (settings: ClusterSettings) =>
    send(settings, {
      before: form.before,
      yours: editedValues(clusterSettingsForm, form.getValues(), begin),
    })

  return (
    <Dialog
      size="lg"
      title={`Advanced settings of ${cluster.name}`}
      description={cluster.region && <LongText>{cluster.region}</LongText>}
      dirty={form.formState.isDirty}
      busy={busy}
      onClose={onClose}
      footer={
        <FormFooter
          form={id}
          submitLabel="Save Settings"
          busy={busy}
          disabled={!form.formState.isDirty && !conflict}
          disabledReason="Nothing has been changed"
          failure={form.failure}
        />
      }
    >
      {conflict ? (
        <EditConflict
          id={id}
          schema={clusterSettingsForm}
          conflict={conflict}
          show={{ ingress_annotations: annotationLines }}
          onSubmit={send}
        />
      ) : (
        <form id={id} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <FormStack>
            <DraftNotice draft={form.draft} />
            <FormGroup>
              <legend>Images</legend>
              <p>An empty image field stays empty.</p>
              <FormColumns>
                {imageNames.map((name) => (
                  <Field key={name} {...form.field(name)}>
                    <Textarea oneLine autoComplete="off" spellCheck={false} {...form.register(name)} />
                  </Field>
                ))}
              </FormColumns>
            </FormGroup>
            <AnnotationsField form={form} />
            <ClusterSettingsChanges before={begin} form={form} namespaces={namespaces} />
          </FormStack>
        </form>
      )}
    </Dialog>
  )
}

const annotationLines = (pairs: readonly AnnotationPair[]) =>
  pairs.map(({ key, value }) => `${key}: ${value}`).join('\n')

/** How many annotations there will be nobody knows yet: as high as with one. */
const SettingsSkeletons = () => (
  <FormStack>
    <FormGroup>
      <legend>
        <Skeleton width={60} />
      </legend>
      <p>
        <Skeleton width={200} />
      </p>
      <FormColumns>
        {imageNames.map((name) => (
          <FieldSkeleton key={name} />
        ))}
      </FormColumns>
    </FormGroup>
    <FormGroup>
      <legend>
        <Skeleton width={140} />
      </legend>
      <p>
        <Skeleton width={200} />
      </p>
      <FormColumns>
        <FieldSkeleton />
        <FieldSkeleton />
      </FormColumns>
      <Skeleton width={160} height="var(--control)" />
    </FormGroup>
  </FormStack>
)
