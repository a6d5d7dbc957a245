import type { Paging } from './urls'
import type { QueryOf } from './wire'

type JobsQuery = QueryOf<'listJobs'>

/** What lists of jobs and of workflows can be narrowed to. An empty text is no filter. */
export type JobFilters = Omit<JobsQuery, keyof Paging | 'job_type'> & {
  /** Several need the feature `jobs.filter`, as everything below `job_type_not` does. */
  job_type?: string | string[]
}

/** The parameters of the lists of jobs and of workflows, in the order they are always sent in. */
export function jobsQuery({ job_type, ...params }: JobFilters & Paging): JobsQuery {
  const { organization_id, organization_email, cluster_name } = params
  const { job_type_not, status, cluster_id, since, until, sort, page, limit } = params
  return {
    organization_id,
    organization_email,
    cluster_name,
    job_type: job_type === undefined ? undefined : [job_type].flat(),
    job_type_not,
    status,
    cluster_id,
    since,
    until,
    sort,
    page,
    limit,
  }
}
