import styled from 'styled-components'
import { formatInteger } from '../lib'
import { RelativeTime } from '../primitives'
import { Duration } from './Duration'
import { ErrorText } from './ErrorText'
import { JobStatusBadge } from './JobStatusBadge'
import { statusLabel, statusTone, type JobStatus } from './status'
import { stepTimes } from './stepTimes'

/** What is drawn of a job that is a workflow's step. */
export interface WorkflowStepJob {
  job_id: string
  job_type: string
  status: JobStatus
  raw_status: string
  retries: number
  max_retries: number
  error_message: string | null
  created_at: string | null
  updated_at: string | null
  sequence_number: number
}

export interface StepLineProps {
  /** In the order they run. */
  steps: readonly WorkflowStepJob[]
}

/** A workflow as a line of steps: how each stands, when it began, how long it took, its tries and why it failed. */
export function StepLine({ steps }: StepLineProps) {
  const times = stepTimes(steps)
  return (
    <Root aria-label="Steps">
      {steps.map((step, index) => {
        const { started_at = null, ended_at = null } = times[index] ?? {}
        return (
          <li key={step.job_id} data-tone={statusTone(statusLabel(step.status))}>
            <p data-part="head">
              <code>{step.job_type || 'Step'}</code>
              <JobStatusBadge status={step.status} raw_status={step.raw_status} />
            </p>
            <p data-part="facts">
              {started_at === null ? (
                <span>Not started</span>
              ) : (
                <>
                  <span>
                    Started <RelativeTime value={started_at} />
                  </span>
                  {step.status !== 'unknown' && (
                    <span>
                      {ended_at === null ? 'Running for' : 'Took'}{' '}
                      <Duration started_at={started_at} ended_at={ended_at} />
                    </span>
                  )}
                </>
              )}
              <span>
                {formatInteger(step.retries)} of {formatInteger(step.max_retries)} retries
              </span>
            </p>
            {step.error_message && <ErrorText>{step.error_message}</ErrorText>}
          </li>
        )
      })}
    </Root>
  )
}

const Root = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    --dot: var(--neutral-fill);
    position: relative;
    display: grid;
    gap: var(--space-1);
    padding: 0 0 var(--space-4) var(--space-6);
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > [data-tone='info'] {
    --dot: var(--info-fill);
  }
  > [data-tone='success'] {
    --dot: var(--success-fill);
  }
  > [data-tone='warning'] {
    --dot: var(--warning-fill);
  }
  > [data-tone='danger'] {
    --dot: var(--danger-fill);
  }
  > li::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 2px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--dot);
  }
  /* The line to the next step. */
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 20px;
    bottom: -2px;
    left: 6px;
    width: 2px;
    border-radius: 1px;
    background: var(--border);
  }
  > [data-tone='success']:not(:last-child)::after {
    background: var(--success-line);
  }
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }
  [data-part='head'] > code {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--space-3);
    color: var(--text-muted);
    font-size: var(--size-sm);
    font-variant-numeric: tabular-nums;
  }
`
