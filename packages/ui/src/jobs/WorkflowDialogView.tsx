import { ListX } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { ready, type Failure, type Loadable } from '../lib'
import { Dialog, EmptyState, ErrorState, FailureAlert, Skeleton, SkeletonGroup } from '../primitives'
import { CancelJobQuestion } from './CancelJobQuestion'
import { hiddenByBadge } from './hidden'
import { RestartPreview } from './RestartPreview'
import { doneOver, RestartQuestion } from './RestartQuestion'
import { canRestart, isUnderWay, overallStatus, type JobAction } from './rules'
import { StepLine } from './StepLine'
import { UpdatedAgo, type UpdatedAgoProps } from './UpdatedAgo'
import type { UsualDurations } from './usualDurations'
import { WalkButtons, type Walk } from './WalkButtons'
import { WorkflowDialogFooter, type RestartFrom } from './WorkflowDialogFooter'
import { WorkflowFacts, type WorkflowFactsProps } from './WorkflowFacts'
import type { WorkflowStepJob } from './WorkflowStep'

export interface WorkflowDialogViewProps {
  /** The workflow as a list has it, or what its jobs tell of it. */
  workflow: WorkflowFactsProps['workflow'] & {
    organization_id: string | null
    cluster_id: string | null
  }
  /** Its steps, in their order. */
  jobs: Loadable<readonly WorkflowStepJob[]>
  /** How long steps usually take. */
  usual?: UsualDurations
  /** How old the jobs are; left out until they have first arrived. */
  update?: UpdatedAgoProps
  /** The write that is under way: a `RestartFrom`, or the id of the job. */
  busyWith?: string
  /** The last write that failed. */
  failure?: Failure
  onRestart: (from: RestartFrom) => void
  onJobAction: (action: JobAction, job_id: string) => void
  onViewOrganization: () => void
  onViewCluster: () => void
  /** Their addresses, for a tab of their own. */
  organizationHref?: string
  clusterHref?: string
  /** The menu that copies the steps. */
  copy?: ReactNode
  /** The way to others of the list that the workflow was opened from. */
  walk?: Walk
  onClose: () => void
}

/** A workflow with its jobs, and what can be done about them (§2.24). */
export function WorkflowDialogView({
  workflow,
  jobs,
  usual = nothingUsual,
  update,
  busyWith,
  failure,
  onRestart,
  onJobAction,
  onViewOrganization,
  onViewCluster,
  organizationHref,
  clusterHref,
  copy,
  walk,
  onClose,
}: WorkflowDialogViewProps) {
  const statuses = jobs.state === 'ready' ? jobs.data.map(({ status }) => status) : []
  const restartable = canRestart(statuses)
  const { workflow_id } = workflow
  const [asked, setAsked] = useState<{ workflow_id: string; about: 'beginning' | WorkflowStepJob }>()
  // The same dialog shows one workflow after the other; what is asked about one is not asked about the next.
  if (asked && asked.workflow_id !== workflow_id) setAsked(undefined)
  const about = asked?.about
  const close = useCallback(() => setAsked(undefined), [setAsked])
  const ask = (next: 'beginning' | WorkflowStepJob) => {
    walk?.onStop?.() // it must not lead away from the question
    setAsked({ workflow_id, about: next })
  }
  const restart = (from: RestartFrom) => {
    // Where nothing has completed, nothing is overwritten.
    const overwrites = from === 'beginning' && jobs.state === 'ready' && doneOver(jobs.data).length > 0
    if (overwrites) ask('beginning')
    else onRestart(from)
  }
  return (
    <Dialog
      size="lg"
      title={workflow.name || 'Workflow details'}
      actions={walk && <WalkButtons {...walk} />}
      busy={busyWith !== undefined}
      onClose={onClose}
      footer={
        // What can be done is known with the jobs; until then a footer would move with the end of the dialog.
        jobs.state !== 'loading' &&
        (workflow.organization_id || restartable) && (
          <WorkflowDialogFooter
            restartable={restartable}
            busyWith={busyWith}
            onRestart={restart}
            onViewOrganization={workflow.organization_id ? onViewOrganization : undefined}
          />
        )
      }
    >
      <Body>
        {failure && <FailureInView failure={failure} />}
        <WorkflowFacts
          workflow={workflow}
          status={jobs.state === 'ready' ? ready(overallStatus(statuses)) : jobs}
          hidden={hiddenByBadge(statuses)}
          onOpenOrganization={workflow.organization_id ? onViewOrganization : undefined}
          onOpenCluster={workflow.cluster_id ? onViewCluster : undefined}
          organizationHref={organizationHref}
          clusterHref={clusterHref}
        />
        {jobs.state === 'loading' && (
          <SkeletonGroup label="Loading workflow jobs">
            <Skeleton height={TWO_STEPS} />
          </SkeletonGroup>
        )}
        {jobs.state === 'error' && <ErrorState failure={jobs} />}
        {jobs.state === 'ready' && (
          <section>
            <header>
              <h3>Steps</h3>
              {update && jobs.data.length > 0 && <UpdatedAgo {...update} />}
              {jobs.data.length > 0 && copy}
            </header>
            {restartable && <RestartPreview steps={jobs.data} usual={usual} />}
            {jobs.data.length === 0 ? (
              <EmptyState icon={<ListX />} title="This workflow has no jobs" />
            ) : (
              <StepLine
                steps={jobs.data}
                usual={usual}
                busyId={busyWith}
                onAction={(action, job) => {
                  if (action === 'cancel' && isUnderWay(job.status)) ask(job)
                  else onJobAction(action, job.job_id)
                }}
              />
            )}
          </section>
        )}
        <RestartQuestion
          open={about === 'beginning'}
          steps={jobs.state === 'ready' ? jobs.data : []}
          onConfirm={() => onRestart('beginning')}
          onClose={close}
        />
        <CancelJobQuestion
          job={about === 'beginning' ? undefined : about}
          onConfirm={({ job_id }) => onJobAction('cancel', job_id)}
          onClose={close}
        />
      </Body>
    </Dialog>
  )
}

function FailureInView({ failure }: { failure: Failure }) {
  const element = useRef<HTMLDivElement>(null)
  // In a low window all of the dialog scrolls, and nothing sticks.
  useEffect(() => {
    if (element.current && element.current.getBoundingClientRect().top < 0) element.current.scrollIntoView()
  }, [failure])
  return (
    <div data-part="failure" ref={element}>
      <FailureAlert failure={failure} />
    </div>
  )
}

const nothingUsual: UsualDurations = {}

/** The height in px of two steps. */
const TWO_STEPS = 209

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  > [data-part='failure'] {
    position: sticky;
    z-index: 2;
    top: 0;
    border-radius: var(--radius);
    background: var(--raised);
  }
  [data-part='body']:has(> * > & > [data-part='failure']) {
    --alert-room: calc(2 * var(--row));
  }
  section {
    display: grid;
    min-width: 0;
  }
  section > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
  }
  /* How old the steps are stands between the heading and Copy, on a phone, too. */
  section > header > p {
    flex: 0 1 auto;
  }
  h3 {
    font-size: var(--size-md);
  }
`
