import { read } from './client'
import { one, page } from './decode/answer'
import { customJobTemplate } from './decode/job'
import type { Cancellable, CustomJobTemplate, Page, TargetType } from './models'

/** The custom jobs, for one kind of target or for all. `organizations.runJob` and `clusters.runJob` run them. */
export function list({ target_type, signal }: { target_type?: TargetType } & Cancellable = {}): Promise<
  Page<CustomJobTemplate>
> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/custom-job-templates', { ...init, params: { query: { target_type } } }),
  ).then(page(customJobTemplate, 'custom jobs'))
}

/** One custom job. */
export function get(templateId: string, { signal }: Cancellable = {}): Promise<CustomJobTemplate> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/custom-job-templates/{templateId}', { ...init, params: { path: { templateId } } }),
  ).then(one(customJobTemplate))
}
