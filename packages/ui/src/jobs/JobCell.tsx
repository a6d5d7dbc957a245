import type { ReactNode } from 'react'
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
  /** What it runs on, told here where the table has no room for its column. */
  target: ReactNode
  /** How often it was tried again, told here where the table has no room for its column. */
  retries: ReactNode
}

/**
 * A job's type and id in one line; in a second one what it runs on, its workflow, and the beginning of its error, which can
 * be opened to the whole text. What is pressed is in the second line only: two of them one above the other would need a
 * higher row.
 */
export function JobCell({ job, onOpenWorkflow, workflowHref, target, retries }: JobCellProps) {
  const { job_id, job_type, workflow_id, error_message, metadata, source } = job
  return (
    <Root>
      <div data-part="name">
        <LongText>{job_type || 'Unnamed job'}</LongText>
        <CopyableId id={job_id} label="job ID" />
        <span data-part="folded">{retries}</span>
      </div>
      <div data-part="facts">
        <span data-part="about">
          <span data-part="folded">{target}</span>
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
      </div>
    </Root>
  )
}

/** What opens a dialog and reads as a link. */
export const OpenLink = styled(Opener)`
  ${textLinkStyles}
  display: inline-flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  min-height: var(--target);
  padding-inline: 0;
  border: 0;
  background: none;
  font-size: inherit;
  text-align: left;
  vertical-align: middle;
`

/*
 * Two lines in a row of 44 px, one in a compact row. The button that copies the id stands at the end of both, so that it is
 * beside the links of the second line, which are higher than that, and not above them.
 */
const Root = styled.div`
  --lines: 1;
  --pressed: calc((var(--line) - var(--target)) / 2);
  position: relative;
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: calc(var(--row) - 1px);
  margin-block: calc(-1 * var(--space-1));
  padding-right: calc(var(--target) + var(--space-1));
  text-align: left;

  > div {
    display: flex;
    align-items: center;
    min-width: 0;
  }
  > [data-part='name'] {
    gap: var(--space-2);
    height: var(--line);
  }
  > [data-part='name'] > :not(:first-child) {
    position: static;
    flex: none;
    color: var(--text-muted);
    font-weight: 400;
  }
  > [data-part='name'] > [data-part='folded'] {
    font-size: var(--size-xs);
  }
  > [data-part='name'] button {
    position: absolute;
    top: calc((var(--row) - 1px - var(--target)) / 2);
    right: 0;
    margin: 0;
  }
  > [data-part='facts'] {
    gap: 0 var(--space-3);
    color: var(--text-muted);
    font-size: var(--size-xs);
    font-weight: 400;
  }
  [data-part='about'] :is(a, button),
  > [data-part='facts'] summary {
    margin-block: var(--pressed);
    padding-block: 0;
    font-size: inherit;
  }
  /* All of them share the line: the workflow gives way first, an error keeps room for its beginning. */
  [data-part='about'] {
    display: flex;
    gap: inherit;
    min-width: 0;
    max-width: 100%;
  }
  [data-part='about'] > :is(a, button) {
    flex: 0 3 auto;
    min-width: 48px;
  }
  > [data-part='facts'] > details {
    flex: 1 0.25 120px;
    min-width: 48px;
    max-width: 100%;
  }
  > [data-part='facts'] [data-long] {
    display: block;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-part='facts']:has(> [open]) {
    flex-wrap: wrap;
    padding-bottom: var(--space-2);
  }
  > [data-part='facts'] > [open] {
    flex-basis: 100%;
  }
  > [data-part='facts']:has(> [open]) :is(a, button, summary) {
    margin-block: 0;
  }
  /* Where nothing is folded and nothing else stands here, it takes no line from the error. */
  @container (min-width: 60rem) {
    [data-part='about']:not(:has(> :not([data-part='folded']))) {
      display: none;
    }
  }
  [data-density='compact'] & {
    margin-block: 0;
  }
  @container (min-width: 70rem) {
    [data-density='compact'] & {
      display: flex;
      align-items: center;
      gap: 0 var(--space-3);
    }
    [data-density='compact'] &:has([open]) {
      flex-wrap: wrap;
    }
    [data-density='compact'] & > [data-part='facts']:has(> details, > * > :is(a, button)) {
      flex: 1 0 40%;
    }
    [data-density='compact'] & > [data-part='facts']:has(> [open]) {
      flex-basis: 100%;
    }
  }
  @container (min-width: 45rem) and (max-width: 59.99875rem) {
    > [data-part='facts'] {
      column-gap: var(--space-2);
    }
  }
  @container (min-width: 45rem) and (max-width: 69.99875rem) {
    [data-density='compact'] & {
      --line: var(--line-xs);
      font-size: var(--size-sm);
      line-height: var(--line);
    }
    [data-density='compact'] & > [data-part='facts'] {
      margin-top: -1px;
    }
  }
  @container (max-width: 44.99875rem) {
    --pressed: 0;
    min-height: var(--control-sm);
    margin: 0 calc(-1 * var(--space-3)) 0 0;
    padding-right: var(--target);

    > [data-part='name'] button {
      top: calc((var(--control-sm) - var(--target)) / 2);
    }
    > [data-part='facts'] {
      flex-wrap: wrap;
    }
    > [data-part='facts'] > details {
      flex-basis: 100%;
    }
    [data-density='compact'] & > [data-part='facts']:not(:has(> [open])) {
      flex-wrap: nowrap;
    }
    [data-density='compact'] & > [data-part='facts'] > details:not([open]) {
      flex-basis: 120px;
    }
  }
  /* On paper nothing is pressed, and every text is whole. */
  @media print {
    > [data-part='name'] {
      flex-wrap: wrap;
      height: auto;
    }
    > [data-part='facts'],
    > [data-part='facts'] [data-long] {
      flex-wrap: wrap;
      white-space: normal;
    }
  }
  @container (min-width: 30rem) and (max-width: 44.99875rem) {
    > [data-part='facts']:not(:has(> details, > * > :is(a, button))) {
      display: none;
    }
  }
  @container (max-width: 29.99875rem) {
    --pressed: calc((var(--line) - var(--target)) / 2);

    > [data-part='facts']:not(:has(a, button, details)) {
      display: none;
    }
    > [data-part='facts'],
    [data-part='about'] {
      flex-wrap: wrap;
      row-gap: max(var(--space-1), calc(-1 * var(--pressed)));
    }
    > [data-part='facts'] summary {
      margin-block: 0;
    }
    summary > span {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
    }
  }
  /* A phone with large letters: beside the id no name could be told from another. */
  @container (max-width: 17rem) {
    > [data-part='name'] {
      flex-wrap: wrap;
      height: auto;
    }
    > [data-part='name'] > :first-child {
      flex: 1 0 100%;
    }
  }
`
