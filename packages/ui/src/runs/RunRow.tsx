import { CircleAlert, CircleHelp, CircleOff } from 'lucide-react'
import styled from 'styled-components'
import { Badge, LongText, RowListItem, VisuallyHidden } from '../primitives'
import type { Run } from './run'
import { RunButton } from './RunButton'

export interface RunRowProps {
  name: string
  description: string
  job_type?: string
  is_enabled: boolean
  run: Run
  /** 'Run Job' or 'Run Workflow'. */
  label: string
  /** What screen readers are told when a run has begun; left out where a toast tells it. */
  started?: string
  onRun: () => void
  /** Shows its steps; called by a press anywhere in the row. */
  onOpen?: () => void
  /** Address of its steps, for a tab of its own. */
  href?: string
}

/** A job or workflow that can be run: name and description, the run button, and below why the last run failed. */
export function RunRow(props: RunRowProps) {
  const { name, description, job_type, is_enabled, run, label, started, onRun, onOpen, href } = props
  const { status, failure } = run
  return (
    <RowListItem
      name={name}
      tags={
        <>
          {job_type && <code data-long>{job_type}</code>}
          {!is_enabled && <Badge icon={<CircleOff />}>Not enabled</Badge>}
        </>
      }
      meta={description && <LongText>{description}</LongText>}
      action={<RunButton status={status} label={label} name={name} disabled={!is_enabled} onRun={onRun} />}
      onOpen={onOpen}
      href={href}
    >
      <Outcome data-unknown={failure?.outcomeUnknown || undefined}>
        {status === 'success' && started && <VisuallyHidden>{started}</VisuallyHidden>}
        {failure && (
          <>
            {failure.outcomeUnknown ? (
              <CircleHelp size={14} aria-hidden />
            ) : (
              <CircleAlert size={14} aria-hidden />
            )}
            <span>
              <b>{failure.message}</b>
              {failure.reason && <span>{` ${failure.reason}`}</span>}
            </span>
          </>
        )}
      </Outcome>
    </RowListItem>
  )
}

/** The height of a row in px. */
export const RUN_ROW = 61

const Outcome = styled.output`
  display: flex;
  gap: var(--space-1);
  color: var(--danger);
  font-size: var(--size-sm);

  &[data-unknown] {
    color: var(--warning);
  }
  > svg {
    flex: none;
    height: 1lh;
  }
  b {
    font-weight: 600;
  }
`
