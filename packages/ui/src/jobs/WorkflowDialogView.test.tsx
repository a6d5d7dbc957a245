import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fireEvent, render, screen } from '@testing-library/react'
import { ready, type Failure } from '../lib'
import { WorkflowDialogView } from './WorkflowDialogView'

const nothing = () => {}
const acts = {
  onRestart: nothing,
  onJobAction: nothing,
  onViewOrganization: nothing,
  onViewCluster: nothing,
  onClose: nothing,
}

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
      {...acts}
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

test('how a workflow stands is read out when that changes, and when another one comes into view', () => {
  const dialog = (workflow_id: string, jobs: typeof fixtures.workflowJobsRunning) => (
    <WorkflowDialogView
      workflow={{ ...fixtures.workflowProvision, workflow_id, name: 'Upgrade studio' }}
      jobs={ready(untold(jobs))}
      {...acts}
    />
  )
  const status = () =>
    screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent.includes('Upgrade studio')) as HTMLElement
  const { rerender } = render(dialog('first', fixtures.workflowJobsFailed))
  expect(status()).toHaveTextContent('Upgrade studio, Failed')
  const [region, first] = [status(), status().firstChild]

  rerender(dialog('second', fixtures.workflowJobsFailed))
  expect(status()).toHaveTextContent('Upgrade studio, Failed')
  // The same words are new ones of another workflow.
  expect(status().firstChild).not.toBe(first)
  rerender(dialog('second', fixtures.workflowJobsRunning))
  expect(status()).toHaveTextContent('Upgrade studio, Running')
  expect(status()).toBe(region)
})

test.each([
  ['is brought into view where it has not stuck there', -300, 1],
  ['moves nothing where it is in view', 60, 0],
])('a failure %s', (_name, top, times) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 60))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => void vi.restoreAllMocks())
  const dialog = (failure?: Failure) => (
    <WorkflowDialogView
      workflow={{ ...fixtures.workflowProvision, name: 'Upgrade studio' }}
      jobs={ready([])}
      failure={failure}
      {...acts}
    />
  )
  const { rerender } = render(dialog())
  rerender(dialog({ message: 'Failed to restart workflow.' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to restart workflow.')
  expect(scroll).toHaveBeenCalledTimes(times)
})

test('the organization and the cluster are links where their addresses are known', () => {
  render(
    <WorkflowDialogView
      workflow={{ ...fixtures.workflowProvision, name: 'Upgrade studio' }}
      jobs={ready([])}
      organizationHref="/admin/jobs?dialog=organization&id=o1"
      clusterHref="/admin/jobs?dialog=namespaces&id=c1"
      {...acts}
    />,
  )
  const { organization_email, cluster_name } = fixtures.workflowProvision
  expect(screen.getByRole('link', { name: organization_email ?? '' })).toHaveAttribute(
    'href',
    '/admin/jobs?dialog=organization&id=o1',
  )
  expect(screen.getByRole('link', { name: cluster_name ?? '' })).toHaveAttribute(
    'href',
    '/admin/jobs?dialog=namespaces&id=c1',
  )
})
