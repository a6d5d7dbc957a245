import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import { postMail } from '../identity'
import { clusters, dashboards, jobs, namespaces, organizations, workflows } from '../schema'
import type { Tx } from '../db'

/** The workflow that gives a paid organization its place to run. */
export const provisioning = {
  name: 'Provision organization',
  description: 'Creates the namespace, its database and its certificates',
  steps: ['create_namespace', 'install_chart', 'migrate_database', 'issue_certificates', 'send_welcome'],
} as const

type Job = typeof jobs.$inferSelect

/** What a finished step changes in the world; a text says why it could not. Steps may run again, after a restart. */
type Effect = (tx: Tx, organizationId: string, job: Job, moment: string) => string | undefined

const effects: Partial<Record<string, Effect>> = {
  create_namespace(tx, organizationId, { workflow_id }, moment) {
    if (readNamespace(tx, organizationId)) return undefined
    const cluster_id = chooseCluster(tx)
    if (cluster_id === undefined) return 'no healthy cluster accepts new namespaces'

    const namespace = namespaceName(organizationId, readEmail(tx, organizationId))
    tx.insert(namespaces)
      .values({
        id: randomUUID(),
        name: namespace,
        organization_id: organizationId,
        cluster_id,
        created_at: moment,
      })
      .run()
    if (workflow_id === null) return undefined
    tx.update(jobs).set({ cluster_id, namespace }).where(eq(jobs.workflow_id, workflow_id)).run()
    tx.update(workflows).set({ cluster_id }).where(eq(workflows.workflow_id, workflow_id)).run()
    return undefined
  },

  install_chart(tx, organizationId) {
    const namespace = readNamespace(tx, organizationId)
    if (!namespace) return 'the organization has no namespace'
    const existing = eq(dashboards.organization_id, organizationId)
    if (tx.select().from(dashboards).where(existing).get()) return undefined
    tx.insert(dashboards)
      .values({
        id: randomUUID(),
        organization_id: organizationId,
        name: 'Production studio',
        url: `https://${namespace.name}.${namespace.domain}/studio`,
      })
      .run()
    return undefined
  },

  send_welcome(tx, organizationId, { namespace }, moment) {
    postMail(
      tx,
      readEmail(tx, organizationId),
      'welcome',
      {
        subject: 'Your organization is ready',
        body: `Hi, your organization is ready to work with.${namespace ? `\n\nIts namespace is ${namespace}.` : ''}`,
      },
      new Date(moment),
    )
    return undefined
  },
}

/** Lets a step that ran take its effect. Gives the reason where it could not. */
export const takeEffect = (tx: Tx, job: Job, moment: string): string | undefined =>
  job.organization_id === null ? undefined : effects[job.job_type]?.(tx, job.organization_id, job, moment)

const readEmail = (tx: Tx, organizationId: string) =>
  tx
    .select({ email: organizations.email })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .get()?.email ?? ''

const readNamespace = (tx: Tx, organizationId: string) =>
  tx
    .select({ name: namespaces.name, domain: clusters.domain })
    .from(namespaces)
    .innerJoin(clusters, eq(clusters.id, namespaces.cluster_id))
    .where(eq(namespaces.organization_id, organizationId))
    .get()

/** §3 Cluster: the highest priority first, then whichever has the fewest namespaces. */
const chooseCluster = (tx: Tx) =>
  tx
    .select({ id: clusters.id })
    .from(clusters)
    .leftJoin(namespaces, eq(namespaces.cluster_id, clusters.id))
    .where(and(eq(clusters.enabled, true), eq(clusters.healthy, true), eq(clusters.archived, false)))
    .groupBy(clusters.id)
    .orderBy(desc(clusters.priority), asc(count(namespaces.id)), asc(clusters.name))
    .get()?.id

/** A DNS label: who it is for, and enough of the id to be the only one. */
function namespaceName(organizationId: string, email: string) {
  const person = email.split('@')[0] ?? ''
  const label = person.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${label.slice(0, 40)}-${organizationId.slice(0, 8)}`
    .replaceAll(/^-+/g, '')
    .replaceAll(/-{2,}/g, '-')
}
