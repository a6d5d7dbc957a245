import type { Workflow } from '@quarterdeck/api'
import { WorkflowCard } from '@quarterdeck/ui/jobs'
import { useQuery } from '@tanstack/react-query'
import { toLoadable } from '../../lib/toLoadable'
import { workflowJobsQuery } from './workflow.queries'

interface WorkflowStepsProps {
  workflow: Workflow
  onOpen: (workflow_id: string) => void
  /** Address of what `onOpen` opens. */
  href: string
}

/** The card of a workflow; reads the workflow's steps, again every 5 s while one of them has not ended. */
export function WorkflowSteps({ workflow, onOpen, href }: WorkflowStepsProps) {
  const steps = useQuery({ ...workflowJobsQuery(workflow), notifyOnChangeProps: ['data', 'isError'] })
  return <WorkflowCard workflow={workflow} steps={toLoadable(steps)} onOpen={onOpen} href={href} />
}
