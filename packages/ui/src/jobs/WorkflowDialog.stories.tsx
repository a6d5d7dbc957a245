import { workflows } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { loading } from '../lib'
import { expectFailure, press } from '../primitives/testing/interactions'
import { WorkflowDialogView } from './WorkflowDialogView'

const { workflowProvision, workflowOfCluster } = fixtures
const { workflow_id } = workflowProvision

const FAILED = 'Failed to load workflow jobs. Please try again.'

const meta = {
  title: 'Admin/Jobs/WorkflowDialog',
  component: WorkflowDialogView,
  args: {
    workflow: { ...workflowProvision, name: workflowProvision.description },
    jobs: loading,
    update: { updatedAt: () => Date.parse(fixtures.minutesAgo(0)) - 4000, live: true },
    onRestart: fn(),
    onJobAction: fn(),
    onViewOrganization: fn(),
    onViewCluster: fn(),
    organizationHref: '/admin/jobs?dialog=organization&id=o1',
    clusterHref: '/admin/jobs?dialog=namespaces&id=c1',
    onClose: fn(),
  },
  loaders: [fromApi({ jobs: () => workflows.listJobs({ workflow_id }) }, { jobs: FAILED })],
} satisfies Meta<typeof WorkflowDialogView>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))

export const Failed: Story = {
  play: async ({ args }) => {
    await expect(dialog().getByTitle(workflow_id)).toBeVisible()
    const attempts = within(dialog().getByRole('list', { name: /^Earlier attempts/ }))
    await expect(attempts.getAllByRole('listitem')).toHaveLength(3)
    await expect(dialog().getAllByText('quota exceeded: persistentvolumeclaims').at(-1)).toBeVisible()
    await press(dialog(), 'Restart from last success')
    await expect(args.onRestart).toHaveBeenLastCalledWith('last success')
    await press(dialog(), 'Restart from beginning')
    const question = within(await screen.findByRole('alertdialog', { name: 'Restart from beginning?' }))
    await expect(question.getByText('back_up_database')).toBeVisible()
    await expect(args.onRestart).toHaveBeenCalledOnce()
    await press(question, 'Restart from beginning')
    await expect(args.onRestart).toHaveBeenLastCalledWith('beginning')
    await press(dialog(), 'Restart provision_namespace')
    await expect(args.onJobAction).toHaveBeenLastCalledWith('restart', expect.any(String))
    await press(dialog(), 'View Organization')
    await expect(args.onViewOrganization).toHaveBeenCalledOnce()
    await expect(dialog().getByText('one waiting')).toBeVisible()
    await userEvent.click(dialog().getByRole('link', { name: 'fra-1' }))
    await expect(args.onViewCluster).toHaveBeenCalledOnce()
  },
}

/** Before completed steps run again it is said which, and that their work is overwritten. */
export const AsksBeforeBeginning: Story = {
  play: async ({ args }) => {
    await press(dialog(), 'Restart from beginning')
    const question = within(await screen.findByRole('alertdialog', { name: 'Restart from beginning?' }))
    await expect(question.getByText(/^All 3 steps run again. What this one completed/)).toBeVisible()
    await expect(args.onRestart).not.toHaveBeenCalled()
  },
}

/** What is usual stands beside each step, and with what a restart runs again. */
export const UsualTimes: Story = {
  args: { usual: { provision_namespace: 40_000, deploy_studio: 95_000, issue_certificate: 12_000 } },
}

export const Running: Story = {
  parameters: { msw: [handlers.workflowJobs(fixtures.workflowJobsRunning)] },
  play: async ({ args }) => {
    await expect(dialog().queryByRole('button', { name: /^Restart/ })).not.toBeInTheDocument()
    await press(dialog(), 'Cancel deploy_studio')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel job' }))
    await expect(args.onJobAction).toHaveBeenLastCalledWith('cancel', expect.any(String))
  },
}

export const Completed: Story = {
  parameters: { msw: [handlers.workflowJobs(fixtures.workflowJobsCompleted)] },
}

/** A long error is shown in full. The jobs could not be read again, so those of three minutes ago stay in view. */
export const LongErrorAndStale: Story = {
  args: {
    update: { updatedAt: () => Date.parse(fixtures.minutesAgo(3)), failed: true },
  },
  parameters: {
    msw: [
      handlers.workflowJobs([
        { ...fixtures.jobWithLongError, sequence_number: 1, workflow_id },
        { ...fixtures.jobRetrying, sequence_number: 2, workflow_id },
      ]),
    ],
  },
}

/** The type is a name, which has one line, cut where it ends. */
export const LongNames: Story = {
  args: {
    workflow: {
      ...workflowProvision,
      name: 'Provision the organization of Wide World Importers International in production',
      workflow_type: 'provision_organization_with_dedicated_cluster_and_certificates',
      organization_email: fixtures.organizationWithLongEmail.email,
      cluster_name: fixtures.clusterWithLongName.name,
    },
  },
  parameters: { msw: [handlers.workflowJobs(fixtures.workflowJobsCompleted)] },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(await dialog().findByRole('button', { name: 'Close' })).toBeVisible()
    const { right } = dialog()
      .getByText(/^provision_organization_with/)
      .getBoundingClientRect()
    await expect(right).toBeLessThan(window.innerWidth)
  },
}

/** Opened by a link, no list has the workflow: what it is can be known only from its jobs. */
export const KnownFromItsJobs: Story = {
  args: {
    workflow: {
      ...workflowOfCluster,
      name: null,
      workflow_type: null,
      executed: true,
      organization_email: null,
      cluster_name: null,
    },
  },
  parameters: { msw: [handlers.workflowJobs(fixtures.workflowJobsCancelled)] },
  play: async () => {
    await expect(dialog().getByRole('heading', { name: 'Workflow details' })).toBeVisible()
    await expect(dialog().getByText('Executed')).toBeVisible()
    await expect(dialog().queryByRole('button', { name: 'View Organization' })).not.toBeInTheDocument()
  },
}

export const Restarting: Story = {
  args: { busyWith: 'last success' },
  play: async ({ args }) => {
    for (const name of ['Restart from last success', 'Restart from beginning', 'Restart provision_namespace'])
      await userEvent.click(dialog().getByRole('button', { name }), { pointerEventsCheck: 0 })
    await expect(args.onRestart).not.toHaveBeenCalled()
    await expect(args.onJobAction).not.toHaveBeenCalled()
    // A restart that is under way goes on when the dialog is left.
    await press(dialog(), 'Close')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const RestartFailed: Story = {
  args: {
    failure: { message: 'Failed to restart workflow.', reason: 'Another run of this workflow is under way' },
  },
}

/** §8.10: each of the writes fails in its own words. */
export const RestartFromBeginningFailed: Story = {
  args: {
    failure: {
      message: 'Failed to restart workflow from beginning.',
      reason: 'Another run of this workflow is under way',
    },
  },
}

export const JobRestartFailed: Story = {
  tags: ['words'],
  args: { failure: { message: 'Failed to restart job.', reason: 'The job is running already' } },
  play: async () => {
    await expect(dialog().getByRole('alert')).toHaveTextContent(/Failed to restart job.*is running already/)
  },
}

export const JobCancelFailed: Story = {
  parameters: { msw: [handlers.workflowJobs(fixtures.workflowJobsRunning)] },
  args: { failure: { message: 'Failed to cancel job.', reason: 'The job has finished already' } },
}

export const NoJobs: Story = {
  parameters: { msw: [handlers.workflowJobs([])] },
  play: async () => {
    await expect(dialog().getByText('Unknown')).toBeVisible()
    await expect(dialog().getByText('This workflow has no jobs')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { msw: [handlers.workflowJobs(loadingForever)] } }

export const LoadFailed: Story = {
  parameters: { msw: [handlers.workflowJobs(fails(500)), handlers.clusterWorkflowJobs(fails(500))] },
  play: () => expectFailure(dialog(), FAILED),
}
