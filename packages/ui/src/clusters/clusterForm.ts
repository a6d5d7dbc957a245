import {
  domainError,
  formSchema,
  plain,
  readText,
  text,
  webAddressError,
  type FormField,
  type FormInput,
  type FormOutput,
} from '../lib'
import type { FormOf } from '../primitives'
import { imageLabels } from './images'
import { loadKubeconfig } from './loadKubeconfig'
import { DEFAULT_PRIORITY } from './priority'

const REQUIRED = 'Required'

/** A text that is left out of the body if it is blank and was blank when the form opened. */
function optional(
  label: string,
  rule: (text: string) => string | undefined = () => undefined,
): FormField<string, string | undefined> {
  return {
    label,
    kind: 'id',
    required: false,
    initial: '',
    format: (value) => value ?? '',
    parse(input, before) {
      const value = readText(input, 'id')
      const error = value === '' ? undefined : rule(value)
      if (error !== undefined) return { error }
      return { value: value === '' && before === '' ? undefined : value }
    },
  }
}

/**
 * An image. A blank one is left out of the body, which keeps the existing image (§5). So is one that was not edited:
 * somebody else may have changed it since the form opened.
 */
function image(label: string): FormField<string, string | undefined> {
  return {
    ...optional(label),
    parse(input, before) {
      const value = readText(input, 'id')
      return { value: value === '' || value === before ? undefined : value }
    },
  }
}

/**
 * The kubeconfig, a secret: a saved one is never shown. A blank field is left out of the body; a pasted text is checked,
 * then sent as it is.
 */
const kubeconfig: FormField<string, string | undefined> = {
  ...optional('Kubeconfig'),
  kind: undefined,
  secret: true,
  format: () => '',
  parse: (input) => ({ value: input.trim() === '' ? undefined : input }),
  async verify(input) {
    if (input.trim() === '') return undefined
    const checker = await loadKubeconfig().catch(() => undefined)
    // When the code of the check cannot be loaded, the text is sent unchecked: the platform checks it too. Which problems
    // there are, the field shows.
    return checker && checker.checkKubeconfig(input).problems.length > 0 ? 'Not a kubeconfig' : undefined
  },
}

/** Adding a cluster (§5.7 Create cluster). */
export const clusterForm = formSchema({
  name: text({ label: 'Name', kind: 'name', required: REQUIRED, refusedWith: ['cluster_name_taken'] }),
  region: text({ label: 'Region', kind: 'id', required: REQUIRED }),
  dashboard_url: text({
    label: 'Dashboard URL',
    kind: 'address',
    required: REQUIRED,
    rule: webAddressError('Dashboard URL'),
  }),
  domain: text({ label: 'Domain', kind: 'address', required: REQUIRED, rule: domainError('Domain') }),
  priority: plain({ label: 'Priority', initial: DEFAULT_PRIORITY }),
  scheduling_enabled: plain({ label: 'Scheduling', initial: true }),
  kubeconfig,
  helm_version: optional('Helm version'),
  user_kratos_url: optional('User Kratos URL', webAddressError('User Kratos URL')),
  postgres_image: image(imageLabels.postgres_image),
  backend_image: image(imageLabels.backend_image),
  frontend_image: image(imageLabels.frontend_image),
  caddy_image: image(imageLabels.caddy_image),
})

/** The body that adds a cluster, without the fields that were left blank. */
export type NewCluster = FormOutput<typeof clusterForm>

const { scheduling_enabled: _byItsSwitch, ...editable } = clusterForm.fields

/** Editing a cluster. Scheduling is no part of it, since it has a switch of its own. */
export const editClusterForm = formSchema(editable)

/** The body that changes a cluster. */
export type ClusterChange = FormOutput<typeof editClusterForm>

type EditForm = FormOf<typeof editClusterForm>
/** What the fields that adding and editing have in common take of either form. */
export type CommonForm = Pick<EditForm, 'draft' | 'failure' | 'field' | 'formState'> & {
  control: (FormOf<typeof clusterForm> | EditForm)['control']
  // TypeScript 5 compares the type of the library by all fields of a form; a function it compares by what it takes.
  register: (...named: Parameters<EditForm['register']>) => ReturnType<EditForm['register']>
}

/** What the edit form takes from a cluster. */
export interface ClusterOfForm extends Required<Omit<ClusterChange, 'dashboard_url' | 'kubeconfig'>> {
  id: string
  dashboard: string
}

/** What the edit form's controls hold. */
export type ClusterValues = FormInput<typeof editClusterForm>

/**
 * What the edit form's controls hold for a saved cluster. Reads call a field `dashboard`, for which writes have another
 * name.
 */
export const clusterValues = (cluster: ClusterOfForm): ClusterValues =>
  editClusterForm.format({ ...cluster, dashboard_url: cluster.dashboard })

/** Whether a domain that was set is changed: that affects only users created from then on, so the form asks first (§5.7). */
export const changesDomain = (before: string, after: string) =>
  before.trim() !== '' && before.trim() !== after
