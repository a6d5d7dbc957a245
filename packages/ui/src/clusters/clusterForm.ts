import { addressKind } from '../primitives'
import { DEFAULT_PRIORITY, type Priority } from './priority'

/** What the add and edit dialogs ask for. Texts come out trimmed, the kubeconfig as it was pasted. */
export interface ClusterFormValues {
  name: string
  dashboard_url: string
  region: string
  domain: string
  priority: Priority
  scheduling_enabled: boolean
  kubeconfig: string
  helm_version: string
  user_kratos_url: string
  postgres_image: string
  backend_image: string
  frontend_image: string
  caddy_image: string
}

/** What the edit dialog begins with. The kubeconfig is not among it: once saved it is never shown. */
export interface ClusterOfForm extends Omit<
  ClusterFormValues,
  'dashboard_url' | 'scheduling_enabled' | 'kubeconfig'
> {
  id: string
  dashboard: string
  enabled: boolean
}

export const newCluster: ClusterFormValues = {
  name: '',
  dashboard_url: '',
  region: '',
  domain: '',
  priority: DEFAULT_PRIORITY,
  scheduling_enabled: true,
  kubeconfig: '',
  helm_version: '',
  user_kratos_url: '',
  postgres_image: '',
  backend_image: '',
  frontend_image: '',
  caddy_image: '',
}

export const valuesOf = ({ dashboard, enabled, ...cluster }: ClusterOfForm): ClusterFormValues => ({
  name: cluster.name,
  dashboard_url: dashboard,
  region: cluster.region,
  domain: cluster.domain,
  priority: cluster.priority,
  scheduling_enabled: enabled,
  kubeconfig: '',
  helm_version: cluster.helm_version,
  user_kratos_url: cluster.user_kratos_url,
  postgres_image: cluster.postgres_image,
  backend_image: cluster.backend_image,
  frontend_image: cluster.frontend_image,
  caddy_image: cluster.caddy_image,
})

export function trimmed(values: ClusterFormValues): ClusterFormValues {
  return {
    ...values,
    name: values.name.trim(),
    dashboard_url: values.dashboard_url.trim(),
    region: values.region.trim(),
    domain: values.domain.trim(),
    helm_version: values.helm_version.trim(),
    user_kratos_url: values.user_kratos_url.trim(),
    postgres_image: values.postgres_image.trim(),
    backend_image: values.backend_image.trim(),
    frontend_image: values.frontend_image.trim(),
    caddy_image: values.caddy_image.trim(),
  }
}

// §5 Create cluster.
export const REQUIRED = 'Please fill in all required fields'

export const isFilled = (value: string) => value.trim() !== '' || 'Required'
export const isWebAddress = (value: string) =>
  addressKind(value.trim()) === 'web' || 'Dashboard URL must be a URL (https or http)'

/** §5: changing a domain that is set affects only users created from then on, which is asked about first. */
export const changesDomain = (before: string, after: string) =>
  before.trim() !== '' && before.trim() !== after.trim()
