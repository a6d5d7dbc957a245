import * as v from 'valibot'
import { changed, page, type Page } from './answers'
import { read, write, type Cancellable } from './client'
import { count, optionalText, requiredText, rows, text, time } from './fields'
import { JobAttempt } from './jobAttempts'
import { knownStatus } from './jobStatus'
import { jobsQuery, orFewer, type JobFilters } from './jobsQuery'
import { fromEitherSource, type Source } from './source'
import type { Paging } from './urls'
import { wireObject, type Schemas } from './wire'

const noMetadata = { namespace: null, cluster_id: null, workflow_name: null }

const metadata = wireObject<NonNullable<Schemas['Job']['metadata']>>()({
  namespace: optionalText,
  cluster_id: optionalText,
  workflow_name: optionalText,
})

const jobOnWire = wireObject<Schemas['Job']>()({
  job_id: requiredText,
  job_type: text,
  status: v.fallback(v.string(), ''),
  organization_id: optionalText,
  namespace: optionalText,
  cluster_id: optionalText,
  /** The run that this job is a step of. */
  workflow_id: optionalText,
  retries: count,
  max_retries: count,
  error_message: optionalText,
  error: optionalText,
  created_at: time,
  updated_at: time,
  /** The position among the steps of its workflow. */
  sequence_number: count,
  started_at: time,
  finished_at: time,
  attempts: rows(JobAttempt),
  metadata: v.fallback(v.nullish(metadata, {}), noMetadata),
})

const jobOf = (source: Source) =>
  v.pipe(
    jobOnWire,
    v.transform(({ error, status, attempts, ...job }) => ({
      ...job,
      /** Every time it was tried, oldest first; null where the platform does not tell. */
      attempts: attempts?.toSorted((a, b) => a.number - b.number) ?? null,
      status: knownStatus(status),
      /** The status in the platform's own word. */
      raw_status: status,
      /** Older platforms spell it `error`. */
      error_message: job.error_message ?? error,
      /** Which endpoint answered with it; its actions go there first. */
      source,
    })),
  )
export type Job = v.InferOutput<ReturnType<typeof jobOf>>

const decoders = { organization: jobOf('organization'), cluster: jobOf('cluster') }

/** A background job, as the endpoint of `source` answers with it. */
export const Job = (source: Source) => decoders[source]

const pages = { organization: page(Job('organization'), 'jobs'), cluster: page(Job('cluster'), 'jobs') }

const lists = { organization: '/v1/admin/jobs', cluster: '/v1/admin/cluster-jobs' } as const

/** What an action needs to know of a job. Without a source the organizations' endpoint is asked first. */
export interface JobRef {
  job_id: string
  source?: Source
}

/** A page of the jobs of organizations or, of `source: 'cluster'`, of clusters. `GET /v1/admin/jobs`, `/cluster-jobs` */
export function list({
  source = 'organization',
  signal,
  ...params
}: { source?: Source } & JobFilters & Paging & Cancellable = {}): Promise<Page<Job>> {
  return orFewer(jobsQuery(params), (query) =>
    read(lists[source], { signal, params: { query } }, pages[source]),
  )
}

/** Queues a failed or cancelled job again. `POST /v1/admin/jobs/{jobId}/restart`, the same under `/cluster-jobs` */
export function restart({ job_id, source }: JobRef): Promise<Job | null> {
  return fromEitherSource(source, (asked) =>
    write(
      'POST',
      `${lists[asked]}/{jobId}/restart`,
      { params: { path: { jobId: job_id } } },
      changed(Job(asked)),
    ),
  )
}

/** Cancels a job that has not finished. `POST /v1/admin/jobs/{jobId}/cancel`, the same under `/cluster-jobs` */
export function cancel({ job_id, source }: JobRef): Promise<Job | null> {
  return fromEitherSource(source, (asked) =>
    write(
      'POST',
      `${lists[asked]}/{jobId}/cancel`,
      { params: { path: { jobId: job_id } } },
      changed(Job(asked)),
    ),
  )
}
