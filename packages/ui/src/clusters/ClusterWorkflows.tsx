import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { RelativeTime, Skeleton } from '../primitives'

/** What the dialog draws of a workflow's run. */
export interface WorkflowRow {
  workflow_id: string
  workflow_type: string
  description: string
  created_at: string | null
}

export interface ClusterWorkflowsProps {
  workflows: readonly WorkflowRow[]
  onOpen: (workflowId: string) => void
}

/** §9: the first ten. */
const SHOWN = 10

/** §2 Namespaces dialog: the cluster's workflows; a press opens the details. */
export function ClusterWorkflows({ workflows, onOpen }: ClusterWorkflowsProps) {
  return (
    <Rows>
      {workflows.slice(0, SHOWN).map(({ workflow_id, workflow_type, description, created_at }) => (
        <li key={workflow_id}>
          <button type="button" onClick={() => onOpen(workflow_id)}>
            {description || workflow_type || 'Workflow'}
          </button>
          <span>
            <RelativeTime value={created_at} />
            <ChevronRight size={16} aria-hidden />
          </span>
        </li>
      ))}
    </Rows>
  )
}

export function ClusterWorkflowSkeletons() {
  return (
    <Rows as="div">
      {[1, 2, 3].map((row) => (
        <div key={row}>
          <Skeleton width={240} />
          <Skeleton width={64} />
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
    justify-content: space-between;
    gap: var(--space-4);
    min-height: max(37px, var(--target));
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--border);
  }
  button {
    min-width: 0;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 500;
    text-align: start;
    overflow-wrap: anywhere;
  }
  /* The description is the button; its area is the row. */
  button::after {
    content: '';
    position: absolute;
    inset: 0 -8px;
    border-radius: var(--radius-sm);
  }
  li:hover button {
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
  li > span {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: var(--space-2);
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
`
