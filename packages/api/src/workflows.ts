import { read, write } from './client'
import { changed, list as listOf, page } from './decode/answer'
import { jobOf, workflowOf } from './decode/job'
import type { Cancellable, Job, JobFilters, Page, Paging, Source, Workflow } from './models'
import { fromEitherSource } from './source'
import { jobQuery } from './urls'

const lists = { organization: '/v1/admin/workflows', cluster: '/v1/admin/cluster-workflows' } as const

/** What an action needs to know of a workflow; without a source the organizations' endpoint is asked first. */
export interface WorkflowRef {
  workflow_id: string
  source?: Source
}

/** A page of workflows of organizations (default) or of clusters. */
export function list({
  source = 'organization',
  signal,
  ...params
}: { source?: Source } & JobFilters & Paging & Cancellable = {}): Promise<Page<Workflow>> {
  return read(signal, (api, init) =>
    api.GET(lists[source], { ...init, params: { query: jobQuery(params) } }),
  ).then(page(workflowOf(source), 'workflows'))
}

/** The jobs that are a workflow's steps. */
export function listJobs({ workflow_id, source, signal }: WorkflowRef & Cancellable): Promise<Job[]> {
  return fromEitherSource(source, (asked) =>
    read(signal, (api, init) =>
      api.GET(`${lists[asked]}/{workflowId}/jobs`, {
        ...init,
        params: { path: { workflowId: workflow_id } },
      }),
    ).then(listOf(jobOf(asked), 'jobs')),
  )
}

/** Restarts a workflow from its last success. */
export function restart({ workflow_id, source }: WorkflowRef): Promise<Workflow | null> {
  return fromEitherSource(source, (asked) =>
    write((api, init) =>
      api.POST(`${lists[asked]}/{workflowId}/restart`, {
        ...init,
        params: { path: { workflowId: workflow_id } },
      }),
    ).then(changed(workflowOf(asked))),
  )
}

/** Restarts a workflow from its first step. */
export function restartFromBeginning({ workflow_id, source }: WorkflowRef): Promise<Workflow | null> {
  return fromEitherSource(source, (asked) =>
    write((api, init) =>
      api.POST(`${lists[asked]}/{workflowId}/restart-from-beginning`, {
        ...init,
        params: { path: { workflowId: workflow_id } },
      }),
    ).then(changed(workflowOf(asked))),
  )
}
