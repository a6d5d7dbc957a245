import { Activity } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { JobStatusBadge } from '../jobs/JobStatusBadge'
import type { JobStatus } from '../jobs/status'
import { formatInteger, type Loadable } from '../lib'
import { Card, EmptyState, Missing, RelativeTime, Skeleton, SkeletonGroup, TextLink } from '../primitives'
import { countJobGroups } from './jobGroups'
import { StackedBar } from './StackedBar'

/** What the dashboard draws of a job. */
export interface LatestJob {
  job_id: string
  job_type: string
  status: JobStatus
  raw_status: string
  namespace: string | null
  created_at: string | null
  source: 'organization' | 'cluster'
}

/** The jobs looked at, newest first, and how many there are in all. */
export interface LatestJobs {
  latest: readonly LatestJob[]
  total: number
}

export interface JobsPartProps {
  jobs: Loadable<LatestJobs>
}

/** §9: admin recent jobs. */
const RECENT = 5

/** What the numbers cover: 'of the latest 100' where there are more. */
export const coverage = ({ latest, total }: LatestJobs) =>
  total > latest.length ? `of the latest ${formatInteger(latest.length)}` : 'of all'

/** §2 Admin dashboard: how jobs went, as §4 groups them. */
export function JobSummary({ jobs }: JobsPartProps) {
  return (
    <Card
      title="Job summary"
      actions={
        jobs.state === 'ready' && jobs.data.latest.length > 0 && <Note>{coverage(jobs.data)} jobs</Note>
      }
    >
      {part(
        jobs,
        ({ latest }) => {
          const { active, completed, failed, other } = countJobGroups(latest)
          return (
            <StackedBar
              label="Job summary"
              segments={[
                { label: 'Active', value: active, tone: 'info' },
                { label: 'Completed', value: completed, tone: 'success' },
                { label: 'Failed', value: failed, tone: 'danger' },
                // What §4 groups nowhere still is part of the whole.
                ...(other > 0 ? [{ label: 'Other', value: other, tone: 'neutral' as const }] : []),
              ]}
            />
          )
        },
        <SkeletonGroup label="Loading job summary">
          <Skeleton height={42} />
        </SkeletonGroup>,
      )}
    </Card>
  )
}

/** §2 Admin dashboard: the most recent jobs of organizations and clusters. */
export function RecentJobs({ jobs, jobsHref }: JobsPartProps & { jobsHref: string }) {
  return (
    <Card title="Recent jobs" actions={<TextLink href={jobsHref}>View All</TextLink>} flush>
      {part(
        jobs,
        ({ latest }) => (
          <Rows>
            {latest.slice(0, RECENT).map((job) => (
              <Row as="li" key={`${job.source} ${job.job_id}`}>
                <div>
                  <p>{job.job_type || <Missing>N/A</Missing>}</p>
                  <small>
                    {job.source === 'cluster' ? 'Cluster job' : 'Organization job'}
                    {job.namespace && ` · ${job.namespace}`}
                  </small>
                </div>
                <span data-part="state">
                  <JobStatusBadge status={job.status} raw_status={job.raw_status} />
                  <small>
                    <RelativeTime value={job.created_at} />
                  </small>
                </span>
              </Row>
            ))}
          </Rows>
        ),
        <SkeletonGroup label="Loading recent jobs">
          <Rows as="div">
            {Array.from({ length: RECENT }, (_, row) => (
              <Row key={row}>
                <div>
                  <Skeleton width={160} />
                  <Skeleton width={110} />
                </div>
              </Row>
            ))}
          </Rows>
        </SkeletonGroup>,
      )}
    </Card>
  )
}

/** What failed is told once, at the top of the screen. */
function part(jobs: Loadable<LatestJobs>, draw: (jobs: LatestJobs) => ReactNode, skeleton: ReactNode) {
  if (jobs.state === 'loading') return skeleton
  if (jobs.state === 'error')
    return <EmptyState icon={<Activity />} title="Jobs are not available right now" />
  if (jobs.data.latest.length === 0) return <EmptyState icon={<Activity />} title="No jobs yet" />
  return draw(jobs.data)
}

const Note = styled.span`
  color: var(--text-muted);
  font-size: var(--size-sm);
`

const Rows = styled.ul`
  > * + * {
    border-top: 1px solid var(--border);
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 65px;
  padding: var(--space-3) 18px;

  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    font-weight: 500;
  }
  small {
    color: var(--text-muted);
    font-size: var(--size-xs);
  }
  > [data-part='state'] {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: flex-end;
  }
  > [data-part='state'] > small {
    min-width: 96px;
    text-align: right;
  }
  @media (max-width: 640px) {
    > [data-part='state'] {
      flex-direction: column;
      align-items: flex-end;
    }
  }
`
