import { useMemo } from 'react'
import styled from 'styled-components'
import { stepTimes } from './stepTimes'
import { timelineOf } from './timeline'
import type { UsualDurations } from './usualDurations'
import { WorkflowStep, type WorkflowStepJob, type WorkflowStepProps } from './WorkflowStep'

export interface StepLineProps extends Pick<WorkflowStepProps, 'busyId' | 'onAction'> {
  /** In the order they run. */
  steps: readonly WorkflowStepJob[]
  usual?: UsualDurations
}

/**
 * A workflow as a line of steps, each with its job: how it stands, its earlier tries with their errors, when it ran, why it
 * failed, and what can be done about it. Where the platform tells when all steps ran, each has its part of the whole time
 * as a bar.
 */
export function StepLine({ steps, usual, busyId, onAction }: StepLineProps) {
  const times = stepTimes(steps)
  const timeline = useMemo(() => timelineOf(steps), [steps])
  return (
    <Root aria-label="Steps">
      {steps.map((step, index) => (
        <WorkflowStep
          key={step.job_id}
          step={step}
          place={index}
          times={times[index] ?? { kind: 'unknown' }}
          timeline={timeline}
          usual={usual?.[step.job_type]}
          busyId={busyId}
          onAction={onAction}
        />
      ))}
    </Root>
  )
}

const Root = styled.ol`
  display: grid;
  min-width: 0;
`
