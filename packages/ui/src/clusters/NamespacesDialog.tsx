import type { ReactNode } from 'react'
import styled from 'styled-components'
import { usePresence, WaitingRows, type HeldList } from '../jobs'
import { formatInteger, type Loadable } from '../lib'
import { Dialog, DialogSection, inOrder, LongText, RowListSkeletons, Skeleton } from '../primitives'
import { ClusterWorkflows, type ClusterWorkflowsProps, type WorkflowRow } from './ClusterWorkflows'
import { HealthBadge } from './HealthBadge'
import { NAMESPACE_ROW, NamespaceList, type NamespaceListProps, type NamespaceRow } from './NamespaceList'

export interface NamespacesDialogProps extends Omit<NamespaceListProps, 'namespaces'> {
  cluster: Loadable<{ name: string; region: string; healthy: boolean }>
  workflows: Loadable<readonly WorkflowRow[]>
  /** Among how many of the latest workflows they were looked for, where there are older ones. */
  workflowsAmong?: number
  /** The statuses of the steps of each workflow, by its id. */
  statuses: ClusterWorkflowsProps['statuses']
  /** How the list of workflows holds its rows while somebody is in the dialog's lists. Keep it stable. */
  held: HeldList
  namespaces: Loadable<readonly NamespaceRow[]>
  onOpenWorkflow: (workflowId: string) => void
  /** Its address, for a tab of its own. */
  workflowHref?: (workflowId: string) => string
  onClose: () => void
  /** The sections of custom jobs and workflows. */
  children?: ReactNode
}

/** A cluster's namespaces, its workflows and what can be run on it (§2.20). Every part loads and fails on its own. */
export function NamespacesDialog({
  cluster,
  workflows,
  workflowsAmong,
  statuses,
  held,
  namespaces,
  onOpenWorkflow,
  workflowHref,
  onClose,
  children,
  ...list
}: NamespacesDialogProps) {
  return (
    <Dialog
      size="lg"
      title={cluster.state === 'ready' ? `Namespaces on ${cluster.data.name}` : 'Namespaces'}
      description={
        cluster.state === 'ready' ? (
          <Info>
            <LongText>{cluster.data.name}</LongText>
            {cluster.data.region && <LongText>{cluster.data.region}</LongText>}
            <HealthBadge healthy={cluster.data.healthy} />
          </Info>
        ) : cluster.state === 'loading' ? (
          <Info>
            <Skeleton width={180} />
            <Skeleton width={84} height={22} />
          </Info>
        ) : (
          cluster.message
        )
      }
      onClose={onClose}
    >
      <Sections ref={usePresence(held.onPresence)}>
        <DialogSection
          remark={<WaitingRows {...held} />}
          title="Cluster workflows"
          content={workflows}
          skeleton={<RowListSkeletons count={3} rowHeight={46} ruled />}
          empty={
            workflowsAmong === undefined
              ? 'No workflows have run on this cluster'
              : `None among the latest ${formatInteger(workflowsAmong)}`
          }
        >
          {(rows) => (
            <ClusterWorkflows
              workflows={rows}
              statuses={statuses}
              onOpen={onOpenWorkflow}
              openHref={workflowHref}
            />
          )}
        </DialogSection>
        <DialogSection
          title="Namespaces"
          content={namespaces}
          skeleton={<RowListSkeletons count={3} lines={2} rowHeight={NAMESPACE_ROW} ruled />}
          empty="No namespaces on this cluster"
        >
          {(rows) => <NamespaceList {...list} namespaces={rows} />}
        </DialogSection>
        {children}
      </Sections>
    </Dialog>
  )
}

const Info = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
`

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  ${inOrder}
`
