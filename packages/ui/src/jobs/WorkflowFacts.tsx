import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Badge, CopyableId, DateText, DescriptionList, Skeleton } from '../primitives'
import type { OverallStatus } from './rules'
import { WorkflowStatusBadge } from './WorkflowStatusBadge'

export interface WorkflowFactsProps {
  workflow: {
    workflow_id: string
    /** Its description or name; null when neither is known. */
    name: string | null
    workflow_type: string | null
    target_type: 'organization' | 'cluster' | null
    created_at: string | null
    /** It is known only from its jobs, so that `created_at` is when it was executed. */
    executed?: boolean
    organization_email: string | null
    cluster_name: string | null
  }
  status: Loadable<OverallStatus>
}

const targets = { organization: 'Organization', cluster: 'Cluster' } as const

/** The facts of a workflow, with its overall status. */
export function WorkflowFacts({ workflow, status }: WorkflowFactsProps) {
  const { target_type, workflow_type, organization_email, cluster_name } = workflow
  return (
    <Root>
      <Badges>
        {status.state === 'ready' && <WorkflowStatusBadge status={status.data} />}
        {status.state === 'loading' && <Skeleton width={84} height={22} />}
        {workflow_type && <Badge>{workflow_type}</Badge>}
        {target_type && <Badge>{targets[target_type]}</Badge>}
      </Badges>
      <DescriptionList
        aria-label="Workflow"
        items={[
          {
            term: 'Workflow ID',
            description: <CopyableId id={workflow.workflow_id} label="workflow ID" />,
          },
          {
            term: workflow.executed ? 'Executed' : 'Created',
            description: <DateText value={workflow.created_at} />,
          },
          ...(organization_email ? [{ term: 'Organization', description: organization_email }] : []),
          ...(cluster_name ? [{ term: 'Cluster', description: cluster_name }] : []),
        ]}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
`

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
