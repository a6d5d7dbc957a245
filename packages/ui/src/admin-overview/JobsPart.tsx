import { Activity } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JobStatus } from '../jobs'
import { formatInteger, type Loadable } from '../lib'
import { EmptyState } from '../primitives'

/** What the dashboard draws of a job. */
export interface LatestJob {
  job_id: string
  job_type: string
  status: JobStatus
  raw_status: string
  namespace: string | null
  workflow_id: string | null
  created_at: string | null
  source: 'organization' | 'cluster'
}

/** The jobs looked at, newest first, and how many there are in all, or at least, where the platform does not tell. */
export interface LatestJobs {
  latest: readonly LatestJob[]
  total: number
  uncounted?: boolean
}

export interface JobsPartProps {
  jobs: Loadable<LatestJobs>
  children: (jobs: LatestJobs) => ReactNode
  /** Drawn while loading. */
  skeleton: ReactNode
}

/** What the numbers cover: 'of the latest 100' where there are more. */
export const coverage = (jobs: LatestJobs) =>
  isOfAll(jobs) ? 'of all' : `of the latest ${formatInteger(jobs.latest.length)}`

/** Whether all jobs there are were counted. */
export const isOfAll = ({ latest, total, uncounted }: LatestJobs) => !uncounted && total <= latest.length

/**
 * A part of the dashboard about jobs. When they failed to load it only says that they are not available: the failure is
 * told once, at the top of the screen.
 */
export function JobsPart({ jobs, children, skeleton }: JobsPartProps) {
  if (jobs.state === 'loading') return skeleton
  if (jobs.state === 'error')
    return <EmptyState icon={<Activity />} title="Jobs are not available right now" />
  if (jobs.data.latest.length === 0) return <EmptyState icon={<Activity />} title="No jobs yet" />
  return children(jobs.data)
}
