import { clusterRow } from '../fixtures'
import { by, wholeList } from './lists'
import type { Some } from './operation'
import { showNamespace } from './organizations'
import { newId, type ClusterRow, type ProductStore, type Schema } from './records'
import { conflict, found, unprocessable } from './refusal'

/** Without the kubeconfig: a secret that is written and never shown again. */
const showCluster = ({
  checked_at: _checked,
  kubeconfig: _secret,
  ...shown
}: ClusterRow): Schema<'Cluster'> => shown

export const requireCluster = (store: ProductStore, id: string): ClusterRow =>
  found(store.clusters.get(id), 'Cluster', 'cluster_not_found')

const listOf = (store: ProductStore, archived: boolean) =>
  wholeList(store.clusters.where('archived', archived).sort(by('-priority')).map(showCluster))

function requireFreeName(store: ProductStore, name: string, exceptId?: string) {
  if (store.clusters.where('name', name).some(({ id }) => id !== exceptId))
    throw conflict('A cluster with this name exists already', 'cluster_name_taken')
}

function change(store: ProductStore, id: string, values: Partial<ClusterRow>) {
  requireCluster(store, id)
  return showCluster(store.clusters.patch(id, values))
}

const images = ['postgres_image', 'backend_image', 'frontend_image', 'caddy_image'] as const

function requireWebAddress(field: 'dashboard_url' | 'user_kratos_url', text: string) {
  const url = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? new URL(text) : null
  if (!url || url.username || url.password)
    throw unprocessable('This is not an address of http or https that everybody may see', `${field}_invalid`)
}

function requireDomain(domain: string) {
  if (!/^[^\s/:@?#\\%]+$/.test(domain)) throw unprocessable('This is not a domain', 'domain_invalid')
}

const priorities = [0, 25, 50, 75, 100] satisfies Schema<'Priority'>[]

function requirePriority(priority: number) {
  const found = priorities.find((known) => known === priority)
  if (found === undefined) throw unprocessable('There is no such priority', 'priority_invalid')
  return found
}

/** The fields that a `ClusterInput` sets. */
function fieldsOf(input: Schema<'ClusterInput'>) {
  const { dashboard_url, scheduling_enabled, region, domain, priority } = input
  const name = input.name.trim()
  if (name === '') throw unprocessable('Cluster name is required', 'name_invalid')
  requireWebAddress('dashboard_url', dashboard_url)
  if (input.user_kratos_url) requireWebAddress('user_kratos_url', input.user_kratos_url)
  requireDomain(domain)
  // §5.7: a blank image field keeps the existing image; the kubeconfig cannot be shown, so blank keeps it too.
  const kept = [...images, 'kubeconfig'] as const
  const written = kept.flatMap((field) => (input[field] ? [[field, input[field]]] : []))
  return {
    name,
    dashboard: dashboard_url,
    region,
    domain,
    priority: requirePriority(priority),
    ...(scheduling_enabled !== undefined && { enabled: scheduling_enabled }),
    ...(input.user_kratos_url !== undefined && { user_kratos_url: input.user_kratos_url }),
    ...(input.helm_version !== undefined && { helm_version: input.helm_version }),
    ...(Object.fromEntries(written) as Partial<Pick<ClusterRow, (typeof kept)[number]>>),
  }
}

export const clusterOperations = {
  listClusters({ store, now }) {
    // §4.10 Clusters: a new cluster is unhealthy until first looked at; this is the first look.
    for (const { id } of store.clusters.where('checked_at', null))
      store.clusters.patch(id, { healthy: true, checked_at: now.toISOString() })
    return listOf(store, false)
  },

  listArchivedClusters: ({ store }) => listOf(store, true),

  createCluster({ store, body }) {
    const fields = fieldsOf(body)
    requireFreeName(store, fields.name)
    return showCluster(store.clusters.put({ ...clusterRow({ ...fields, id: newId() }), checked_at: null }))
  },

  updateCluster({ store, path, body }) {
    requireCluster(store, path.clusterId)
    const fields = fieldsOf(body)
    requireFreeName(store, fields.name, path.clusterId)
    return change(store, path.clusterId, fields)
  },

  updateClusterConfig({ store, path, body }) {
    const { postgres_image, backend_image, frontend_image, caddy_image, ingress_annotations } = body
    const config = { postgres_image, backend_image, frontend_image, caddy_image, ingress_annotations }
    return change(store, path.clusterId, config)
  },

  setClusterScheduling: ({ store, path, body }) =>
    change(store, path.clusterId, { enabled: body.scheduling_enabled }),
  archiveCluster: ({ store, path }) => change(store, path.clusterId, { archived: true }),
  unarchiveCluster: ({ store, path }) => change(store, path.clusterId, { archived: false }),

  // A bare array: the contract allows either form of a list, and a console must read both.
  listNamespaces: ({ store, query }) =>
    (query.cluster_id ? store.namespaces.where('cluster_id', query.cluster_id) : store.namespaces.all())
      .sort(by('name'))
      .map(showNamespace(store)),
} satisfies Some
