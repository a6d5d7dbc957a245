import { CustomWorkflowDialog } from '@quarterdeck/ui/runs'
import { useQuery } from '@tanstack/react-query'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { toLoadable } from '../../lib/toLoadable'
import { customWorkflowQuery } from './runs.queries'

export function Component({ id, onClose }: EntityDialogProps) {
  const workflow = useQuery(customWorkflowQuery(id))
  return (
    <CustomWorkflowDialog
      workflow={toLoadable(workflow, 'Failed to load workflow details')}
      onClose={onClose}
    />
  )
}
