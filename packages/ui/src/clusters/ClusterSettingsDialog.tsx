import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { Failure } from '../lib'
import { Button, Dialog, FailureAlert, Field, Input } from '../primitives'
import { toAnnotations, toPairs, type AnnotationPair } from './annotations'
import { AnnotationsField } from './AnnotationsField'
import { FormColumns, FormGroup, FormStack } from './formLayout'
import { FormNotice } from './FormNotice'
import { imageFields } from './imageFields'

/** Images and annotations, replaced as a whole; an empty image stays empty (§5). */
export interface ClusterSettings {
  postgres_image: string
  backend_image: string
  frontend_image: string
  caddy_image: string
  ingress_annotations: Record<string, string>
}

/** The same while it is typed. */
export interface SettingsFormValues extends Omit<ClusterSettings, 'ingress_annotations'> {
  annotations: AnnotationPair[]
}

export interface ClusterSettingsDialogProps {
  cluster: ClusterSettings & { name: string; region: string }
  busy: boolean
  failure: Failure | undefined
  onSubmit: (settings: ClusterSettings) => void
  onClose: () => void
}

/** §2 Clusters: advanced settings. */
export function ClusterSettingsDialog({
  cluster,
  busy,
  failure,
  onSubmit,
  onClose,
}: ClusterSettingsDialogProps) {
  const id = useId()
  const form = useForm<SettingsFormValues>({
    defaultValues: {
      postgres_image: cluster.postgres_image,
      backend_image: cluster.backend_image,
      frontend_image: cluster.frontend_image,
      caddy_image: cluster.caddy_image,
      annotations: toPairs(cluster.ingress_annotations),
    },
  })
  const { isDirty } = form.formState

  function save({ annotations, ...typed }: SettingsFormValues) {
    onSubmit({
      postgres_image: typed.postgres_image.trim(),
      backend_image: typed.backend_image.trim(),
      frontend_image: typed.frontend_image.trim(),
      caddy_image: typed.caddy_image.trim(),
      ingress_annotations: toAnnotations(annotations),
    })
  }

  return (
    <Dialog
      size="lg"
      title={`Advanced settings of ${cluster.name}`}
      description={cluster.region}
      dirty={isDirty}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => busy || onClose()}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            Save Settings
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <FormStack>
          {failure && (
            <FormNotice>
              <FailureAlert failure={failure} />
            </FormNotice>
          )}
          <FormGroup>
            <legend>Images</legend>
            <p>An empty image field stays empty.</p>
            <FormColumns>
              {imageFields.map(([name, label]) => (
                <Field key={name} label={label}>
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
