import type { ClusterInput } from '@quarterdeck/api'
import type { ClusterFormValues } from '@quarterdeck/ui/clusters'

const images = ['postgres_image', 'backend_image', 'frontend_image', 'caddy_image'] as const

/** The texts that say something. */
function filled<Name extends string>(texts: Record<Name, string>): Partial<Record<Name, string>> {
  const entries = Object.entries<string>(texts).filter(([, text]) => text.trim() !== '')
  return Object.fromEntries(entries) as Partial<Record<Name, string>>
}

const required = ({ name, dashboard_url, region, domain, priority }: ClusterFormValues) => ({
  name,
  dashboard_url,
  region,
  domain,
  priority,
})

/** The body that adds a cluster: what was left blank is left out. */
export function toNewCluster(values: ClusterFormValues): ClusterInput {
  const { scheduling_enabled, kubeconfig, helm_version, user_kratos_url } = values
  const { postgres_image, backend_image, frontend_image, caddy_image } = values
  return {
    ...required(values),
    scheduling_enabled,
    ...filled({
      kubeconfig,
      helm_version,
      user_kratos_url,
      postgres_image,
      backend_image,
      frontend_image,
      caddy_image,
    }),
  }
}

/**
 * The body that changes a cluster. Left out, and so kept: a blank kubeconfig, a blank image (§5), an image nobody
 * touched (somebody else may have since), and scheduling, which has a switch of its own.
 */
export function toClusterChange(values: ClusterFormValues, before: ClusterFormValues): ClusterInput {
  const { kubeconfig, helm_version, user_kratos_url } = values
  const changed = images.filter((image) => values[image] !== '' && values[image] !== before[image])
  return {
    ...required(values),
    helm_version,
    user_kratos_url,
    ...filled({ kubeconfig }),
    ...Object.fromEntries(changed.map((image) => [image, values[image]])),
  }
}
