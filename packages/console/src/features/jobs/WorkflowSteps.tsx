import type { Workflow } from '@quarterdeck/api'
import { WorkflowCard } from '@quarterdeck/ui/jobs'
import { toLoadable } from '../../lib/toLoadable'
import type { JobsList } from './jobs.queries'
import { useWorkflowSteps } from './useWorkflowSteps'

interface WorkflowStepsProps {
  workflow: Workflow
  /** The lists beside it: their latest jobs may be its steps. */
  lists: Omit<JobsList, 'page'>
  onOpen: (workflow_id: string) => void
  /** Address of what `onOpen` opens. */
  href: string
}

/** The card of a workflow, with its steps as they are by now. */
export function WorkflowSteps({ workflow, lists, onOpen, href }: WorkflowStepsProps) {
  const steps = useWorkflowSteps(workflow, lists)
  return <WorkflowCard workflow={workflow} steps={toLoadable(steps)} onOpen={onOpen} href={href} />
}
