import * as v from 'valibot'
import { changed, one, oneIfAny, page, type Page } from './answers'
import { read, write, type Cancellable } from './client'
import { flag, optionalText, requiredCount, requiredText, text, webAddress } from './fields'
import { Namespace } from './namespaces'
import { wireObject, type Schemas } from './wire'

/** How eagerly new namespaces land on a cluster: 0 is Very Low, 25 Low, 50 Medium, 75 High, 100 Very High. */
export type Priority = Schemas['Priority']

const DEFAULT_PRIORITY: Priority = 50

/** A cluster that namespaces run on. */
export const Cluster = wireObject<Schemas['Cluster']>()({
  id: requiredText,
  name: requiredText,
  region: text,
  /** Address of the cluster's own dashboard, http(s); empty where there is none that is safe to open. */
  dashboard: v.fallback(webAddress, ''),
  healthy: flag,
  /** Takes new namespaces. */
  enabled: flag,
  archived: flag,
  /** A `Priority`, or another number where the platform holds one: an edit of anything else has to send it as it is. */
  priority: v.fallback(requiredCount, DEFAULT_PRIORITY),
  domain: text,
  helm_version: text,
  /** Null where the platform does not show it. */
  kubeconfig: optionalText,
  postgres_image: text,
  backend_image: text,
  frontend_image: text,
  caddy_image: text,
  ingress_annotations: v.nullish(v.record(v.string(), v.string()), {}),
  /** Address of the identity service of the cluster's own users. */
  user_kratos_url: text,
})
export type Cluster = v.InferOutput<typeof Cluster>

/** A cluster as an administrator writes it. An image left out of an update keeps the existing one. */
export type ClusterInput = Schemas['ClusterInput']

/** A cluster's advanced settings, replaced as a whole. An empty image stays empty. */
export type ClusterConfig = Schemas['ClusterConfig']

/** The clusters in use. `GET /v1/admin/clusters` */
export function list({ signal }: Cancellable = {}): Promise<Page<Cluster>> {
  return read('/v1/admin/clusters', { signal }, page(Cluster, 'clusters'))
}

/** The archived clusters. `GET /v1/admin/clusters/archived` */
export function listArchived({ signal }: Cancellable = {}): Promise<Page<Cluster>> {
  return read('/v1/admin/clusters/archived', { signal }, page(Cluster, 'clusters'))
}

/** The namespaces on a cluster, or on all clusters where none is named. `GET /v1/admin/namespaces` */
export function listNamespaces({ cluster_id, signal }: { cluster_id?: string } & Cancellable = {}): Promise<
  Page<Namespace>
> {
  return read(
    '/v1/admin/namespaces',
    { signal, params: { query: { cluster_id } } },
    page(Namespace, 'namespaces'),
  )
}

/** Adds a cluster. It is unhealthy until the platform has checked it. `POST /v1/admin/clusters` */
export function create(input: ClusterInput): Promise<Cluster> {
  return write('POST', '/v1/admin/clusters', { body: input }, one(Cluster))
}

/** Changes a cluster. `PUT /v1/admin/clusters/{clusterId}` */
export function update(clusterId: string, input: ClusterInput): Promise<Cluster | null> {
  return write(
    'PUT',
    '/v1/admin/clusters/{clusterId}',
    {
      params: { path: { clusterId } },
      body: input,
    },
    oneIfAny(Cluster),
  )
}

/** Opens a cluster for new namespaces, or closes it. `PATCH /v1/admin/clusters/{clusterId}` */
export function setScheduling(clusterId: string, enabled: boolean): Promise<Cluster | null> {
  return write(
    'PATCH',
    '/v1/admin/clusters/{clusterId}',
    {
      params: { path: { clusterId } },
      body: { scheduling_enabled: enabled },
    },
    oneIfAny(Cluster),
  )
}

/** Replaces a cluster's advanced settings. `PATCH /v1/admin/clusters/{clusterId}/config` */
export function updateConfig(clusterId: string, config: ClusterConfig): Promise<Cluster | null> {
  return write(
    'PATCH',
    '/v1/admin/clusters/{clusterId}/config',
    {
      params: { path: { clusterId } },
      body: config,
    },
    oneIfAny(Cluster),
  )
}

/** Hides a cluster; `unarchive` brings it back. `DELETE /v1/admin/clusters/{clusterId}` */
export function archive(clusterId: string): Promise<Cluster | null> {
  return write(
    'DELETE',
    '/v1/admin/clusters/{clusterId}',
    { params: { path: { clusterId } } },
    changed(Cluster),
  )
}

/** Brings an archived cluster back. `POST /v1/admin/clusters/{clusterId}/unarchive` */
export function unarchive(clusterId: string): Promise<Cluster | null> {
  return write(
    'POST',
    '/v1/admin/clusters/{clusterId}/unarchive',
    { params: { path: { clusterId } } },
    changed(Cluster),
  )
}
