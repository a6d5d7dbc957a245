import { CircleOff } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import {
  Badge,
  Dialog,
  EmptyState,
  ErrorState,
  LongText,
  NotFound,
  Skeleton,
  SkeletonGroup,
} from '../primitives'
import { WorkflowStatusBadge } from '../jobs'
import type { CustomWorkflow } from './CustomWorkflowsSection'

/** One step of a workflow's definition. */
export interface CustomWorkflowStep {
  step_id: string
  sequence_number: number
  job_type: string
  max_retries: number
}

export interface CustomWorkflowDialogProps {
  /** Null where there is no such workflow. */
  workflow: Loadable<(CustomWorkflow & { steps: readonly CustomWorkflowStep[] | null }) | null>
  onClose: () => void
}

/** §2.15: the steps of a custom workflow. It is a definition and has not run: its status is 'template' (§4.8). */
export function CustomWorkflowDialog({ workflow, onClose }: CustomWorkflowDialogProps) {
  const known = workflow.state === 'ready' ? workflow.data : undefined
  return (
    <Dialog
      title={known?.display_name ?? 'Workflow details'}
      description={known?.description ? <LongText>{known.description}</LongText> : 'The steps it is made of'}
      onClose={onClose}
    >
      <Body>
        {workflow.state === 'loading' ? (
          <Loading label="Loading workflow steps">
            <Skeleton width={90} height={22} />
            <Steps as="div">
              {[1, 2, 3].map((step) => (
                <div key={step}>
                  <Skeleton shape="circle" width={24} />
                  <Skeleton width={180} />
                </div>
              ))}
            </Steps>
          </Loading>
        ) : workflow.state === 'error' ? (
          <ErrorState
            failure={{
              ...workflow,
              reason: ['Could not fetch workflow steps. Please try again.', workflow.reason]
                .filter(Boolean)
                .join(' '),
            }}
          />
        ) : workflow.data === null ? (
          <NotFound title="There is no such workflow" />
        ) : (
          <>
            <p>
              <WorkflowStatusBadge status="template" />
              {!workflow.data.is_enabled && <Badge icon={<CircleOff />}>Not enabled</Badge>}
            </p>
            {workflow.data.steps?.length ? (
              <Steps>
                {workflow.data.steps.map((step, index) => (
                  <li key={step.step_id}>
                    <span data-part="number" aria-hidden>
                      {index + 1}
                    </span>
                    <code data-long>{step.job_type}</code>
                    <span data-part="retries">{retries(step.max_retries)}</span>
                  </li>
                ))}
              </Steps>
            ) : (
              <EmptyState title="This workflow has no steps" />
            )}
          </>
        )}
      </Body>
    </Dialog>
  )
}

const retries = (most: number) =>
  most === 0 ? 'no retries' : most === 1 ? 'up to 1 retry' : `up to ${most} retries`

const Body = styled.div`
  display: grid;
  gap: var(--space-4);

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`

const Loading = styled(SkeletonGroup)`
  display: grid;
  gap: var(--space-4);
`

const Steps = styled.ol`
  display: grid;

  > * {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    min-height: 40px;
    padding: var(--space-2) 0;
  }
  /* The line that leads from step to step. */
  > :not(:last-child)::after {
    content: '';
    position: absolute;
    top: 32px;
    bottom: -8px;
    left: 12px;
    width: 1px;
    background: var(--border);
  }
  > * > :nth-child(2) {
    flex: 1;
    min-width: 120px;
  }
  [data-part='number'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1px solid var(--border);
    border-radius: 50%;
    color: var(--text-muted);
    font-size: var(--size-xs);
    font-variant-numeric: tabular-nums;
  }
  [data-part='retries'] {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
`
