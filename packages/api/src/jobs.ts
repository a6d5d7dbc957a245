import * as v from 'valibot'
import { changed, page, type Page } from './answers'
import { read, write, type Cancellable } from './client'
import { count, optionalText, requiredText, text, time } from './fields'
import { fromEitherSource, type Source } from './source'
import { jobsQuery, type Paging } from './urls'
import { wireObject, type QueryOf, type Schemas } from './wire'

/** Every status the document knows. */
type KnownJobStatus = Schemas['JobStatus']

/** A job's status. `unknown` stands for every other word; `raw_status` keeps the word for the screen to show. */
export type JobStatus = KnownJobStatus | 'unknown'

// A record, so that a status that the document gains or loses stops the compiler here.
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
  metadata: v.fallback(v.nullish(metadata, {}), noMetadata),
})

/** A background job, as the endpoint of `source` answers with it. */
export const Job = (source: Source) =>
  v.pipe(
    jobOnWire,
    v.transform(({ error, status, ...job }) => ({
      ...job,
      status: knownStatus(status),
      /** The status in the platform's own word. */
      raw_status: status,
      /** Older platforms spell it `error`. */
      error_message: job.error_message ?? error,
      /** Which endpoint answered with it; its actions go there first. */
      source,
    })),
  )
export type Job = v.InferOutput<ReturnType<typeof Job>>

/** What lists of jobs and of workflows can be narrowed to. An empty text is no filter. */
export type JobFilters = Omit<QueryOf<'listJobs'>, keyof Paging>

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
  return read(lists[source], { signal, params: { query: jobsQuery(params) } }).then(page(Job(source), 'jobs'))
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
