import { shortId, type Loadable } from '../lib'
import { LongText, Opener, RelativeTime, Skeleton } from '../primitives'
import { hiddenByBadge } from './hidden'
import { overallStatus } from './rules'
import { StepBar } from './StepBar'
import type { TimedStep } from './timeline'
import { WorkflowCardRoot } from './workflowCardStyles'
import { WorkflowStatusBadge } from './WorkflowStatusBadge'

/** What a card draws of a workflow. */
export interface WorkflowSummary {
  workflow_id: string
  workflow_type: string
  description: string
  organization_email: string | null
  cluster_name: string | null
  created_at: string | null
}

export interface WorkflowCardProps {
  workflow: WorkflowSummary
  /** Its steps, in their order. */
  steps: Loadable<readonly TimedStep[]>
  onOpen: (workflow_id: string) => void
  /** Address of its details, for a tab of its own. */
  href?: string
}

/** A summary of a workflow; pressing anywhere on the card opens its details. */
export function WorkflowCard({ workflow, steps, onOpen, href }: WorkflowCardProps) {
  const { workflow_id, organization_email, cluster_name } = workflow
  const statuses = steps.state === 'ready' ? steps.data.map(({ status }) => status) : undefined
  return (
    <WorkflowCardRoot>
      <header>
        <h3>
          <Opener href={href} onOpen={() => onOpen(workflow_id)}>
            <LongText>{workflow.description || workflow.workflow_type || 'Workflow'}</LongText>
          </Opener>
        </h3>
        {statuses && <WorkflowStatusBadge status={overallStatus(statuses)} />}
        {steps.state === 'loading' && <Skeleton width={84} height={22} />}
      </header>
      <p>
        <LongText>{organization_email || cluster_name || 'No target'}</LongText>
      </p>
      <div data-part="steps">
        {steps.state === 'ready' && <StepBar steps={steps.data} />}
        {steps.state === 'loading' && <Skeleton height={6} />}
        {steps.state === 'error' && <small>Steps are not available right now</small>}
      </div>
      <footer>
        <code title={workflow_id}>{shortId(workflow_id)}</code>
        {statuses && <LongText>{hiddenByBadge(statuses)}</LongText>}
        <RelativeTime value={workflow.created_at} />
      </footer>
    </WorkflowCardRoot>
  )
}

/** A card that is loading. */
export function WorkflowCardSkeleton() {
  return (
    <WorkflowCardRoot aria-hidden>
      <header>
        <Skeleton width={150} />
        <Skeleton width={84} height={22} />
      </header>
      <p>
        <Skeleton width="60%" />
      </p>
      <div data-part="steps">
        <Skeleton height={6} />
      </div>
      <footer>
        <Skeleton width={64} />
        <Skeleton width={72} />
      </footer>
    </WorkflowCardRoot>
  )
}
