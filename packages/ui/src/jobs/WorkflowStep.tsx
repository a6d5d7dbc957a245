import styled from 'styled-components'
import { formatInteger } from '../lib'
import { CopyableId, VisuallyHidden } from '../primitives'
import { earlierAttempts, type JobAttempt } from './attempts'
import { EarlierAttempts } from './EarlierAttempts'
import { ErrorText } from './ErrorText'
import { JobActionButton } from './JobActionButton'
import { JobStatusBadge } from './JobStatusBadge'
import { actionInWorkflow, whyNotInWorkflow, type JobAction } from './rules'
import { statusLabel, statusTone, type JobStatus } from './status'
import { StepTime } from './StepTime'
import { formatDuration, toldTimes, type StepTimes } from './stepTimes'
import { TimeBar } from './TimeBar'
import type { Timeline } from './timeline'

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

export interface WorkflowStepProps {
  /** The step whose restart or cancel is under way; those of the others wait for it. */
  busyId?: string
  onAction: (action: JobAction, step: WorkflowStepJob) => void
  step: WorkflowStepJob
  /** Its place among the steps, from 0. */
  place: number
  times: StepTimes
  /** The time of the whole workflow, where it is known. */
  timeline: Timeline | null
  /** How long steps of its type usually take, in milliseconds. */
  usual?: number
}

/** One step of a workflow, with its job. */
export function WorkflowStep({ step, place, times, timeline, usual, busyId, onAction }: WorkflowStepProps) {
  const { job_id, job_type, status } = step
  const { earlier, current, present } = earlierAttempts(step)
  return (
    <Root data-tone={statusTone(statusLabel(status))}>
      <div data-part="head">
        <p>
          <code data-long>{job_type || 'Step'}</code>
          <CopyableId id={job_id} label="job ID" />
        </p>
        <JobStatusBadge status={status} raw_status={step.raw_status} />
        <JobActionButton
          action={actionInWorkflow(status)}
          whyNot={whyNotInWorkflow(status)}
          job_type={job_type}
          busy={busyId === job_id}
          waiting={busyId !== undefined && busyId !== job_id}
          onAction={(action) => onAction(action, step)}
        />
      </div>
      {timeline && <TimeBar timeline={timeline} step={place} />}
      <EarlierAttempts attempts={earlier} job_type={job_type} />
      <p data-part="facts">
        {earlier.length > 0 && <span>{`Attempt ${formatInteger(current)}`}</span>}
        <StepTime times={(present && toldBy(present, step)) ?? times} />
        {usual !== undefined && <span>{`Usually ${formatDuration(usual)}`}</span>}
        {timeline && <Waited timeline={timeline} place={place} />}
        <span>{`${formatInteger(step.retries)} of ${formatInteger(step.max_retries)} retries`}</span>
      </p>
      {step.error_message && <ErrorText>{step.error_message}</ErrorText>}
    </Root>
  )
}

/** The times of a step's present try, which ended with the step where it tells no end of its own. */
const toldBy = ({ started_at, finished_at }: JobAttempt, step: WorkflowStepJob): StepTimes | undefined =>
  started_at === null ? undefined : toldTimes(step.status, started_at, finished_at ?? step.finished_at)

/** In words what the hatched parts of the bar show. */
function Waited({ timeline, place }: { timeline: Timeline; place: number }) {
  const length = timeline.stretches
    .filter(({ step, label }) => step === place && label === null)
    .reduce((sum, { from, to }) => sum + (to === null ? 0 : to - from), 0)
  return length > 0 && <VisuallyHidden>{`Waited ${formatDuration(length)}`}</VisuallyHidden>
}

const Root = styled.li`
  --notch: var(--raised);
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-3) 0 var(--space-3) var(--space-6);

  & + & {
    border-top: 1px solid var(--border);
  }
  &::before {
    content: '';
    position: absolute;
    top: 21px;
    left: 2px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--tone-fill);
  }
  /* The line to the next step. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 37px;
    bottom: -17px;
    left: 6px;
    width: 2px;
    border-radius: 1px;
    background: var(--border);
  }
  &[data-tone='success']:not(:last-child)::after {
    background: var(--success-line);
  }
  > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    min-height: var(--control-sm);
  }
  > [data-part='head'] > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    min-width: 0;
  }
  > [data-part='head'] > p > code {
    --lines: 6;
    font-weight: 600;
  }
  > [data-part='head'] > :is(button, small) {
    margin-left: auto;
  }
  /* The button stays in the line of the name, before the badge. */
  @media (max-width: 640px) {
    > [data-part='head'] > p {
      flex: 1 1 60%;
    }
    > [data-part='head'] > [data-tone] {
      order: 1;
    }
  }
  > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    color: var(--text-muted);
    font-size: var(--size-sm);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='head'] > p > span {
    color: var(--text-muted);
  }
`
