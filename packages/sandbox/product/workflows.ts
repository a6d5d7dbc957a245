import { workflowJoins } from '../fixtures'
import { checkParameters, showJob } from './jobs'
import { by, narrow, pageOf } from './lists'
import { isDone, isRestartable, requeue, startRun, stepsOf } from './machine'
import type { Conditions, Some } from './operation'
import { namespaceOf } from './organizations'
import type { ProductStore, Schema, Source, WorkflowRow } from './records'
import { conflict, found, unprocessable } from './refusal'
import { narrowWork, sortOf, type WorkQuery } from './work'

const showWorkflow =
  (store: ProductStore) =>
  (row: WorkflowRow): Schema<'Workflow'> => ({
    ...row,
    ...workflowJoins(store.organizations.get(row.organization_id), store.clusters.get(row.cluster_id)),
  })

interface WorkflowCall {
  store: ProductStore
  conditions: Conditions
  now: Date
  path: { workflowId: string }
}

function requireWorkflow({ store, path }: WorkflowCall, source: Source): WorkflowRow {
  const workflow = store.workflows.get(path.workflowId)
  return found(workflow?.target_type === source ? workflow : undefined, 'Workflow', 'workflow_not_found')
}

const listOf =
  (source: Source) =>
  ({ store, query, conditions }: { store: ProductStore; query: WorkQuery; conditions: Conditions }) => {
    const rows = narrowWork(store, conditions, query, store.workflows.where('target_type', source), {
      type: ({ workflow_type }) => workflow_type,
      statuses: ({ workflow_id }) => stepsOf(store, workflow_id).map(({ status }) => status),
    })
    const dated = rows
      .map((row) => ({ ...row, updated_at: lastChangeOf(store, row) }))
      .sort(by(sortOf(conditions, query), 'workflow_id'))
    return pageOf(dated, query, ({ updated_at: _order, ...row }) => showWorkflow(store)(row))
  }

/** A workflow changes with its steps, and keeps no time of its own for that. */
function lastChangeOf(store: ProductStore, { workflow_id, created_at }: WorkflowRow): string {
  const [newest] = stepsOf(store, workflow_id).sort(by('-updated_at'))
  return newest?.updated_at ?? created_at
}

const jobsOf = (source: Source) => (call: WorkflowCall) =>
  stepsOf(call.store, requireWorkflow(call, source).workflow_id).map(showJob(call))

/** §4.8 Jobs: from the last success keeps what is done; from the beginning runs every step again. */
const restartOf = (source: Source, from: 'last success' | 'beginning') => (call: WorkflowCall) => {
  const { store, now } = call
  const workflow = requireWorkflow(call, source)
  const steps = stepsOf(store, workflow.workflow_id)
  if (!steps.some(({ status }) => isRestartable(status)))
    throw conflict('Nothing in this workflow has failed or was cancelled', 'workflow_not_restartable')
  const again = from === 'beginning' ? steps : steps.filter(({ status }) => !isDone(status))
  again.forEach((step, index) => requeue(store, step, now, index === 0))
  return showWorkflow(store)(workflow)
}

const requireDefinition = (store: ProductStore, id: string) =>
  found(store.customWorkflows.get(id), 'Workflow', 'workflow_not_found')

/** Where a run happens; the target must be of the kind the workflow works on. */
function requireTarget(store: ProductStore, kind: Source, id: string) {
  if (kind === 'cluster') {
    if (!store.clusters.get(id)) throw unprocessable('There is no such cluster', 'cluster_not_found')
    return { organization_id: null, cluster_id: id, namespace: null }
  }
  if (!store.organizations.get(id))
    throw unprocessable('There is no such organization', 'organization_not_found')
  const namespace = namespaceOf(store, id)
  if (!namespace) throw unprocessable('The organization has no namespace yet', 'namespace_not_found')
  return { organization_id: id, cluster_id: namespace.cluster_id, namespace: namespace.name }
}

export const workflowOperations = {
  listWorkflows: listOf('organization'),
  listWorkflowJobs: jobsOf('organization'),
  restartWorkflow: restartOf('organization', 'last success'),
  restartWorkflowFromBeginning: restartOf('organization', 'beginning'),

  listClusterWorkflows: listOf('cluster'),
  listClusterWorkflowJobs: jobsOf('cluster'),
  restartClusterWorkflow: restartOf('cluster', 'last success'),
  restartClusterWorkflowFromBeginning: restartOf('cluster', 'beginning'),

  listCustomWorkflows: ({ store, query }) => ({
    workflows: narrow(store.customWorkflows.all(), query, { target_type: ({ target_type }) => target_type })
      .sort(by('display_name'))
      .map(({ steps: _steps, ...workflow }) => workflow),
  }),

  getCustomWorkflow: ({ store, path }) => requireDefinition(store, path.workflowId),

  executeCustomWorkflow({ store, now, path, body }) {
    const definition = requireDefinition(store, path.workflowId)
    const { is_enabled, target_type, display_name, steps } = definition
    if (!is_enabled) throw conflict('This workflow is disabled', 'workflow_disabled')
    checkParameters(definition, body.parameters)
    const target = requireTarget(store, target_type, body.target_id)
    const run = { ...target, source: target_type, name: display_name, steps }
    return showWorkflow(store)(startRun(store, run, now))
  },
} satisfies Some
