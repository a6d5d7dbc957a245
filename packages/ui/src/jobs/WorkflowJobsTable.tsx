import { ListX } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { ready } from '../lib'
import { CopyableId, EmptyState, LongText, RelativeTime, Table, type TableColumn } from '../primitives'
import { JobActionButton } from './JobActionButton'
import { JobStatusBadge } from './JobStatusBadge'
import { retriesText } from './retries'
import { actionInWorkflow, whyNotInWorkflow, type JobAction } from './rules'
import type { WorkflowStepJob } from './StepLine'

export interface WorkflowJobsTableProps {
  jobs: readonly WorkflowStepJob[]
  /** Job whose write is under way; other writes wait for it. */
  busyId?: string
  onAction: (action: JobAction, job: WorkflowStepJob) => void
}

/** A workflow's jobs with what can be done about each. */
export function WorkflowJobsTable({ jobs, busyId, onAction }: WorkflowJobsTableProps) {
  const columns = useMemo(() => columnsFor(busyId, onAction), [busyId, onAction])
  return (
    <Table
      label="Jobs"
      columns={columns}
      rows={ready(jobs)}
      rowKey={({ job_id }) => job_id}
      empty={<EmptyState icon={<ListX />} title="This workflow has no jobs" />}
    />
  )
}

const columnsFor = (
  busyId: string | undefined,
  onAction: WorkflowJobsTableProps['onAction'],
): readonly TableColumn<WorkflowStepJob>[] => [
  {
    id: 'job',
    header: 'Job',
    cell: ({ job_id, job_type }) => (
      <Name>
        <LongText>{job_type || 'Unnamed job'}</LongText>
        <CopyableId id={job_id} label="job ID" />
      </Name>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: '132px',
    cell: ({ status, raw_status }) => <JobStatusBadge status={status} raw_status={raw_status} />,
  },
  {
    id: 'retries',
    header: 'Retries',
    width: '128px',
    align: 'end',
    cell: retriesText,
  },
  {
    id: 'updated',
    header: 'Updated',
    width: '108px',
    align: 'end',
    cell: ({ updated_at }) => <RelativeTime focusable value={updated_at} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    width: '120px',
    align: 'end',
    cell: (job) => (
      <JobActionButton
        action={actionInWorkflow(job.status)}
        whyNot={whyNotInWorkflow(job.status)}
        job_type={job.job_type}
        busy={busyId === job.job_id}
        waiting={busyId !== undefined && busyId !== job.job_id}
        onAction={(action) => onAction(action, job)}
      />
    ),
  },
]

const Name = styled.span`
  display: grid;
  justify-items: start;
  padding-block: var(--space-1);

  code {
    color: var(--text-muted);
    font-weight: 400;
  }
`
