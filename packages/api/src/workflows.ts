import * as v from 'valibot'
import { changed, list as listOf, page, type Page } from './answers'
import { read, write, type Cancellable } from './client'
import { optionalText, requiredText, targetType, text, time } from './fields'
import { Job } from './jobs'
import { jobsQuery, orFewer, type JobFilters } from './jobsQuery'
import { fromEitherSource, type Source } from './source'
import type { Paging } from './urls'
import { wireObject, type Schemas } from './wire'

const workflowOnWire = wireObject<Schemas['Workflow']>()({
  workflow_id: requiredText,
  workflow_type: text,
  organization_id: optionalText,
  organization_email: optionalText,
  cluster_id: optionalText,
  cluster_name: optionalText,
  description: text,
  created_at: time,
  target_type: targetType,
})

const workflowOf = (source: Source) =>
  v.pipe(
    workflowOnWire,
    v.transform((workflow) => ({
      ...workflow,
      /** Where the platform does not say what it works on: what its endpoint is for. */
      target_type: workflow.target_type ?? source,
      /** Which endpoint answered with it; its actions go there first. */
      source,
    })),
  )
export type Workflow = v.InferOutput<ReturnType<typeof workflowOf>>

const decoders = { organization: workflowOf('organization'), cluster: workflowOf('cluster') }

/** One run of a workflow, as the endpoint of `source` answers with it. Its steps are jobs. */
export const Workflow = (source: Source) => decoders[source]

const pages = {
  organization: page(Workflow('organization'), 'workflows'),
  cluster: page(Workflow('cluster'), 'workflows'),
}
const steps = { organization: listOf(Job('organization'), 'jobs'), cluster: listOf(Job('cluster'), 'jobs') }

const lists = { organization: '/v1/admin/workflows', cluster: '/v1/admin/cluster-workflows' } as const

/** What an action needs to know of a workflow. Without a source the organizations' endpoint is asked first. */
export interface WorkflowRef {
  workflow_id: string
  source?: Source
}

/**
 * A page of the workflows of organizations or, of `source: 'cluster'`, of clusters.
 * `GET /v1/admin/workflows`, `/cluster-workflows`
 */
export function list({
  source = 'organization',
  signal,
  ...params
}: { source?: Source } & JobFilters & Paging & Cancellable = {}): Promise<Page<Workflow>> {
  return orFewer(jobsQuery(params), (query) =>
    read(lists[source], { signal, params: { query } }, pages[source]),
  )
}

/**
 * The jobs that are a workflow's steps.
 * `GET /v1/admin/workflows/{workflowId}/jobs`, the same under `/cluster-workflows`
 */
export function listJobs({
  workflow_id,
  source,
  signal,
}: WorkflowRef & Cancellable): Promise<readonly Job[]> {
  return fromEitherSource(source, (asked) =>
    read(
      `${lists[asked]}/{workflowId}/jobs`,
      { signal, params: { path: { workflowId: workflow_id } } },
      steps[asked],
    ),
  )
}

/**
 * Restarts a workflow after its last step that succeeded.
 * `POST /v1/admin/workflows/{workflowId}/restart`, the same under `/cluster-workflows`
 */
export function restart({ workflow_id, source }: WorkflowRef): Promise<Workflow | null> {
  return fromEitherSource(source, (asked) =>
    write(
      'POST',
      `${lists[asked]}/{workflowId}/restart`,
      {
        params: { path: { workflowId: workflow_id } },
      },
      changed(Workflow(asked)),
    ),
  )
}

/**
 * Restarts a workflow from its first step.
 * `POST /v1/admin/workflows/{workflowId}/restart-from-beginning`, the same under `/cluster-workflows`
 */
export function restartFromBeginning({ workflow_id, source }: WorkflowRef): Promise<Workflow | null> {
  return fromEitherSource(source, (asked) =>
    write(
      'POST',
      `${lists[asked]}/{workflowId}/restart-from-beginning`,
      {
        params: { path: { workflowId: workflow_id } },
      },
      changed(Workflow(asked)),
    ),
  )
}
