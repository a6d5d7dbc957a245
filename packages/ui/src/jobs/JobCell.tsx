import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { CopyableId, textLinkStyles } from '../primitives'
import { ErrorText } from './ErrorText'

export interface JobCellProps {
  job: {
    job_id: string
    job_type: string
    workflow_id: string | null
    error_message: string | null
    metadata: { workflow_name: string | null }
  }
  onOpenWorkflow: (workflow_id: string) => void
}

/** A job's type, its workflow, and the first line of its error, which can be opened to the whole text. */
export function JobCell({ job, onOpenWorkflow }: JobCellProps) {
  const { job_id, job_type, workflow_id, error_message, metadata } = job
  return (
    <Root>
      <span>{job_type || 'Unnamed job'}</span>
      <span data-part="facts">
        <CopyableId id={job_id} label="job ID" />
        {workflow_id && (
          <LinkButton type="button" title={workflow_id} onClick={() => onOpenWorkflow(workflow_id)}>
            {metadata.workflow_name || 'Workflow'}
          </LinkButton>
        )}
      </span>
      {error_message && (
        <details>
          <summary>
            <ChevronRight size={14} aria-hidden />
            <span>{error_message}</span>
          </summary>
          <ErrorText>{error_message}</ErrorText>
        </details>
      )}
    </Root>
  )
}

/** A button that reads as a link: it opens a dialog. */
export const LinkButton = styled.button`
  ${textLinkStyles}
  min-width: 0;
  min-height: var(--target);
  padding-inline: 0;
  border: 0;
  background: none;
  font-size: inherit;
  text-align: left;
`

const Root = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  padding-block: var(--space-1);
  text-align: left;

  > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    color: var(--text-muted);
    font-size: var(--size-sm);
    font-weight: 400;
  }
  details {
    min-width: 0;
    font-weight: 400;
  }
  summary {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--target);
    color: var(--danger);
    font-size: var(--size-sm);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    flex: none;
  }
  summary > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [open] > summary > svg {
    transform: rotate(90deg);
  }
  @media (pointer: coarse) {
    summary {
      min-height: 44px;
    }
  }
`
