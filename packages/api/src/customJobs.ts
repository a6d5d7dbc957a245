import * as v from 'valibot'
import { changed, one, page, type Page } from './answers'
import { read, write, type Cancellable } from './client'
import { flag, requiredText, rows, targetType, text, type TargetType } from './fields'
import { Job } from './jobs'
import { RunParameter } from './runParameters'
import { wireObject, type Schemas } from './wire'

/** A job that an administrator can run by hand. */
export const CustomJobTemplate = wireObject<Schemas['CustomJobTemplate']>()({
  template_id: requiredText,
  display_name: requiredText,
  description: text,
  job_type: text,
  is_enabled: flag,
  /** Null where the platform does not say what it works on. */
  target_type: targetType,
  /** What it has to be told besides its target. */
  parameters: v.pipe(
    rows(RunParameter),
    v.transform((parameters) => parameters ?? []),
  ),
})
export type CustomJobTemplate = v.InferOutput<typeof CustomJobTemplate>

/** The custom jobs, for one kind of target or for all. `GET /v1/admin/custom-job-templates` */
export function list({ target_type, signal }: { target_type?: TargetType } & Cancellable = {}): Promise<
  Page<CustomJobTemplate>
> {
  return read(
    '/v1/admin/custom-job-templates',
    { signal, params: { query: { target_type } } },
    page(CustomJobTemplate, 'custom jobs'),
  )
}

/** One custom job. `GET /v1/admin/custom-job-templates/{templateId}` */
export function get(templateId: string, { signal }: Cancellable = {}): Promise<CustomJobTemplate> {
  return read(
    '/v1/admin/custom-job-templates/{templateId}',
    {
      signal,
      params: { path: { templateId } },
    },
    one(CustomJobTemplate),
  )
}

/**
 * Runs a custom job in an organization's namespace, given by its name; gives the job that was queued, or null where the
 * platform does not describe it.
 * `POST /v1/admin/organizations/{organizationId}/custom-jobs`
 */
export function runOnOrganization(
  organizationId: string,
  input: Schemas['OrganizationJobInput'],
): Promise<Job | null> {
  return write(
    'POST',
    '/v1/admin/organizations/{organizationId}/custom-jobs',
    {
      params: { path: { organizationId } },
      body: input,
    },
    changed(Job('organization')),
  )
}

/**
 * Runs a custom job on a cluster; gives the job that was queued, or null where the platform does not describe it.
 * `POST /v1/admin/clusters/{clusterId}/custom-jobs`
 */
export function runOnCluster(clusterId: string, input: Schemas['ClusterJobInput']): Promise<Job | null> {
  return write(
    'POST',
    '/v1/admin/clusters/{clusterId}/custom-jobs',
    {
      params: { path: { clusterId } },
      body: input,
    },
    changed(Job('cluster')),
  )
}
