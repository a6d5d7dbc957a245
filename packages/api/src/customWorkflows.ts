import { read, write } from './client'
import { changed, one, page } from './decode/answer'
import { customWorkflow, workflowOf } from './decode/job'
import type { Cancellable, CustomWorkflow, Page, TargetType, Workflow } from './models'

/** The custom workflows, for one kind of target or for all; without their steps. */
export function list({ target_type, signal }: { target_type?: TargetType } & Cancellable = {}): Promise<
  Page<CustomWorkflow>
> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/custom-workflows', { ...init, params: { query: { target_type } } }),
  ).then(page(customWorkflow, 'custom workflows'))
}

/** One custom workflow with its steps. */
export function get(workflowId: string, { signal }: Cancellable = {}): Promise<CustomWorkflow> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/custom-workflows/{workflowId}', { ...init, params: { path: { workflowId } } }),
  ).then(one(customWorkflow))
}

/** Runs a custom workflow on an organization or a cluster, as its `target_type` says. */
export function execute(
  { workflow_id, target_type }: Pick<CustomWorkflow, 'workflow_id' | 'target_type'>,
  targetId: string,
): Promise<Workflow | null> {
  return write((api, init) =>
    api.POST('/v1/admin/custom-workflows/{workflowId}/execute', {
      ...init,
      params: { path: { workflowId: workflow_id } },
      body: { target_id: targetId },
    }),
  ).then(changed(workflowOf(target_type ?? 'organization')))
}
