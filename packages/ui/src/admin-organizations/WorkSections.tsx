import { memo } from 'react'
import styled from 'styled-components'
import {
  JobStatusBadge,
  usePresence,
  WaitingRows,
  WorkflowStanding,
  type HeldList,
  type JobStatus,
} from '../jobs'
import { memoized, type Loadable } from '../lib'
import { DialogSection, RelativeTime, RowList, RowListItem, RowListSkeletons } from '../primitives'

/** One run of a workflow. */
export interface WorkflowItem {
  workflow_id: string
  workflow_type: string
  description: string
  created_at: string | null
}

/** One background job. */
export interface JobItem {
  job_id: string
  job_type: string
  status: JobStatus
  raw_status: string
  error_message: string | null
  created_at: string | null
}

export interface WorkflowsSectionProps<Workflow extends WorkflowItem> {
  workflows: Loadable<readonly Workflow[]>
  onOpen: (workflow: Workflow) => void
  /** Its address, for a tab of its own. */
  openHref?: (workflow: Workflow) => string
  /** The statuses of the steps of each workflow, by its id. */
  statuses: Readonly<Record<string, Loadable<readonly JobStatus[]>>>
  held: HeldList
}

/** §2.15, §9.3: the newest workflows of an organization; pressing one opens its jobs. */
export const WorkflowsSection = memoized(function WorkflowsSection<Workflow extends WorkflowItem>({
  workflows,
  onOpen,
  openHref,
  statuses,
  held,
}: WorkflowsSectionProps<Workflow>) {
  return (
    <DialogSection
      ref={usePresence(held.onPresence)}
      remark={<WaitingRows {...held} />}
      title="Workflows"
      content={workflows}
      empty="No workflows yet"
      skeleton={<RowListSkeletons count={3} ruled />}
    >
      {(items) => (
        <RowList ruled>
          {items.map((workflow) => (
            <RowListItem
              key={workflow.workflow_id}
              name={workflow.description || workflow.workflow_type || 'Workflow'}
              tags={<code data-long>{workflow.workflow_type}</code>}
              aside={
                <>
                  <WorkflowStanding statuses={statuses[workflow.workflow_id]} />
                  <RelativeTime value={workflow.created_at} />
                </>
              }
              onOpen={() => onOpen(workflow)}
              href={openHref?.(workflow)}
            />
          ))}
        </RowList>
      )}
    </DialogSection>
  )
})

export interface JobsSectionProps {
  jobs: Loadable<readonly JobItem[]>
  held: HeldList
}

/** §2.15, §9.3: the newest background jobs of an organization. */
export const JobsSection = memo(function JobsSection({ jobs, held }: JobsSectionProps) {
  return (
    <DialogSection
      ref={usePresence(held.onPresence)}
      remark={<WaitingRows {...held} />}
      title="Background jobs"
      content={jobs}
      empty="No background jobs yet"
      skeleton={<RowListSkeletons count={3} ruled />}
    >
      {(items) => (
        <RowList ruled>
          {items.map((job) => (
            <RowListItem
              key={job.job_id}
              name={<JobType data-long>{job.job_type || 'job'}</JobType>}
              meta={job.error_message && <Problem>{job.error_message}</Problem>}
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
    </DialogSection>
  )
})

const JobType = styled.code`
  font-weight: 400;
`

const Problem = styled.span`
  color: var(--danger);
  font-size: var(--size-xs);
`
