import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fireEvent, render, screen } from '@testing-library/react'
import { ready } from '../lib'
import { WorkflowDialogView } from './WorkflowDialogView'

const nothing = () => {}

/** Steps as of a platform that tells nothing but how they stand. */
const untold = (jobs: typeof fixtures.workflowJobsRunning) =>
  jobs.map((job) => ({
    ...job,
    raw_status: job.status,
    error_message: null,
    started_at: null,
    finished_at: null,
    attempts: null,
  }))

test.each([
  ['Restart from beginning', fixtures.workflowJobsFailed],
  ['Cancel deploy_studio', fixtures.workflowJobsRunning],
])('what %s asks about one workflow is not asked about another in the same dialog', async (button, jobs) => {
  const onStop = vi.fn<() => void>()
  const dialog = (workflow_id: string) => (
    <WorkflowDialogView
      workflow={{ ...fixtures.workflowProvision, workflow_id, name: 'Provision' }}
      jobs={ready(untold(jobs))}
      walk={{ busy: true, onStop }}
      onRestart={nothing}
      onJobAction={nothing}
      onViewOrganization={nothing}
      onViewCluster={nothing}
      onClose={nothing}
    />
  )
  const { rerender } = render(dialog('first'))
  fireEvent.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  expect(onStop).toHaveBeenCalledOnce()

  rerender(dialog('second'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  rerender(dialog('first'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
