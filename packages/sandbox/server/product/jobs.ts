import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import { clusters, customJobTemplates, jobs, namespaces, organizations, workflows } from '../schema'
import type { Source } from '../schema'
import type { Db } from '../db'
import type { Handlers, Schema } from './handlers'
import { cancellable, firstDue, requeue, restartable } from './machine'
import { contains, pageOf, wholeList } from './paging'
import { conflict, found, unprocessable } from './refusal'

/** The filters jobs and workflows share (§7 Jobs). */
export interface WorkFilters {
  organization_id?: string
  organization_email?: string
  cluster_name?: string
  job_type?: string
  page?: number
  limit?: number
}

const selectJobs = (db: Db) =>
  db
    .select({ job: jobs, workflow_name: workflows.description })
    .from(jobs)
    .leftJoin(workflows, eq(workflows.workflow_id, jobs.workflow_id))
    .leftJoin(organizations, eq(organizations.id, jobs.organization_id))
    .leftJoin(clusters, eq(clusters.id, jobs.cluster_id))

type JobRow = ReturnType<ReturnType<typeof selectJobs>['all']>[number]

function toJob({ job, workflow_name }: JobRow): Schema<'Job'> {
  const { source: _source, due_at: _due, restarts: _restarts, ...fields } = job
  return {
    ...fields,
    metadata: {
      ...(job.namespace && { namespace: job.namespace }),
      ...(job.cluster_id && { cluster_id: job.cluster_id }),
      ...(workflow_name && { workflow_name }),
    },
  }
}

/** The jobs of a run, in the order of its steps. */
export const readJobsOf = (db: Db, workflowId: string) =>
  selectJobs(db)
    .where(eq(jobs.workflow_id, workflowId))
    .orderBy(jobs.sequence_number, jobs.job_id)
    .all()
    .map(toJob)

function requireJob(db: Db, source: Source, id: string) {
  const here = and(eq(jobs.source, source), eq(jobs.job_id, id))
  return found(selectJobs(db).where(here).get(), 'Job', 'job_not_found')
}

const listOf =
  (source: Source) =>
  ({ db, query }: { db: Db; query: WorkFilters }) => {
    const matching: SQL | undefined = and(
      eq(jobs.source, source),
      query.organization_id ? eq(jobs.organization_id, query.organization_id) : undefined,
      contains(organizations.email, query.organization_email),
      contains(clusters.name, query.cluster_name),
      contains(jobs.job_type, query.job_type),
    )
    const total =
      db
        .select({ value: count() })
        .from(jobs)
        .leftJoin(organizations, eq(organizations.id, jobs.organization_id))
        .leftJoin(clusters, eq(clusters.id, jobs.cluster_id))
        .where(matching)
        .get()?.value ?? 0
    return pageOf(query, total, (limit, offset) =>
      selectJobs(db)
        .where(matching)
        .orderBy(desc(jobs.created_at), jobs.job_id)
        .limit(limit)
        .offset(offset)
        .all()
        .map(toJob),
    )
  }

type OneJob = { db: Db; now: Date; path: { jobId: string } }

const restartOf =
  (source: Source) =>
  ({ db, now, path }: OneJob) => {
    const { job } = requireJob(db, source, path.jobId)
    if (!restartable.includes(job.status))
      throw conflict('Only failed or cancelled jobs can be restarted', 'job_not_restartable')
    requeue(db, job, now)
    return toJob(requireJob(db, source, path.jobId))
  }

const cancelOf =
  (source: Source) =>
  ({ db, now, path }: OneJob) => {
    const { job } = requireJob(db, source, path.jobId)
    if (!cancellable.includes(job.status)) throw conflict('The job has finished already', 'job_finished')
    db.update(jobs)
      .set({ status: 'cancelled', updated_at: now.toISOString(), due_at: null })
      .where(eq(jobs.job_id, job.job_id))
      .run()
    return toJob(requireJob(db, source, path.jobId))
  }

/** A template that may run on this kind of target (§5 Run job). */
function requireTemplate(db: Db, id: string, target: Source) {
  const here = eq(customJobTemplates.template_id, id)
  const template = db.select().from(customJobTemplates).where(here).get()
  if (!template || template.target_type !== target)
    throw unprocessable('There is no such custom job', 'template_not_found')
  if (!template.is_enabled) throw conflict('This custom job is disabled', 'template_disabled')
  return template
}

function createJob(
  db: Db,
  now: Date,
  values: Pick<
    typeof jobs.$inferInsert,
    'source' | 'job_type' | 'organization_id' | 'cluster_id' | 'namespace'
  >,
) {
  const job_id = randomUUID()
  const moment = now.toISOString()
  db.insert(jobs)
    .values({
      ...values,
      job_id,
      status: 'pending',
      created_at: moment,
      updated_at: moment,
      due_at: firstDue(now),
    })
    .run()
  return toJob(requireJob(db, values.source, job_id))
}

export const jobHandlers = {
  listJobs: listOf('organization'),
  restartJob: restartOf('organization'),
  cancelJob: cancelOf('organization'),

  listClusterJobs: listOf('cluster'),
  restartClusterJob: restartOf('cluster'),
  cancelClusterJob: cancelOf('cluster'),

  runOrganizationJob({ db, now, path, body }) {
    const organization = eq(organizations.id, path.organizationId)
    found(db.select().from(organizations).where(organization).get(), 'Organization', 'organization_not_found')
    const template = requireTemplate(db, body.template_id, 'organization')
    const namespace = db
      .select()
      .from(namespaces)
      .where(and(eq(namespaces.organization_id, path.organizationId), eq(namespaces.name, body.namespace)))
      .get()
    if (!namespace) throw unprocessable('The organization has no such namespace', 'namespace_not_found')
    return createJob(db, now, {
      source: 'organization',
      job_type: template.job_type,
      organization_id: path.organizationId,
      cluster_id: namespace.cluster_id,
      namespace: namespace.name,
    })
  },

  runClusterJob({ db, now, path, body }) {
    const cluster = eq(clusters.id, path.clusterId)
    found(db.select().from(clusters).where(cluster).get(), 'Cluster', 'cluster_not_found')
    const template = requireTemplate(db, body.template_id, 'cluster')
    return createJob(db, now, {
      source: 'cluster',
      job_type: template.job_type,
      cluster_id: path.clusterId,
    })
  },

  listCustomJobTemplates: ({ db, query }) =>
    wholeList(
      db
        .select()
        .from(customJobTemplates)
        .where(query.target_type ? eq(customJobTemplates.target_type, query.target_type) : undefined)
        .orderBy(customJobTemplates.display_name)
        .all(),
    ),

  getCustomJobTemplate({ db, path }) {
    const here = eq(customJobTemplates.template_id, path.templateId)
    return found(db.select().from(customJobTemplates).where(here).get(), 'Custom job', 'template_not_found')
  },
} satisfies Handlers
