import {
  customWorkflows,
  errorMessage,
  isOutcomeUnknown,
  type CustomWorkflow,
  type TargetType,
} from '@quarterdeck/api'
import { showToast } from '../../lib/toasts'
import { failureOf } from '../../lib/useWrite'
import { useRuns } from './useRuns'

interface WorkflowRunsOptions {
  target: {
    type: TargetType
    id: string
    /** As people know it: a cluster's name, an organization's e-mail. */
    name: string
  }
  /** Why no workflow can be run now ('Cluster not available'); undefined when one can. */
  unavailable?: string
  /** Done or not: what it may have changed is read again. */
  onSettled: () => void
}

/** Custom workflows with the words of §8.10. */
export const useWorkflowRuns = ({ target, unavailable, onSettled }: WorkflowRunsOptions) =>
  useRuns<CustomWorkflow>({
    key: ['workflows', 'run', target.id],
    idOf: ({ workflow_id }) => workflow_id,
    refusal: () => (unavailable ? { message: 'Unable to execute workflow', reason: unavailable } : undefined),
    run: (workflow) => customWorkflows.execute(workflow, target.id),
    failureOf: (error, { display_name }) =>
      isOutcomeUnknown(error)
        ? failureOf(error)
        : {
            message: `${display_name} failed`,
            reason: `Failed to execute workflow: ${errorMessage(error)}`,
          },
    onDone: (_started, { display_name }) =>
      showToast({
        type: 'success',
        title: `${display_name} started`,
        message: `Workflow has been successfully executed for ${target.type} ${target.name}`,
      }),
    onSettled,
  })
