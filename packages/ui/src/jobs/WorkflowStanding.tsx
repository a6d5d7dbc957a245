import type { Loadable } from '../lib'
import { Missing, Skeleton } from '../primitives'
import { hiddenByBadge } from './hidden'
import { overallStatus } from './rules'
import type { JobStatus } from './status'
import { WorkflowStatusBadge } from './WorkflowStatusBadge'

export interface WorkflowStandingProps {
  /** The statuses of its steps; undefined while nobody has asked for them. */
  statuses?: Loadable<readonly JobStatus[]>
}

/** How a workflow stands in a row of a list: the badge with what it hides, once the steps have been read. */
export function WorkflowStanding({ statuses }: WorkflowStandingProps) {
  if (statuses?.state === 'ready') {
    const hidden = hiddenByBadge(statuses.data)
    return (
      <>
        {hidden && <span>{hidden}</span>}
        <WorkflowStatusBadge status={overallStatus(statuses.data)} />
      </>
    )
  }
  if (statuses?.state === 'error') return <Missing title={statuses.message}>No status</Missing>
  return <Skeleton width={84} height={22} />
}
