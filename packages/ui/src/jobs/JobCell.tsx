import styled from 'styled-components'
import { CopyableId, LongText, Opener, textLinkStyles } from '../primitives'
import { ErrorDetails } from './ErrorDetails'

export interface JobCellProps {
  job: {
    job_id: string
    job_type: string
    workflow_id: string | null
    error_message: string | null
    metadata: { workflow_name: string | null }
    /** Which of the two lists it came from. */
    source?: 'organization' | 'cluster'
  }
  onOpenWorkflow: (workflow_id: string, source?: 'organization' | 'cluster') => void
  /** Address of a workflow's details, for a tab of its own. Keep its identity stable. */
  workflowHref?: (workflow_id: string, source?: 'organization' | 'cluster') => string
}

/** A job's type, its workflow, and the first line of its error, which can be opened to the whole text. */
export function JobCell({ job, onOpenWorkflow, workflowHref }: JobCellProps) {
  const { job_id, job_type, workflow_id, error_message, metadata, source } = job
  return (
    <Root>
      <LongText>{job_type || 'Unnamed job'}</LongText>
      <span data-part="facts">
        <CopyableId id={job_id} label="job ID" />
        {workflow_id && (
          <OpenLink
            title={workflow_id}
            href={workflowHref?.(workflow_id, source)}
            onOpen={() => onOpenWorkflow(workflow_id, source)}
          >
            <LongText>{metadata.workflow_name || 'Workflow'}</LongText>
          </OpenLink>
        )}
      </span>
      {error_message && <ErrorDetails error={error_message} />}
    </Root>
  )
}

/** What opens a dialog and reads as a link. */
export const OpenLink = styled(Opener)`
  ${textLinkStyles}
  display: inline-block;
  min-width: 0;
  min-height: var(--target);
  padding-inline: 0;
  border: 0;
  background: none;
  font-size: inherit;
  text-align: left;
`

/* One line each for the type, for what belongs to it and for its error. */
const Root = styled.div`
  --lines: 1;
  display: grid;
  min-width: 0;
  padding-block: var(--space-1);
  text-align: left;

  > [data-part='facts'] {
    display: flex;
    align-items: center;
    gap: 0 var(--space-3);
    min-width: 0;
    color: var(--text-muted);
    font-size: var(--size-sm);
    font-weight: 400;
  }
`
