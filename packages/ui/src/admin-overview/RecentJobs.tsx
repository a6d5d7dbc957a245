import styled from 'styled-components'
import { JobStatusBadge } from '../jobs'
import {
  Card,
  LongText,
  RelativeTime,
  RowList,
  RowListItem,
  RowListSkeletons,
  SkeletonGroup,
  TextLink,
  visuallyHiddenStyles,
} from '../primitives'
import { JobsPart, type JobsPartProps, type LatestJob } from './JobsPart'

export interface RecentJobsProps extends Pick<JobsPartProps, 'jobs'> {
  /** Address of all jobs. */
  jobsHref: string
  /** Where a job leads: to its workflow, or to the list that it is in. */
  jobHref: (job: LatestJob) => string
  /** Opens the workflow that a job is part of. */
  onOpenWorkflow: (job: LatestJob) => void
}

/** How many of the most recent jobs the dashboard of administrators shows (§9.3). */
const RECENT = 5
/** The height of a row in px. */
const ROW = 65

/** §2.13 admin-overview: the most recent jobs of organizations and clusters. */
export function RecentJobs({ jobs, jobsHref, jobHref, onOpenWorkflow }: RecentJobsProps) {
  return (
    <Card title="Recent jobs" actions={<TextLink href={jobsHref}>View All</TextLink>} flush>
      <JobsPart
        jobs={jobs}
        skeleton={
          <SkeletonGroup label="Loading recent jobs">
            <RowListSkeletons count={RECENT} lines={2} rowHeight={ROW} inset />
          </SkeletonGroup>
        }
      >
        {({ latest }) => (
          <RowList rowHeight={ROW} inset>
            {latest.slice(0, RECENT).map((job) => (
              <RowListItem
                key={`${job.source} ${job.job_id}`}
                href={jobHref(job)}
                onOpen={job.workflow_id ? () => onOpenWorkflow(job) : undefined}
                name={job.job_type || 'Unnamed job'}
                meta={
                  <LongText>
                    <Kind data-brief={!!job.namespace || undefined}>
                      {job.source === 'cluster' ? 'Cluster job' : 'Organization job'}
                      {job.namespace && ' · '}
                    </Kind>
                    {job.namespace}
                  </LongText>
                }
                aside={
                  <>
                    <JobStatusBadge status={job.status} raw_status={job.raw_status} />
                    <RelativeTime value={job.created_at} />
                  </>
                }
              />
            ))}
          </RowList>
        )}
      </JobsPart>
    </Card>
  )
}

/* On a phone a namespace stands for itself. */
const Kind = styled.span`
  @media (max-width: 640px) {
    &[data-brief] {
      ${visuallyHiddenStyles}
    }
  }
`
