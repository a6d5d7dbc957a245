import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { JobStatusBadge, type JobStatus } from '../jobs'
import type { Loadable } from '../lib'
import { DialogSection, RelativeTime, Skeleton } from '../primitives'

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
}

/** §2, §9: the newest workflows of an organization; a press shows one's jobs. */
export function WorkflowsSection<Workflow extends WorkflowItem>({
  workflows,
  onOpen,
}: WorkflowsSectionProps<Workflow>) {
  return (
    <DialogSection
      title="Workflows"
      content={workflows}
      empty="No workflows yet"
      skeleton={<RowSkeletons count={3} />}
    >
      {(items) => (
        <Rows>
          {items.map((workflow) => (
            <li key={workflow.workflow_id}>
              <button type="button" onClick={() => onOpen(workflow)}>
                {workflow.description || workflow.workflow_type || 'Workflow'}
              </button>
              <code>{workflow.workflow_type}</code>
              <span data-part="time">
                <RelativeTime value={workflow.created_at} />
                <ChevronRight size={16} aria-hidden />
              </span>
            </li>
          ))}
        </Rows>
      )}
    </DialogSection>
  )
}

export interface JobsSectionProps {
  jobs: Loadable<readonly JobItem[]>
}

/** §2, §9: the newest background jobs of an organization. */
export function JobsSection({ jobs }: JobsSectionProps) {
  return (
    <DialogSection
      title="Background jobs"
      content={jobs}
      empty="No background jobs yet"
      skeleton={<RowSkeletons count={3} />}
    >
      {(items) => (
        <Rows>
          {items.map((job) => (
            <li key={job.job_id}>
              <div>
                <code>{job.job_type || 'job'}</code>
                {job.error_message && <p>{job.error_message}</p>}
              </div>
              <JobStatusBadge status={job.status} raw_status={job.raw_status} />
              <span data-part="time">
                <RelativeTime value={job.created_at} />
              </span>
            </li>
          ))}
        </Rows>
      )}
    </DialogSection>
  )
}

function RowSkeletons({ count }: { count: number }) {
  return (
    <Rows as="div">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton width={180} />
        </div>
      ))}
    </Rows>
  )
}

const Rows = styled.ul`
  border-top: 1px solid var(--border);

  > * {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    min-height: 41px;
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--border);
  }
  > * > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  code {
    color: var(--text-muted);
    font-size: 12px;
  }
  div > code {
    color: inherit;
    font-size: 12.5px;
  }
  p {
    color: var(--danger);
    font-size: var(--size-xs);
  }
  [data-part='time'] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-1);
    min-width: 92px;
    color: var(--text-muted);
    font-size: var(--size-sm);
    white-space: nowrap;
  }

  /* The button's area is its row. */
  button {
    padding: 0;
    border: 0;
    background: none;
    font-weight: 500;
    text-align: left;
  }
  button::after {
    content: '';
    position: absolute;
    inset: 0 -8px;
    border-radius: var(--radius-sm);
  }
  li:has(> button):hover > button {
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  button:focus-visible {
    outline: none;
  }
  button:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  @media (max-width: 480px) {
    > * {
      flex-wrap: wrap;
    }
    > * > :first-child {
      flex-basis: 100%;
    }
    [data-part='time'] {
      margin-left: auto;
    }
  }
`
