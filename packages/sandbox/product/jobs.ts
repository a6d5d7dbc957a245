import { requireCluster } from './clusters'
import { by, narrow, pageOf, wholeList } from './lists'
import { cancel, createJob, isCancellable, isRestartable, requeue } from './machine'
import type { Conditions, Some } from './operation'
import { namespaceOf } from './organizations'
import type { JobRow, ProductStore, Schema, Source } from './records'
import { conflict, found, unprocessable } from './refusal'
import { narrowWork, sortOf, type WorkQuery } from './work'

/** A job as the platform tells it; without `jobs.attempts` it tells nothing of when the job ran and how often. */
export const showJob =
  ({ store, conditions }: { store: ProductStore; conditions: Conditions }) =>
  (row: JobRow): Schema<'Job'> => {
    const { source: _source, restarts: _restarts, started_at, finished_at, attempts, ...job } = row
    const workflow = store.workflows.get(job.workflow_id)
    return {
      ...job,
      ...(!conditions.without.includes('jobs.attempts') && { started_at, finished_at, attempts }),
      metadata: {
        ...(job.namespace && { namespace: job.namespace }),
        ...(job.cluster_id && { cluster_id: job.cluster_id }),
        ...(workflow && { workflow_name: workflow.description }),
      },
    }
  }

interface JobCall {
  store: ProductStore
  conditions: Conditions
  now: Date
  path: { jobId: string }
}

function requireJob({ store, path }: JobCall, source: Source): JobRow {
  const job = store.jobs.get(path.jobId)
  return found(job?.source === source ? job : undefined, 'Job', 'job_not_found')
}

const listOf =
  (source: Source) =>
  ({ store, query, conditions }: { store: ProductStore; query: WorkQuery; conditions: Conditions }) => {
    const rows = narrowWork(store, conditions, query, store.jobs.where('source', source), {
      type: ({ job_type }) => job_type,
      statuses: ({ status }) => [status],
    })
    return pageOf(rows.sort(by(sortOf(conditions, query), 'job_id')), query, showJob({ store, conditions }))
  }

const restartOf = (source: Source) => (call: JobCall) => {
  const { store, now } = call
  const job = requireJob(call, source)
  if (!isRestartable(job.status))
    throw conflict('Only failed or cancelled jobs can be restarted', 'job_not_restartable')
  return showJob(call)(requeue(store, job, now))
}

const cancelOf = (source: Source) => (call: JobCall) => {
  const { store, now } = call
  const job = requireJob(call, source)
  if (!isCancellable(job.status)) throw conflict('The job has finished already', 'job_finished')
  return showJob(call)(cancel(store, job, now))
}

/** A template that may run on this kind of target (§5.6 Run job). */
function requireTemplate(store: ProductStore, id: string, target: Source) {
  const template = store.templates.get(id)
  if (template?.target_type !== target)
    throw unprocessable('There is no such custom job', 'template_not_found')
  if (!template.is_enabled) throw conflict('This custom job is disabled', 'template_disabled')
  return template
}

/** What a template has to be told must be there, and nothing that it does not know. */
export function checkParameters(
  { parameters = [] }: { parameters?: Schema<'RunParameter'>[] },
  sent: Schema<'RunParameters'> = {},
): void {
  const missing = parameters.find(({ name, required }) => required && !sent[name]?.trim())
  if (missing) throw unprocessable(`${missing.label} is missing`, 'parameter_missing')
  const unknown = Object.keys(sent).find((name) => !parameters.some((parameter) => parameter.name === name))
  if (unknown !== undefined) throw unprocessable(`There is no parameter ${unknown}`, 'parameter_unknown')
}

export const jobOperations = {
  listJobs: listOf('organization'),
  restartJob: restartOf('organization'),
  cancelJob: cancelOf('organization'),

  listClusterJobs: listOf('cluster'),
  restartClusterJob: restartOf('cluster'),
  cancelClusterJob: cancelOf('cluster'),

  runOrganizationJob({ store, conditions, now, path: { organizationId }, body }) {
    found(store.organizations.get(organizationId), 'Organization', 'organization_not_found')
    const template = requireTemplate(store, body.template_id, 'organization')
    checkParameters(template, body.parameters)
    const { job_type } = template
    const namespace = namespaceOf(store, organizationId)
    if (!namespace || namespace.name !== body.namespace)
      throw unprocessable('The organization has no such namespace', 'namespace_not_found')
    const { cluster_id, name } = namespace
    const target = { organization_id: organizationId, cluster_id, namespace: name }
    return showJob({ store, conditions })(
      createJob(store, now, { ...target, source: 'organization', job_type }),
    )
  },

  runClusterJob({ store, conditions, now, path: { clusterId }, body }) {
    requireCluster(store, clusterId)
    const template = requireTemplate(store, body.template_id, 'cluster')
    checkParameters(template, body.parameters)
    const { job_type } = template
    const target = { organization_id: null, cluster_id: clusterId, namespace: null }
    return showJob({ store, conditions })(createJob(store, now, { ...target, source: 'cluster', job_type }))
  },

  listCustomJobTemplates: ({ store, query }) =>
    wholeList(
      narrow(store.templates.all(), query, { target_type: ({ target_type }) => target_type }).sort(
        by('display_name'),
      ),
    ),

  getCustomJobTemplate: ({ store, path }) =>
    found(store.templates.get(path.templateId), 'Custom job', 'template_not_found'),
} satisfies Some
