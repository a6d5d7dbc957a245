import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import {
  Badge,
  CopyableId,
  DateText,
  DescriptionList,
  LongText,
  Skeleton,
  VisuallyHidden,
} from '../primitives'
import { OpenLink } from './JobCell'
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
  /** What the status does not tell of the steps (`hiddenByBadge`). */
  hidden?: string
  /** Opens the organization or the cluster; left out where there is none. */
  onOpenOrganization?: () => void
  onOpenCluster?: () => void
  /** Their addresses, for a tab of their own. */
  organizationHref?: string
  clusterHref?: string
}

/** A name that opens what it names. */
const link = (name: string | null, onOpen: (() => void) | undefined, href: string | undefined) =>
  name && onOpen ? (
    <OpenLink href={href} onOpen={onOpen}>
      <LongText>{name}</LongText>
    </OpenLink>
  ) : (
    name
  )

const targets = { organization: 'Organization', cluster: 'Cluster' } as const

/** The facts of a workflow, with its overall status. */
export function WorkflowFacts({
  workflow,
  status,
  hidden,
  onOpenOrganization,
  onOpenCluster,
  organizationHref,
  clusterHref,
}: WorkflowFactsProps) {
  const { workflow_id, name, target_type, workflow_type } = workflow
  const isLoading = status.state === 'loading'
  /** What is not known by the end is shown as N/A. */
  const fact = (term: string, text: string | null, width: number, description: ReactNode = text) => ({
    term,
    description: text || !isLoading ? description : <Skeleton width={width} />,
  })
  return (
    <Root>
      {/* A line of its own: nothing stands beside it that would move when it is known. */}
      <Badges>
        {/* Read out when it changes, or when another workflow comes into view. */}
        <output>
          {status.state === 'ready' && (
            <Fragment key={workflow_id}>
              <VisuallyHidden>{name || 'Workflow'}, </VisuallyHidden>
              <WorkflowStatusBadge status={status.data} />
            </Fragment>
          )}
          {status.state === 'loading' && <Skeleton width={84} height={22} />}
        </output>
        {hidden && <small>{hidden}</small>}
      </Badges>
      <Badges>
        {target_type && <Badge>{targets[target_type]}</Badge>}
        {/* The last one, since it may arrive late. */}
        {workflow_type && <Badge>{workflow_type}</Badge>}
      </Badges>
      <DescriptionList
        aria-label="Workflow"
        items={[
          {
            term: 'Workflow ID',
            description: <CopyableId id={workflow_id} label="workflow ID" />,
          },
          fact(
            workflow.executed ? 'Executed' : 'Created',
            workflow.created_at,
            88,
            <DateText value={workflow.created_at} />,
          ),
          ...(target_type === 'cluster'
            ? []
            : [
                fact(
                  'Organization',
                  workflow.organization_email,
                  160,
                  link(workflow.organization_email, onOpenOrganization, organizationHref),
                ),
              ]),
          fact('Cluster', workflow.cluster_name, 64, link(workflow.cluster_name, onOpenCluster, clusterHref)),
        ]}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  > output {
    position: relative;
    display: flex;
  }
  small {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
`
