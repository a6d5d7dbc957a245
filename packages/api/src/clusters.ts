import { read, write } from './client'
import { changed, one, page } from './decode/answer'
import { cluster, namespace } from './decode/cluster'
import { jobOf } from './decode/job'
import type { Cancellable, Cluster, ClusterConfig, ClusterInput, Job, Namespace, Page } from './models'

/** The clusters in use. */
export function list({ signal }: Cancellable = {}): Promise<Page<Cluster>> {
  return read(signal, (api, init) => api.GET('/v1/admin/clusters', init)).then(page(cluster, 'clusters'))
}

/** The archived clusters. */
export function listArchived({ signal }: Cancellable = {}): Promise<Page<Cluster>> {
  return read(signal, (api, init) => api.GET('/v1/admin/clusters/archived', init)).then(
    page(cluster, 'clusters'),
  )
}

/** The namespaces on a cluster, or all of them. */
export function listNamespaces({ cluster_id, signal }: { cluster_id?: string } & Cancellable = {}): Promise<
  Page<Namespace>
> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/namespaces', { ...init, params: { query: { cluster_id } } }),
  ).then(page(namespace, 'namespaces'))
}

/** Adds a cluster. It is unhealthy until the platform has checked it. */
export function create(input: ClusterInput): Promise<Cluster> {
  return write((api, init) => api.POST('/v1/admin/clusters', { ...init, body: input })).then(one(cluster))
}

/** Changes a cluster. An image left out keeps the existing one. */
export function update(clusterId: string, input: ClusterInput): Promise<Cluster> {
  return write((api, init) =>
    api.PUT('/v1/admin/clusters/{clusterId}', { ...init, params: { path: { clusterId } }, body: input }),
  ).then(one(cluster))
}

/** Opens or closes a cluster for new namespaces. */
export function setScheduling(clusterId: string, enabled: boolean): Promise<Cluster> {
  return write((api, init) =>
    api.PATCH('/v1/admin/clusters/{clusterId}', {
      ...init,
      params: { path: { clusterId } },
      body: { scheduling_enabled: enabled },
    }),
  ).then(one(cluster))
}

/** Replaces a cluster's advanced settings; an empty image stays empty. */
export function updateConfig(clusterId: string, config: ClusterConfig): Promise<Cluster> {
  return write((api, init) =>
    api.PATCH('/v1/admin/clusters/{clusterId}/config', {
      ...init,
      params: { path: { clusterId } },
      body: config,
    }),
  ).then(one(cluster))
}

/** Hides a cluster; `unarchive` brings it back. */
export function archive(clusterId: string): Promise<Cluster | null> {
  return write((api, init) =>
    api.DELETE('/v1/admin/clusters/{clusterId}', { ...init, params: { path: { clusterId } } }),
  ).then(changed(cluster))
}

/** Brings an archived cluster back. */
export function unarchive(clusterId: string): Promise<Cluster | null> {
  return write((api, init) =>
    api.POST('/v1/admin/clusters/{clusterId}/unarchive', { ...init, params: { path: { clusterId } } }),
  ).then(changed(cluster))
}

/** Runs a custom job on a cluster. */
export function runJob(clusterId: string, input: { template_id: string }): Promise<Job> {
  return write((api, init) =>
    api.POST('/v1/admin/clusters/{clusterId}/custom-jobs', {
      ...init,
      params: { path: { clusterId } },
      body: input,
    }),
  ).then(one(jobOf('cluster')))
}
