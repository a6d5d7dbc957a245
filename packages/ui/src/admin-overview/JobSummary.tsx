import styled from 'styled-components'
import { Card, SkeletonGroup } from '../primitives'
import { countJobGroups } from './jobGroups'
import { coverage, JobsPart, type JobsPartProps } from './JobsPart'
import { StackedBar, StackedBarSkeleton } from './StackedBar'

export interface JobSummaryProps extends Pick<JobsPartProps, 'jobs'> {
  /** Addresses of the jobs of each group. */
  hrefs: Record<'activeJobs' | 'completedJobs' | 'failedJobs' | 'otherJobs', string>
}

/** §2.13 admin-overview: how jobs went, as §4.7 groups them. */
export function JobSummary({ jobs, hrefs }: JobSummaryProps) {
  return (
    <Card
      title="Job summary"
      actions={
        jobs.state === 'ready' && jobs.data.latest.length > 0 && <Note>{`${coverage(jobs.data)} jobs`}</Note>
      }
    >
      <JobsPart
        jobs={jobs}
        skeleton={
          <SkeletonGroup label="Loading job summary">
            <StackedBarSkeleton labels={['Active', 'Completed', 'Failed', 'Other']} />
          </SkeletonGroup>
        }
      >
        {({ latest }) => {
          const { active, completed, failed, other } = countJobGroups(latest)
          return (
            <StackedBar
              label="Job summary"
              segments={[
                { label: 'Active', value: active, tone: 'info', href: hrefs.activeJobs },
                { label: 'Completed', value: completed, tone: 'success', href: hrefs.completedJobs },
                { label: 'Failed', value: failed, tone: 'danger', href: hrefs.failedJobs },
                // Jobs of statuses that §4.7 puts into no group, so that the parts add up to all jobs.
                ...(other > 0
                  ? [{ label: 'Other', value: other, tone: 'neutral' as const, href: hrefs.otherJobs }]
                  : []),
              ]}
            />
          )
        }}
      </JobsPart>
    </Card>
  )
}

const Note = styled.span`
  color: var(--text-muted);
  font-size: var(--size-sm);
`
