import { useWatch } from 'react-hook-form'
import { editedValues, formatInteger } from '../lib'
import { BeforeAfter, type BeforeAfterRow, type FormOf } from '../primitives'
import { editClusterForm, type ClusterValues } from './clusterForm'
import { clusterSettingsForm, type ClusterSettings, type ClusterSettingsValues } from './clusterSettingsForm'
import { imageLabels, imageNames } from './images'

export interface ClusterSettingsChangesProps {
  /** What the form began with. */
  before: ClusterSettingsValues
  form: FormOf<typeof clusterSettingsForm>
  /** How many namespaces run on the cluster; undefined where that is not known. */
  namespaces?: number
}

/** The images and annotations that saving would change, once something is changed and all of it can be saved. */
export function ClusterSettingsChanges({ before, form, namespaces }: ClusterSettingsChangesProps) {
  const values = useWatch({ control: form.control }) as ClusterSettingsValues
  const [was, will] = [clusterSettingsForm.parse(before), clusterSettingsForm.parse(values)]
  const rows = 'value' in was && 'value' in will ? rowsOf(was.value, will.value) : []
  return <Changes rows={rows} namespaces={namespaces} />
}

export interface ClusterImageChangesProps extends Pick<ClusterSettingsChangesProps, 'namespaces'> {
  /** What the form began with. */
  before: ClusterValues
  form: FormOf<typeof editClusterForm>
}

/** The images that saving would change in the form of the whole cluster, where a blank one stays as it is. */
export function ClusterImageChanges({ before, form, namespaces }: ClusterImageChangesProps) {
  const values = useWatch({ control: form.control }) as ClusterValues
  return (
    <Changes
      rows={imageRows(before, editedValues(editClusterForm, values, before))}
      namespaces={namespaces}
    />
  )
}

interface ChangesProps extends Pick<ClusterSettingsChangesProps, 'namespaces'> {
  rows: readonly BeforeAfterRow[]
}

function Changes({ rows, namespaces }: ChangesProps) {
  const changed = rows.filter(({ before, after }) => before !== after)
  if (changed.length === 0) return null
  return (
    <BeforeAfter
      aria-label="What changes"
      rows={changed}
      touches={namespaces === undefined ? undefined : runsOn(namespaces)}
    />
  )
}

type Images = Record<(typeof imageNames)[number], string>

const imageRows = (was: Images, will: Images) =>
  imageNames.map((name) => ({
    label: imageLabels[name],
    before: was[name] || NONE,
    after: will[name] || NONE,
  }))

function rowsOf(was: ClusterSettings, will: ClusterSettings) {
  const [old, fresh] = [was.ingress_annotations, will.ingress_annotations]
  return [
    ...imageRows(was, will),
    ...[...new Set([...Object.keys(old), ...Object.keys(fresh)])].map((key) => ({
      label: key,
      before: annotation(old[key]),
      after: annotation(fresh[key]),
    })),
  ]
}

const NONE = 'None'

/** An annotation may be there without a value. */
const annotation = (value: string | undefined) => (value === '' ? 'Empty' : (value ?? NONE))

function runsOn(count: number): string {
  if (count === 0) return 'No namespace runs on this cluster'
  return count === 1
    ? '1 namespace runs on this cluster'
    : `${formatInteger(count)} namespaces run on this cluster`
}
