import { ApiError } from './errors'
import type { Paging } from './urls'
import type { QueryOf } from './wire'

type JobsQuery = QueryOf<'listJobs'>

/** What lists of jobs and of workflows can be narrowed to. An empty text is no filter. */
export type JobFilters = Omit<JobsQuery, keyof Paging | 'job_type'> & {
  /** Several need the feature `jobs.filter`, as all other fields but the organization and the cluster's name do. */
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

/** So many rows every platform sends at once. */
const FEW = 25

/**
 * Reads a page of jobs or of workflows. A platform without the feature `jobs.filter` may refuse to send more than 25 rows:
 * it is asked once more, for the same page of 25.
 */
export async function orFewer<Rows>(
  query: JobsQuery,
  ask: (query: JobsQuery) => Promise<Rows>,
): Promise<Rows> {
  try {
    return await ask(query)
  } catch (error) {
    const isTooMany = error instanceof ApiError && error.status === 400 && (query.limit ?? FEW) > FEW
    if (!isTooMany) throw error
    return ask({ ...query, limit: FEW })
  }
}
