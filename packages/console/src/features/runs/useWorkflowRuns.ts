import { customWorkflows, errorMessage, type CustomWorkflow } from '@quarterdeck/api'
import { useEventCallback } from '@quarterdeck/ui/lib'
import { useQueryClient } from '@tanstack/react-query'
import { isGone, missingOf } from '../../lib/notFound'
import { showToast } from '../../lib/toasts'
import { runKeys } from './runKeys'
import { useRuns, type RunTarget, type Told } from './useRuns'

interface WorkflowRunsOptions {
  target: RunTarget
  /** Why no workflow can be run now ('Cluster not available'); undefined when one can. */
  unavailable?: string
  /** Called when a run has ended, also with a failure, to read again what it may have changed. */
  onSettled: () => void
  /** Called when the platform does not find what it was to run on, to read that again. */
  onGone: () => void
}

/** Runs custom workflows on an organization or cluster; failures are told in the words of §8.10. `start` stays the same function. */
export function useWorkflowRuns({ target, unavailable, onSettled, onGone }: WorkflowRunsOptions) {
  const queryClient = useQueryClient()
  const { runs, start } = useRuns<Told<CustomWorkflow>>({
    key: ['workflows', 'run', target.id],
    idOf: workflowId,
    refusal: () => (unavailable ? { message: 'Unable to execute workflow', reason: unavailable } : undefined),
    run: (workflow) => customWorkflows.execute(workflow, target.id, workflow.told),
    whenFailed: ({ display_name }) => `${display_name} failed`,
    whenUnknown: ({ display_name }) =>
      `Look whether ${display_name} is among the workflows before you run it once more.`,
    subject: ({ display_name }, code) =>
      missingOf(code, {
        workflow: `workflow ${display_name}`,
        [target.type]: `${target.type} ${target.name}`,
      }),
    onFailed: (error) => {
      if (!isGone(error)) return
      void queryClient.invalidateQueries({ queryKey: runKeys.workflows })
      onGone()
    },
    reasonOf: (error) => `Failed to execute workflow: ${errorMessage(error)}`,
    onDone: (_started, { display_name }) =>
      showToast({
        type: 'success',
        title: `${display_name} started`,
        message: `Workflow has been successfully executed for ${target.type} ${target.name}`,
      }),
    onSettled,
  })
  return {
    runs,
    start: useEventCallback((workflow: CustomWorkflow, told?: Record<string, string>) =>
      start({ ...workflow, told }),
    ),
  }
}

const workflowId = ({ workflow_id }: CustomWorkflow) => workflow_id
