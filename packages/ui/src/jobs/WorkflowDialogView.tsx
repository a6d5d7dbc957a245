import { Building2, History, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { ready, type Failure, type Loadable } from '../lib'
import { Button, Dialog, ErrorState, FailureAlert, Skeleton, SkeletonGroup } from '../primitives'
import { canRestart, overallStatus, type JobAction } from './rules'
import { StepLine, type WorkflowStepJob } from './StepLine'
import { UpdatedAgo, type UpdatedAgoProps } from './UpdatedAgo'
import { WorkflowFacts, type WorkflowFactsProps } from './WorkflowFacts'
import { WorkflowJobsTable } from './WorkflowJobsTable'

/** §4.8 Jobs: what a workflow is restarted from. */
export type RestartFrom = 'last success' | 'beginning'

export interface WorkflowDialogViewProps {
  /** The workflow as a list has it, or what its jobs tell of it. */
  workflow: WorkflowFactsProps['workflow'] & { organization_id: string | null }
  /** Its steps, in their order. */
  jobs: Loadable<readonly WorkflowStepJob[]>
  /** How old the jobs are; left out until they have first arrived. */
  update?: UpdatedAgoProps
  /** The write that is under way: a `RestartFrom`, or the id of the job. */
  busyWith?: string
  /** The last write that failed. */
  failure?: Failure
  onRestart: (from: RestartFrom) => void
  onJobAction: (action: JobAction, job_id: string) => void
  onViewOrganization: () => void
  onClose: () => void
}

/** A workflow with its jobs, and what can be done about them (§2.24). */
export function WorkflowDialogView({
  workflow,
  jobs,
  update,
  busyWith,
  failure,
  onRestart,
  onJobAction,
  onViewOrganization,
  onClose,
}: WorkflowDialogViewProps) {
  const statuses = jobs.state === 'ready' ? jobs.data.map(({ status }) => status) : []
  const restartable = canRestart(statuses)
  const body = useRef<HTMLDivElement>(null)
  // After a restart or cancel the pressed button is gone, and the focus must not get lost with it.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    body.current?.closest<HTMLElement>('[role="dialog"]')?.focus()
  }, [busyWith, jobs])
  const restart = (from: RestartFrom) => ({
    busy: busyWith === from,
    'aria-disabled': busyWith !== undefined || undefined,
    onClick: () => void (busyWith === undefined && onRestart(from)),
  })
  return (
    <Dialog
      size="lg"
      title={workflow.name || 'Workflow details'}
      busy={busyWith !== undefined}
      onClose={onClose}
      footer={
        (workflow.organization_id || restartable) && (
          <>
            {workflow.organization_id && (
              <Aside>
                <Button icon={<Building2 size={16} aria-hidden />} onClick={onViewOrganization}>
                  View Organization
                </Button>
              </Aside>
            )}
            {restartable && (
              <>
                <Button icon={<History size={16} aria-hidden />} {...restart('beginning')}>
                  Restart from beginning
                </Button>
                <Button
                  variant="primary"
                  icon={<RotateCcw size={16} aria-hidden />}
                  {...restart('last success')}
                >
                  Restart from last success
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <Body ref={body}>
        {failure && (
          <div data-part="failure">
            <FailureAlert failure={failure} />
          </div>
        )}
        <WorkflowFacts
          workflow={workflow}
          status={jobs.state === 'ready' ? ready(overallStatus(statuses)) : jobs}
        />
        {jobs.state === 'loading' && (
          <SkeletonGroup label="Loading workflow jobs">
            <Skeleton height={180} />
          </SkeletonGroup>
        )}
        {jobs.state === 'error' && <ErrorState title={jobs.message} onRetry={jobs.onRetry} />}
        {jobs.state === 'ready' && (
          <>
            {jobs.data.length > 0 && (
              <section>
                <header>
                  <h3>Steps</h3>
                  {update && <UpdatedAgo {...update} />}
                </header>
                <StepLine steps={jobs.data} />
              </section>
            )}
            <section>
              <h3>Jobs</h3>
              <WorkflowJobsTable jobs={jobs.data} busyId={busyWith} onAction={onJobAction} />
            </section>
          </>
        )}
      </Body>
    </Dialog>
  )
}

const Aside = styled.div`
  flex: 1;

  @media (max-width: 640px) {
    flex: 1 1 100%;
  }
`

const Body = styled.div`
  display: grid;
  gap: var(--space-5);

  > [data-part='failure'] {
    position: sticky;
    z-index: 2;
    top: 0;
    border-radius: var(--radius);
    background: var(--raised);
  }
  section {
    display: grid;
    gap: var(--space-3);
    min-width: 0;
  }
  section > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
  }
  h3 {
    font-size: var(--size-md);
  }
`
