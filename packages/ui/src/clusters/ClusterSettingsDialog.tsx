import { useId, useState } from 'react'
import type { Failure } from '../lib'
import { Dialog, DraftNotice, Field, FormFooter, Input, useSchemaForm } from '../primitives'
import { AnnotationsField } from './AnnotationsField'
import { clusterSettingsForm, type ClusterSettings } from './clusterSettingsForm'
import { FormColumns, FormGroup, FormStack } from './formLayout'
import { imageNames } from './images'

export interface ClusterSettingsDialogProps {
  cluster: ClusterSettings & { name: string; region: string }
  busy: boolean
  failure: Failure | undefined
  onSubmit: (settings: ClusterSettings) => void
  onClose: () => void
}

/** §2.19 clusters: advanced settings. */
export function ClusterSettingsDialog({
  cluster,
  busy,
  failure,
  onSubmit,
  onClose,
}: ClusterSettingsDialogProps) {
  const id = useId()
  // The values at opening are kept, so that a later read of the list does not change what counts as edited.
  const [begin] = useState(() => clusterSettingsForm.format(cluster))
  const form = useSchemaForm(clusterSettingsForm, { begin, draft: 'settings' })

  return (
    <Dialog
      size="lg"
      title={`Advanced settings of ${cluster.name}`}
      description={cluster.region}
      dirty={form.formState.isDirty}
      busy={busy}
      onClose={onClose}
      footer={
        <FormFooter form={id} submitLabel="Save Settings" busy={busy} failure={failure} onCancel={onClose} />
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void form.handleSubmit((settings) => onSubmit(settings))(event)}
      >
        <FormStack>
          <DraftNotice draft={form.draft} />
          <FormGroup>
            <legend>Images</legend>
            <p>An empty image field stays empty.</p>
            <FormColumns>
              {imageNames.map((name) => (
                <Field key={name} {...form.field(name)}>
                  <Input autoComplete="off" spellCheck={false} {...form.register(name)} />
                </Field>
              ))}
            </FormColumns>
          </FormGroup>
          <AnnotationsField form={form} />
        </FormStack>
      </form>
    </Dialog>
  )
}
