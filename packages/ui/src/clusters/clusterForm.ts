import { formSchema, plain, text, type FormField, type FormOutput } from '../lib'
import { addressKind } from '../primitives'
import { imageLabels } from './images'
import { loadKubeconfig } from './loadKubeconfig'
import { DEFAULT_PRIORITY } from './priority'

const REQUIRED = 'Required'

/** Left out of the body while it is blank, as it was when the form began. */
function optional(label: string): FormField<string, string | undefined> {
  return {
    label,
    required: false,
    initial: '',
    format: (value) => value ?? '',
    parse(input, before) {
      const value = input.trim()
      return { value: value === '' && before === '' ? undefined : value }
    },
  }
}

/** §5: a blank image keeps the existing one. So does one that nobody touched: somebody else may have, since. */
function image(label: string): FormField<string, string | undefined> {
  return {
    ...optional(label),
    parse(input, before) {
      const value = input.trim()
      return { value: value === '' || value === before ? undefined : value }
    },
  }
}

/**
 * A secret: once saved it is never shown. It goes out as it was pasted, is left out while blank, and is looked at before
 * it is sent.
 */
const kubeconfig: FormField<string, string | undefined> = {
  ...optional('Kubeconfig'),
  format: () => '',
  parse: (input) => ({ value: input.trim() === '' ? undefined : input }),
  async verify(input) {
    if (input.trim() === '') return undefined
    const checker = await loadKubeconfig().catch(() => undefined)
    // Without its code nothing can be checked, and the platform has the last word. The problems are shown by the field.
    return checker && checker.checkKubeconfig(input).problems.length > 0 ? 'Not a kubeconfig' : undefined
  },
}

/** Adding and editing a cluster (§5.7 Create cluster). */
export const clusterForm = formSchema({
  name: text({ label: 'Name', required: REQUIRED }),
  region: text({ label: 'Region', required: REQUIRED }),
  dashboard_url: text({
    label: 'Dashboard URL',
    required: REQUIRED,
    rule: (url) => (addressKind(url) === 'web' ? undefined : 'Dashboard URL must be a URL (https or http)'),
  }),
  domain: text({ label: 'Domain', required: REQUIRED }),
  priority: plain({ label: 'Priority', initial: DEFAULT_PRIORITY }),
  scheduling_enabled: plain({ label: 'Scheduling', initial: true }),
  kubeconfig,
  helm_version: optional('Helm version'),
  user_kratos_url: optional('User Kratos URL'),
  postgres_image: image(imageLabels.postgres_image),
  backend_image: image(imageLabels.backend_image),
  frontend_image: image(imageLabels.frontend_image),
  caddy_image: image(imageLabels.caddy_image),
})

/** The body that adds a cluster: what was left blank is not part of it. */
export type NewCluster = FormOutput<typeof clusterForm>
/** The body that changes one. Scheduling has a switch of its own. */
export type ClusterChange = Omit<NewCluster, 'scheduling_enabled'>

/** What the edit dialog begins with. */
export interface ClusterOfForm extends Required<Omit<ClusterChange, 'dashboard_url' | 'kubeconfig'>> {
  id: string
  dashboard: string
  enabled: boolean
}

/** The edit form of a cluster, which its readers call `dashboard` and `enabled` what its writers call otherwise. */
export const formOf = (cluster: ClusterOfForm) =>
  clusterForm.format({ ...cluster, dashboard_url: cluster.dashboard, scheduling_enabled: cluster.enabled })

/** §5.7: changing a domain that is set affects only users created from then on, which is asked about first. */
export const changesDomain = (before: string, after: string) =>
  before.trim() !== '' && before.trim() !== after
