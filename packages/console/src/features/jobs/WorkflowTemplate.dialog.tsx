import { customWorkflows } from '@quarterdeck/api'
import { TemplateDialogView } from '@quarterdeck/ui/jobs'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { toLoadable } from '../../lib/toLoadable'

const templateQuery = (workflow_id: string) =>
  queryOptions({
    queryKey: ['custom-workflows', workflow_id, 'steps'],
    queryFn: ({ signal }) => customWorkflows.get(workflow_id, { signal }),
  })

/** The steps of a custom workflow, as it is defined. */
export function Component({ id, onClose }: EntityDialogProps) {
  return (
    <TemplateDialogView
      workflow_id={id}
      template={toLoadable(useQuery(templateQuery(id)), 'Failed to load workflow details')}
      onClose={onClose}
    />
  )
}
