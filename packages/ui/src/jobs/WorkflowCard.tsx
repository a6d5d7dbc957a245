import styled from 'styled-components'
import { shortId, type Loadable } from '../lib'
import { RelativeTime, Skeleton } from '../primitives'
import { overallStatus } from './rules'
import type { JobStatus } from './status'
import { StepBar } from './StepBar'
import { WorkflowStatusBadge } from './WorkflowStatusBadge'

/** What a card draws of a workflow. */
export interface WorkflowSummary {
  workflow_id: string
  workflow_type: string
  description: string
  organization_email: string | null
  cluster_name: string | null
  created_at: string | null
}

export interface WorkflowCardProps {
  workflow: WorkflowSummary
  /** Its steps' statuses, in their order. */
  statuses: Loadable<readonly JobStatus[]>
  onOpen: (workflow_id: string) => void
}

/** A summary of a workflow; pressing anywhere on the card opens its details. */
export function WorkflowCard({ workflow, statuses, onOpen }: WorkflowCardProps) {
  const { workflow_id, organization_email, cluster_name } = workflow
  return (
    <Root>
      <header>
        <h3>
          <button type="button" onClick={() => onOpen(workflow_id)}>
            {workflow.description || workflow.workflow_type || 'Workflow'}
          </button>
        </h3>
        {statuses.state === 'ready' && <WorkflowStatusBadge status={overallStatus(statuses.data)} />}
        {statuses.state === 'loading' && <Skeleton width={84} height={22} />}
      </header>
      <p>{organization_email || cluster_name || 'No target'}</p>
      <div data-part="steps">
        {statuses.state === 'ready' && <StepBar statuses={statuses.data} />}
        {statuses.state === 'loading' && <Skeleton height={6} />}
        {statuses.state === 'error' && <small>Steps are not available right now</small>}
      </div>
      <footer>
        <code title={workflow_id}>{shortId(workflow_id)}</code>
        <RelativeTime value={workflow.created_at} />
      </footer>
    </Root>
  )
}

/** A card that is loading. */
export function WorkflowCardSkeleton() {
  return (
    <Root>
      <header>
        <Skeleton width={150} />
        <Skeleton width={84} height={22} />
      </header>
      <p>
        <Skeleton width="60%" />
      </p>
      <div data-part="steps">
        <Skeleton height={6} />
      </div>
      <footer>
        <Skeleton width={64} />
        <Skeleton width={72} />
      </footer>
    </Root>
  )
}

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
  padding: 16px 18px;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  h3 {
    min-width: 0;
    font-size: var(--size-md);
    line-height: 22px;
  }
  h3 > button {
    max-width: 100%;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
    vertical-align: bottom;
  }
  /* The whole card is the button. */
  h3 > button::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  h3 > button:focus-visible {
    outline: none;
  }
  h3 > button:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:has(h3 > button):hover {
    border-color: var(--border-strong);
  }
  > p {
    overflow: hidden;
    color: var(--text-muted);
    font-size: var(--size-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-part='steps'] {
    display: grid;
    align-items: center;
    min-height: 12px;
  }
  small {
    color: var(--text-faint);
    font-size: var(--size-xs);
    line-height: 12px;
  }
  > footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    color: var(--text-muted);
    font-size: var(--size-xs);
    font-variant-numeric: tabular-nums;
  }
`
