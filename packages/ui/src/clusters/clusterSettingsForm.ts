import { formSchema, text, type FormField, type FormInput, type FormOutput } from '../lib'
import { duplicatesOf, toAnnotations, toPairs, type AnnotationPair } from './annotations'
import { imageLabels } from './images'

/** Annotations, edited as pairs and saved as a map. Pairs with blank keys are dropped (§5); a key twice is an error. */
const annotations: FormField<AnnotationPair[], Record<string, string>> = {
  label: 'Ingress annotations',
  required: false,
  initial: [],
  format: toPairs,
  parse(pairs) {
    const duplicates = duplicatesOf(pairs)
    const at = duplicates.findIndex((earlier) => earlier !== null)
    if (at < 0) return { value: toAnnotations(pairs) }
    return {
      error: `This key is there already, in annotation ${Number(duplicates[at]) + 1}`,
      at: `${at}.key`,
    }
  },
}

/** The form of a cluster's advanced settings, which are replaced as a whole: an empty image is saved as empty (§5.8). */
export const clusterSettingsForm = formSchema({
  postgres_image: text({ label: imageLabels.postgres_image, kind: 'id' }),
  backend_image: text({ label: imageLabels.backend_image, kind: 'id' }),
  frontend_image: text({ label: imageLabels.frontend_image, kind: 'id' }),
  caddy_image: text({ label: imageLabels.caddy_image, kind: 'id' }),
  ingress_annotations: annotations,
})

export type ClusterSettings = FormOutput<typeof clusterSettingsForm>
/** What the form's controls hold. */
export type ClusterSettingsValues = FormInput<typeof clusterSettingsForm>
/** What the form's controls hold for saved settings. */
export const clusterSettingsValues = clusterSettingsForm.format
