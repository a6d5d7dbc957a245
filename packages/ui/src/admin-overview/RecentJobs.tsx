import styled from 'styled-components'
import { JobStatusBadge } from '../jobs'
import { Card, Missing, RelativeTime, Skeleton, SkeletonGroup, TextLink } from '../primitives'
import { JobsPart, type JobsPartProps } from './JobsPart'

export interface RecentJobsProps extends Pick<JobsPartProps, 'jobs'> {
  /** Address of all jobs. */
  jobsHref: string
}

/** §9: admin recent jobs. */
const RECENT = 5

/** §2 Admin dashboard: the most recent jobs of organizations and clusters. */
export function RecentJobs({ jobs, jobsHref }: RecentJobsProps) {
  return (
    <Card title="Recent jobs" actions={<TextLink href={jobsHref}>View All</TextLink>} flush>
      <JobsPart
        jobs={jobs}
        skeleton={
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
          </SkeletonGroup>
        }
      >
        {({ latest }) => (
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
        )}
      </JobsPart>
    </Card>
  )
}

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
