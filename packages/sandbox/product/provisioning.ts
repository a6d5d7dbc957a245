import { dashboardRow, namespaceRow } from '../fixtures'
import { by } from './lists'
import { namespaceOf } from './organizations'
import { newId, type JobRow, type Mail, type OrganizationRow, type ProductStore } from './records'

/** The workflow that gives a paid organization its place to run. */
export const provisioning = {
  name: 'Provision organization',
  steps: ['create_namespace', 'install_chart', 'migrate_database', 'issue_certificates', 'send_welcome'],
} as const

/** Puts a message into the outbox. */
export const postMail = (store: ProductStore, mail: Omit<Mail, 'id' | 'created_at'>, moment: string): Mail =>
  store.mails.put({ ...mail, id: newId(), created_at: moment })

/** What a finished step changes in the world; a text says why it could not. Steps may run again, after a restart. */
type Effect = (
  store: ProductStore,
  organization: OrganizationRow,
  job: JobRow,
  moment: string,
) => string | undefined

const effects: Partial<Record<string, Effect>> = {
  create_namespace(store, organization, { workflow_id }, moment) {
    if (namespaceOf(store, organization.id)) return undefined
    const cluster = chooseCluster(store)
    if (!cluster) return 'no healthy cluster accepts new namespaces'

    const name = namespaceName(organization)
    store.namespaces.put(namespaceRow(organization, cluster, { id: newId(), name, created_at: moment }))
    if (workflow_id === null) return undefined
    for (const { job_id } of store.jobs.where('workflow_id', workflow_id))
      store.jobs.patch(job_id, { cluster_id: cluster.id, namespace: name })
    store.workflows.patch(workflow_id, { cluster_id: cluster.id })
    return undefined
  },

  install_chart(store, { id }) {
    const namespace = namespaceOf(store, id)
    if (!namespace) return 'the organization has no namespace'
    if (store.dashboards.first('organization_id', id)) return undefined
    const domain = store.clusters.get(namespace.cluster_id)?.domain
    const url = `https://${namespace.name}.${domain}/studio`
    store.dashboards.put({
      ...dashboardRow({ id: newId(), name: 'Production studio', url }),
      organization_id: id,
    })
    return undefined
  },

  send_welcome(store, { email }, { namespace }, moment) {
    const place = namespace ? `\n\nIts namespace is ${namespace}.` : ''
    const body = `Hi, your organization is ready to work with.${place}`
    postMail(store, { to: email, subject: 'Your organization is ready', body }, moment)
    return undefined
  },
}

/** Lets a step that ran take its effect. Gives the reason where it could not. */
export function takeEffect(store: ProductStore, job: JobRow, moment: string): string | undefined {
  const organization = store.organizations.get(job.organization_id)
  return organization && effects[job.job_type]?.(store, organization, job, moment)
}

/** §3.9 Cluster: the highest priority first, then whichever has the fewest namespaces. */
const chooseCluster = (store: ProductStore) =>
  store.clusters
    .where('archived', false)
    .filter(({ enabled, healthy }) => enabled && healthy)
    .map((cluster) => ({ ...cluster, load: store.namespaces.where('cluster_id', cluster.id).length }))
    .sort(by('-priority', 'load', 'name'))[0]

/** A DNS label: who it is for, and enough of the id to be the only one. */
function namespaceName({ id, email }: OrganizationRow) {
  const person = email.split('@')[0] ?? ''
  const label = person.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${label.slice(0, 40)}-${id.slice(0, 8)}`.replaceAll(/^-+/g, '').replaceAll(/-{2,}/g, '-')
}
