import { customWorkflows, errorMessage, type CustomWorkflow } from '@quarterdeck/api'
import { showToast } from '../../lib/toasts'
import { useRuns, type RunsOn } from './useRuns'

/** Runs custom workflows on an organization or cluster. */
export const useWorkflowRuns = ({ target, ...options }: RunsOn) =>
  useRuns({
    ...options,
    target,
    list: 'workflows',
    idOf: workflowId,
    refused: 'Unable to execute workflow',
    run: (workflow) => customWorkflows.execute(workflow, target.id, workflow.told),
    named: ({ display_name }) => ({ workflow: `workflow ${display_name}` }),
    reasonOf: (error) => `Failed to execute workflow: ${errorMessage(error)}`,
    onDone: (_started, { display_name }) =>
      showToast({
        type: 'success',
        title: `${display_name} started`,
        message: `Workflow has been successfully executed for ${target.type} ${target.name}`,
      }),
  })

const workflowId = ({ workflow_id }: CustomWorkflow) => workflow_id
