import { and, asc, count, desc, eq } from 'drizzle-orm'
import {
  clusters,
  customWorkflows,
  customWorkflowSteps,
  namespaces,
  organizations,
  workflows,
} from '../schema'
import type { Source } from '../schema'
import type { Db } from '../db'
import type { Handlers, Schema } from './handlers'
import { readJobsOf, type WorkFilters } from './jobs'
import { isDone, requeue } from './machine'
import { contains, pageOf } from './paging'
import { conflict, found, unprocessable } from './refusal'
import { startRun } from './runs'

const selectWorkflows = (db: Db) =>
  db
    .select({
      workflow_id: workflows.workflow_id,
      workflow_type: workflows.workflow_type,
      organization_id: workflows.organization_id,
      organization_email: organizations.email,
      cluster_id: workflows.cluster_id,
      cluster_name: clusters.name,
      description: workflows.description,
      created_at: workflows.created_at,
      target_type: workflows.source,
    })
    .from(workflows)
    .leftJoin(organizations, eq(organizations.id, workflows.organization_id))
    .leftJoin(clusters, eq(clusters.id, workflows.cluster_id))

function requireWorkflow(db: Db, source: Source, id: string): Schema<'Workflow'> {
  const here = and(eq(workflows.source, source), eq(workflows.workflow_id, id))
  return found(selectWorkflows(db).where(here).get(), 'Workflow', 'workflow_not_found')
}

const listOf =
  (source: Source) =>
  ({ db, query }: { db: Db; query: WorkFilters }) => {
    const matching = and(
      eq(workflows.source, source),
      query.organization_id ? eq(workflows.organization_id, query.organization_id) : undefined,
      contains(organizations.email, query.organization_email),
      contains(clusters.name, query.cluster_name),
      contains(workflows.workflow_type, query.job_type),
    )
    const total =
      db
        .select({ value: count() })
        .from(workflows)
        .leftJoin(organizations, eq(organizations.id, workflows.organization_id))
        .leftJoin(clusters, eq(clusters.id, workflows.cluster_id))
        .where(matching)
        .get()?.value ?? 0
    return pageOf(query, total, (limit, offset) =>
      selectWorkflows(db)
        .where(matching)
        .orderBy(desc(workflows.created_at), workflows.workflow_id)
        .limit(limit)
        .offset(offset)
        .all(),
    )
  }

type OneWorkflow = { db: Db; now: Date; path: { workflowId: string } }

const jobsOf =
  (source: Source) =>
  ({ db, path }: OneWorkflow) => {
    requireWorkflow(db, source, path.workflowId)
    return readJobsOf(db, path.workflowId)
  }

/** §4 Jobs: from the last success keeps what is done; from the beginning runs every step again. */
const restartOf =
  (source: Source, from: 'last success' | 'beginning') =>
  ({ db, now, path }: OneWorkflow) => {
    const workflow = requireWorkflow(db, source, path.workflowId)
    db.transaction((tx) => {
      const steps = readJobsOf(db, path.workflowId)
      if (!steps.some(({ status }) => status === 'failed' || status === 'error' || status === 'cancelled'))
        throw conflict('Nothing in this workflow has failed or was cancelled', 'workflow_not_restartable')
      const again = from === 'beginning' ? steps : steps.filter(({ status }) => !isDone(status))
      again.forEach((step, index) => requeue(tx, step, now, index === 0))
    })
    return workflow
  }

const readSteps = (db: Db, workflowId: string) =>
  db
    .select({
      step_id: customWorkflowSteps.step_id,
      sequence_number: customWorkflowSteps.sequence_number,
      job_type: customWorkflowSteps.job_type,
      max_retries: customWorkflowSteps.max_retries,
    })
    .from(customWorkflowSteps)
    .where(eq(customWorkflowSteps.workflow_id, workflowId))
    .orderBy(asc(customWorkflowSteps.sequence_number))
    .all()

function requireDefinition(db: Db, id: string) {
  const here = eq(customWorkflows.workflow_id, id)
  return found(db.select().from(customWorkflows).where(here).get(), 'Workflow', 'workflow_not_found')
}

/** Where a run happens; the target must be of the kind the workflow works on. */
function requireTarget(db: Db, kind: Source, id: string) {
  if (kind === 'cluster') {
    const cluster = db.select().from(clusters).where(eq(clusters.id, id)).get()
    if (!cluster) throw unprocessable('There is no such cluster', 'cluster_not_found')
    return { organization_id: null, cluster_id: cluster.id, namespace: null }
  }
  const organization = db.select().from(organizations).where(eq(organizations.id, id)).get()
  if (!organization) throw unprocessable('There is no such organization', 'organization_not_found')
  const namespace = db.select().from(namespaces).where(eq(namespaces.organization_id, id)).get()
  if (!namespace) throw unprocessable('The organization has no namespace yet', 'namespace_not_found')
  return { organization_id: id, cluster_id: namespace.cluster_id, namespace: namespace.name }
}

export const workflowHandlers = {
  listWorkflows: listOf('organization'),
  listWorkflowJobs: jobsOf('organization'),
  restartWorkflow: restartOf('organization', 'last success'),
  restartWorkflowFromBeginning: restartOf('organization', 'beginning'),

  listClusterWorkflows: listOf('cluster'),
  listClusterWorkflowJobs: jobsOf('cluster'),
  restartClusterWorkflow: restartOf('cluster', 'last success'),
  restartClusterWorkflowFromBeginning: restartOf('cluster', 'beginning'),

  listCustomWorkflows: ({ db, query }) => ({
    workflows: db
      .select()
      .from(customWorkflows)
      .where(query.target_type ? eq(customWorkflows.target_type, query.target_type) : undefined)
      .orderBy(customWorkflows.display_name)
      .all(),
  }),

  getCustomWorkflow: ({ db, path }) => ({
    ...requireDefinition(db, path.workflowId),
    steps: readSteps(db, path.workflowId),
  }),

  executeCustomWorkflow({ db, now, path, body }) {
    const definition = requireDefinition(db, path.workflowId)
    if (!definition.is_enabled) throw conflict('This workflow is disabled', 'workflow_disabled')
    const source = definition.target_type
    const run = { ...requireTarget(db, source, body.target_id), source, name: definition.display_name }
    const steps = readSteps(db, path.workflowId).map(({ job_type, max_retries }) => ({
      job_type,
      max_retries,
    }))
    const workflow_id = db.transaction((tx) => startRun(tx, { ...run, steps }, now))
    return requireWorkflow(db, source, workflow_id)
  },
} satisfies Handlers
