import { read, write } from './client'
import { changed, page } from './decode/answer'
import { jobOf } from './decode/job'
import type { Cancellable, Job, JobFilters, Page, Paging, Source } from './models'
import { fromEitherSource } from './source'
import { jobQuery } from './urls'

const lists = { organization: '/v1/admin/jobs', cluster: '/v1/admin/cluster-jobs' } as const

/** What an action needs to know of a job; without a source the organizations' endpoint is asked first. */
export interface JobRef {
  job_id: string
  source?: Source
}

/** A page of jobs of organizations (default) or of clusters. */
export function list({
  source = 'organization',
  signal,
  ...params
}: { source?: Source } & JobFilters & Paging & Cancellable = {}): Promise<Page<Job>> {
  return read(signal, (api, init) =>
    api.GET(lists[source], { ...init, params: { query: jobQuery(params) } }),
  ).then(page(jobOf(source), 'jobs'))
}

/** Queues a failed or cancelled job again. */
export function restart({ job_id, source }: JobRef): Promise<Job | null> {
  return fromEitherSource(source, (asked) =>
    write((api, init) =>
      api.POST(`${lists[asked]}/{jobId}/restart`, { ...init, params: { path: { jobId: job_id } } }),
    ).then(changed(jobOf(asked))),
  )
}

/** Cancels a job that has not finished. */
export function cancel({ job_id, source }: JobRef): Promise<Job | null> {
  return fromEitherSource(source, (asked) =>
    write((api, init) =>
      api.POST(`${lists[asked]}/{jobId}/cancel`, { ...init, params: { path: { jobId: job_id } } }),
    ).then(changed(jobOf(asked))),
  )
}
