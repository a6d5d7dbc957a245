import styled from 'styled-components'
import { formatInteger } from '../lib'
import { earlierAttempts, type JobAttempt } from './attempts'
import { EarlierAttempts } from './EarlierAttempts'
import { ErrorText } from './ErrorText'
import { JobStatusBadge } from './JobStatusBadge'
import { statusLabel, statusTone, type JobStatus } from './status'
import { StepTime } from './StepTime'
import { stepTimes, type StepTimes } from './stepTimes'

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
  started_at: string | null
  finished_at: string | null
  /** Every try, oldest first; null where the platform does not tell. */
  attempts: readonly JobAttempt[] | null
}

export interface StepLineProps {
  /** In the order they run. */
  steps: readonly WorkflowStepJob[]
}

/**
 * A workflow as a line of steps: how each stands, its earlier tries with their errors, when it began, how long it took
 * and why it failed. What nothing tells is '–'.
 */
export function StepLine({ steps }: StepLineProps) {
  const times = stepTimes(steps)
  return (
    <Root aria-label="Steps">
      {steps.map((step, index) => {
        const { earlier, current, present } = earlierAttempts(step)
        return (
          <li key={step.job_id} data-tone={statusTone(statusLabel(step.status))}>
            <p data-part="head">
              <code>{step.job_type || 'Step'}</code>
              <JobStatusBadge status={step.status} raw_status={step.raw_status} />
            </p>
            <EarlierAttempts attempts={earlier} job_type={step.job_type} />
            <p data-part="facts">
              {earlier.length > 0 && <span>Attempt {formatInteger(current)}</span>}
              <StepTime times={(present && toldBy(present)) ?? times[index] ?? { kind: 'unknown' }} />
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

/** The times of one try, where it is not the only one. */
const toldBy = ({ started_at, finished_at }: JobAttempt): StepTimes | undefined =>
  started_at === null ? undefined : { kind: 'told', started_at, finished_at }

const Root = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    padding: 0 0 var(--space-4) var(--space-6);
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 2px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--tone-fill);
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
    gap: 0 var(--space-3);
    color: var(--text-muted);
    font-size: var(--size-sm);
    font-variant-numeric: tabular-nums;
  }
`
