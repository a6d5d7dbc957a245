import { WorkflowStanding, type JobStatus } from '../jobs'
import type { Loadable } from '../lib'
import { RelativeTime, RowList, RowListItem } from '../primitives'

/** What the dialog draws of a workflow's run. */
export interface WorkflowRow {
  workflow_id: string
  workflow_type: string
  description: string
  created_at: string | null
}

export interface ClusterWorkflowsProps {
  workflows: readonly WorkflowRow[]
  /** The statuses of the steps of each workflow, by its id. */
  statuses: Readonly<Record<string, Loadable<readonly JobStatus[]>>>
  onOpen: (workflowId: string) => void
  /** Its address, for a tab of its own. */
  openHref?: (workflowId: string) => string
}

/** How many of a cluster's workflows the dialog shows (§9.3). */
const SHOWN = 10

/** §2.20 namespaces dialog: the cluster's workflows; pressing one opens its details. */
export function ClusterWorkflows({ workflows, statuses, onOpen, openHref }: ClusterWorkflowsProps) {
  return (
    <RowList ruled>
      {workflows.slice(0, SHOWN).map(({ workflow_id, workflow_type, description, created_at }) => (
        <RowListItem
          key={workflow_id}
          name={description || workflow_type || 'Workflow'}
          aside={
            <>
              <WorkflowStanding statuses={statuses[workflow_id]} />
              <RelativeTime value={created_at} />
            </>
          }
          onOpen={() => onOpen(workflow_id)}
          href={openHref?.(workflow_id)}
        />
      ))}
    </RowList>
  )
}
