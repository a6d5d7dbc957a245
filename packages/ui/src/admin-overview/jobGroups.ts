import type { JobStatus } from '../jobs'

/** §4.7 Jobs, dashboard grouping; `other` holds the statuses it leaves out. */
export type JobGroup = 'active' | 'completed' | 'failed' | 'other'

const groups: Record<JobStatus, JobGroup> = {
  running: 'active',
  in_progress: 'active',
  pending: 'active',
  queued: 'active',
  completed: 'completed',
  success: 'completed',
  failed: 'failed',
  error: 'failed',
  processing: 'other',
  retrying: 'other',
  cancelled: 'other',
  unknown: 'other',
}

/** What is searched for among all jobs (§2.23) to find those of a group; no search finds a status that nobody knows. */
export const GROUP_QUERIES: Record<JobGroup, string> = {
  active: 'status:running status:waiting status!=processing status!=retrying',
  completed: 'status:done',
  failed: 'status:failed',
  other: 'status:processing status:retrying status:cancelled',
}

/** How many jobs there are of each group. */
export function countJobGroups(jobs: readonly { status: JobStatus }[]): Record<JobGroup, number> {
  const counts: Record<JobGroup, number> = { active: 0, completed: 0, failed: 0, other: 0 }
  for (const { status } of jobs) counts[groups[status]] += 1
  return counts
}
