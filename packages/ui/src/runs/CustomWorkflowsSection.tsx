import { memoized, type Loadable } from '../lib'
import { DialogSection, RowList, RowListSkeletons } from '../primitives'
import { notRun, type Runs } from './run'
import type { RunParameter } from './RunDialog'
import { useRunQuestion } from './useRunQuestion'
import { RUN_ROW, RunRow } from './RunRow'

/** A workflow that can be run by hand. */
export interface CustomWorkflow {
  workflow_id: string
  display_name: string
  description: string
  is_enabled: boolean
  parameters: readonly RunParameter[]
}

export interface CustomWorkflowsSectionProps<Workflow extends CustomWorkflow> {
  workflows: Loadable<readonly Workflow[]>
  /** The runs by `workflow_id`. */
  runs: Runs
  /** What they run on, in a sentence: an e-mail address or a cluster's name. */
  target: string
  /** No workflow can be run now: a press tells why, through `onRun`, and asks for nothing. */
  unavailable?: boolean
  /** Called with what was filled in for its parameters, by their names; undefined where it has none. */
  onRun: (workflow: Workflow, parameters?: Record<string, string>) => void
  /** Shows the steps of a workflow. */
  onOpen: (workflowId: string) => void
  /** Its address, for a tab of its own. */
  openHref?: (workflowId: string) => string
}

/** §2.15: the custom workflows of an organization or of a cluster; pressing one shows its steps. */
export const CustomWorkflowsSection = memoized(function CustomWorkflowsSection<
  Workflow extends CustomWorkflow,
>({ workflows, runs, target, unavailable, onRun, onOpen, openHref }: CustomWorkflowsSectionProps<Workflow>) {
  const { ask, question } = useRunQuestion({
    idOf: ({ workflow_id }) => workflow_id,
    target,
    label: 'Run Workflow',
    unavailable,
    onRun,
  })
  return (
    <DialogSection
      title="Custom workflows"
      content={workflows}
      skeleton={<RowListSkeletons count={3} lines={2} rowHeight={RUN_ROW} ruled />}
      empty="No custom workflows available"
    >
      {(items) => (
        <>
          <RowList ruled rowHeight={RUN_ROW}>
            {items.map((workflow) => (
              <RunRow
                key={workflow.workflow_id}
                name={workflow.display_name}
                description={workflow.description}
                is_enabled={workflow.is_enabled}
                run={runs[workflow.workflow_id] ?? notRun}
                label="Run Workflow"
                onRun={() => ask(workflow)}
                onOpen={() => onOpen(workflow.workflow_id)}
                href={openHref?.(workflow.workflow_id)}
              />
            ))}
          </RowList>
          {question}
        </>
      )}
    </DialogSection>
  )
})
