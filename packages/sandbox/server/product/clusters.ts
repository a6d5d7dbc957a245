import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { clusters, namespaces } from '../schema'
import type { Db, Tx } from '../db'
import type { Handlers, Schema } from './handlers'
import { readNamespaces } from './organizations.data'
import { wholeList } from './paging'
import { conflict, found } from './refusal'

type Row = typeof clusters.$inferSelect

/** Without the kubeconfig: a secret that is written and never shown again. */
function toCluster(row: Row): Schema<'Cluster'> {
  const { created_at: _created, checked_at: _checked, kubeconfig: _secret, ...shown } = row
  return { ...shown, priority: toPriority(row.priority) }
}

const priorities = [0, 25, 50, 75, 100] as const
const toPriority = (value: number) => priorities.find((priority) => priority === value) ?? 50

const requireCluster = (db: Db | Tx, id: string) =>
  found(db.select().from(clusters).where(eq(clusters.id, id)).get(), 'Cluster', 'cluster_not_found')

const readClusters = (db: Db, archived: boolean) =>
  db
    .select()
    .from(clusters)
    .where(eq(clusters.archived, archived))
    .orderBy(desc(clusters.priority), clusters.name)
    .all()
    .map(toCluster)

function requireFreeName(db: Db, name: string, exceptId = '') {
  const taken = db
    .select({ id: clusters.id })
    .from(clusters)
    .where(and(eq(clusters.name, name), ne(clusters.id, exceptId)))
    .get()
  if (taken) throw conflict('A cluster with this name exists already', 'cluster_name_taken')
}

function change(db: Db, id: string, values: Partial<Row>) {
  requireCluster(db, id)
  db.update(clusters).set(values).where(eq(clusters.id, id)).run()
  return toCluster(requireCluster(db, id))
}

/** The columns a `ClusterInput` sets; what it leaves out is left out here too. */
function columnsOf(input: Schema<'ClusterInput'>) {
  const { dashboard_url, scheduling_enabled, name, region, domain, priority, kubeconfig, helm_version } =
    input
  return {
    name: name.trim(),
    dashboard: dashboard_url,
    region,
    domain,
    priority,
    user_kratos_url: input.user_kratos_url,
    helm_version,
    enabled: scheduling_enabled,
    // §5: a blank image field keeps the existing image; the kubeconfig cannot be shown, so blank keeps it too.
    kubeconfig: kubeconfig || undefined,
    postgres_image: input.postgres_image || undefined,
    backend_image: input.backend_image || undefined,
    frontend_image: input.frontend_image || undefined,
    caddy_image: input.caddy_image || undefined,
  }
}

/** §4 Clusters: a new cluster is unhealthy until first looked at; this is the first look. */
function checkNewClusters(db: Db, now: Date) {
  db.update(clusters)
    .set({ healthy: true, checked_at: now.toISOString() })
    .where(isNull(clusters.checked_at))
    .run()
}

export const clusterHandlers = {
  listClusters({ db, now }) {
    checkNewClusters(db, now)
    return wholeList(readClusters(db, false))
  },

  listArchivedClusters: ({ db }) => wholeList(readClusters(db, true)),

  createCluster({ db, body, now }) {
    requireFreeName(db, body.name.trim())
    const id = randomUUID()
    db.insert(clusters)
      .values({ id, ...columnsOf(body), healthy: false, created_at: now.toISOString() })
      .run()
    return toCluster(requireCluster(db, id))
  },

  updateCluster({ db, path, body }) {
    requireCluster(db, path.clusterId)
    requireFreeName(db, body.name.trim(), path.clusterId)
    return change(db, path.clusterId, columnsOf(body))
  },

  updateClusterConfig: ({ db, path, body }) =>
    change(db, path.clusterId, {
      postgres_image: body.postgres_image,
      backend_image: body.backend_image,
      frontend_image: body.frontend_image,
      caddy_image: body.caddy_image,
      ingress_annotations: body.ingress_annotations,
    }),

  setClusterScheduling: ({ db, path, body }) =>
    change(db, path.clusterId, { enabled: body.scheduling_enabled }),
  archiveCluster: ({ db, path }) => change(db, path.clusterId, { archived: true }),
  unarchiveCluster: ({ db, path }) => change(db, path.clusterId, { archived: false }),

  // A bare array: the contract allows either form of a list, and a console must read both.
  listNamespaces: ({ db, query }) =>
    readNamespaces(db, query.cluster_id ? eq(namespaces.cluster_id, query.cluster_id) : undefined),
} satisfies Handlers
