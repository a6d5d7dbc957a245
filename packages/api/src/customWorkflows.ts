import * as v from 'valibot'
import { changed, one, page, type Page } from './answers'
import { read, write, type Cancellable } from './client'
import { count, flag, requiredText, rows, targetType, text, type TargetType } from './fields'
import { RunParameter, type RunParameters } from './runParameters'
import { wireObject, type Schemas } from './wire'
import { Workflow } from './workflows'

/** One step of a custom workflow's definition. */
export const WorkflowStep = wireObject<Schemas['WorkflowStep']>()({
  step_id: requiredText,
  sequence_number: count,
  job_type: text,
  max_retries: count,
})
export type WorkflowStep = v.InferOutput<typeof WorkflowStep>

/** A workflow that an administrator can run by hand. */
export const CustomWorkflow = wireObject<Schemas['CustomWorkflow']>()({
  workflow_id: requiredText,
  display_name: requiredText,
  description: text,
  /** Null where the platform does not say what it works on. */
  target_type: targetType,
  is_enabled: flag,
  /** What it has to be told besides its target. */
  parameters: v.pipe(
    rows(RunParameter),
    v.transform((parameters) => parameters ?? []),
  ),
  /** In the order of their `sequence_number`; null in lists, which leave them out. */
  steps: v.pipe(
    rows(WorkflowStep),
    v.transform((steps) => steps?.toSorted((a, b) => a.sequence_number - b.sequence_number) ?? null),
  ),
})
export type CustomWorkflow = v.InferOutput<typeof CustomWorkflow>

/** The custom workflows without their steps, for one kind of target or for all. `GET /v1/admin/custom-workflows` */
export function list({ target_type, signal }: { target_type?: TargetType } & Cancellable = {}): Promise<
  Page<CustomWorkflow>
> {
  return read(
    '/v1/admin/custom-workflows',
    { signal, params: { query: { target_type } } },
    page(CustomWorkflow, 'custom workflows'),
  )
}

/** One custom workflow with its steps. `GET /v1/admin/custom-workflows/{workflowId}` */
export function get(workflowId: string, { signal }: Cancellable = {}): Promise<CustomWorkflow> {
  return read(
    '/v1/admin/custom-workflows/{workflowId}',
    { signal, params: { path: { workflowId } } },
    one(CustomWorkflow),
  )
}

/**
 * Runs a custom workflow; gives the run, or null where the platform does not describe it.
 * `POST /v1/admin/custom-workflows/{workflowId}/execute`
 *
 * @param targetId The organization or the cluster to run it on, as the workflow's `target_type` says.
 * @param parameters What was filled in for the workflow's parameters, by their names; left out where it has none.
 */
export function execute(
  { workflow_id, target_type }: Pick<CustomWorkflow, 'workflow_id' | 'target_type'>,
  targetId: string,
  parameters?: RunParameters,
): Promise<Workflow | null> {
  return write(
    'POST',
    '/v1/admin/custom-workflows/{workflowId}/execute',
    {
      params: { path: { workflowId: workflow_id } },
      body: { target_id: targetId, ...(parameters && { parameters }) },
    },
    changed(Workflow(target_type ?? 'organization')),
  )
}
