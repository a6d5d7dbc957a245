import * as v from 'valibot'
import type {
  CustomJobTemplate,
  CustomWorkflow,
  Job,
  JobStatus,
  KnownJobStatus,
  Source,
  Workflow,
  WorkflowStep,
} from '../models'
import { count, flag, id, optionalText, rows, targetType, text, time } from './fields'

const statuses: Record<KnownJobStatus, true> = {
  pending: true,
  queued: true,
  running: true,
  in_progress: true,
  processing: true,
  retrying: true,
  completed: true,
  success: true,
  failed: true,
  error: true,
  cancelled: true,
}

const knownStatus = (raw: string): JobStatus =>
  Object.hasOwn(statuses, raw) ? (raw as KnownJobStatus) : 'unknown'

const noMetadata = { namespace: null, cluster_id: null, workflow_name: null }

const wireJob = v.object({
  job_id: id,
  job_type: text,
  status: v.fallback(v.string(), ''),
  organization_id: optionalText,
  namespace: optionalText,
  cluster_id: optionalText,
  workflow_id: optionalText,
  retries: count,
  max_retries: count,
  error_message: optionalText,
  error: optionalText,
  created_at: time,
  updated_at: time,
  sequence_number: count,
  metadata: v.fallback(
    v.object({ namespace: optionalText, cluster_id: optionalText, workflow_name: optionalText }),
    noMetadata,
  ),
})

/** A job as the endpoint of this source has it. */
export const jobOf = (source: Source) =>
  v.pipe(
    wireJob,
    v.transform(({ error, status, ...wire }): Job => ({
      ...wire,
      status: knownStatus(status),
      raw_status: status,
      error_message: wire.error_message ?? error,
      source,
    })),
  )

const wireWorkflow = v.object({
  workflow_id: id,
  workflow_type: text,
  organization_id: optionalText,
  organization_email: optionalText,
  cluster_id: optionalText,
  cluster_name: optionalText,
  description: text,
  created_at: time,
  target_type: targetType,
})

/** A workflow as the endpoint of this source has it. */
export const workflowOf = (source: Source) =>
  v.pipe(
    wireWorkflow,
    v.transform((wire): Workflow => ({ ...wire, target_type: wire.target_type ?? source, source })),
  )

export const customJobTemplate: v.GenericSchema<unknown, CustomJobTemplate> = v.object({
  template_id: id,
  display_name: id,
  description: text,
  job_type: text,
  is_enabled: flag,
  target_type: targetType,
})

const workflowStep: v.GenericSchema<unknown, WorkflowStep> = v.object({
  step_id: id,
  sequence_number: count,
  job_type: text,
  max_retries: count,
})

export const customWorkflow: v.GenericSchema<unknown, CustomWorkflow> = v.object({
  workflow_id: id,
  display_name: id,
  description: text,
  target_type: targetType,
  is_enabled: flag,
  steps: v.pipe(
    rows(workflowStep),
    v.transform((steps) => steps?.toSorted((a, b) => a.sequence_number - b.sequence_number) ?? null),
  ),
})
