import styled from 'styled-components'
import { mapLoadable, type Loadable } from '../lib'
import { Badge, CopyableId, Dialog, ErrorState, Skeleton } from '../primitives'
import { TemplateSteps, type TemplateStep } from './TemplateSteps'
import { WorkflowStatusBadge } from './WorkflowStatusBadge'

export interface TemplateDialogViewProps {
  workflow_id: string
  template: Loadable<{
    display_name: string
    description: string
    target_type: 'organization' | 'cluster' | null
    is_enabled: boolean
    steps: readonly TemplateStep[] | null
  }>
  onClose: () => void
}

const targets = { organization: 'Organization', cluster: 'Cluster' } as const

/** §2 Jobs: the workflow details dialog of a definition: its steps in the place of jobs. */
export function TemplateDialogView({ workflow_id, template, onClose }: TemplateDialogViewProps) {
  const known = template.state === 'ready' ? template.data : undefined
  return (
    <Dialog
      size="lg"
      title={known?.display_name || 'Workflow details'}
      description={known?.description}
      onClose={onClose}
    >
      {template.state === 'error' ? (
        // §8, inline.
        <ErrorState
          title="Failed to load workflow details"
          message="Could not fetch workflow steps. Please try again."
          onRetry={template.onRetry}
        />
      ) : (
        <Body>
          <div data-part="badges">
            <WorkflowStatusBadge status="template" />
            {template.state === 'loading' && <Skeleton width={84} height={22} />}
            {known?.target_type && <Badge>{targets[known.target_type]}</Badge>}
            {known && !known.is_enabled && <Badge>Disabled</Badge>}
            <CopyableId id={workflow_id} label="workflow ID" />
          </div>
          <TemplateSteps steps={mapLoadable(template, ({ steps }) => steps)} />
        </Body>
      )}
    </Dialog>
  )
}

const Body = styled.div`
  display: grid;
  gap: var(--space-4);

  > [data-part='badges'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
`
