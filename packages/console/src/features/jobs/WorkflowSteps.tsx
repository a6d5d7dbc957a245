import type { Workflow } from '@quarterdeck/api'
import { WorkflowCard } from '@quarterdeck/ui/jobs'
import { mapLoadable } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { toLoadable } from '../../lib/toLoadable'
import { workflowJobsQuery } from './workflow.queries'

interface WorkflowStepsProps {
  workflow: Workflow
  onOpen: (workflow_id: string) => void
}

/** A card with its own steps, which are asked for again only while they move. */
export function WorkflowSteps({ workflow, onOpen }: WorkflowStepsProps) {
  const steps = useQuery({ ...workflowJobsQuery(workflow), notifyOnChangeProps: ['data', 'isError'] })
  return (
    <WorkflowCard
      workflow={workflow}
      statuses={mapLoadable(toLoadable(steps), (jobs) => jobs.map(({ status }) => status))}
      onOpen={onOpen}
    />
  )
}
