import { customWorkflows } from '@quarterdeck/api'
import { customWorkflowOfOrganization } from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loading } from '../lib'
import { CustomWorkflowsSection } from './CustomWorkflowsSection'

const { workflow_id } = customWorkflowOfOrganization

const meta = {
  title: 'Admin/Runs/CustomWorkflowsSection',
  component: CustomWorkflowsSection,
  args: { workflows: loading, runs: {}, target: 'ops@northwind.example', onRun: fn(), onOpen: fn() },
  loaders: [
    fromApi({
      workflows: () => customWorkflows.list({ target_type: 'organization' }).then(({ items }) => items),
    }),
  ],
} satisfies Meta<typeof CustomWorkflowsSection>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the row shows the steps', async () => {
      await userEvent.click(canvas.getByText(/rolls the new version out/), { pointerEventsCheck: 0 })
      await userEvent.click(canvas.getByRole('button', { name: 'Upgrade studio' }))
      await expect(args.onOpen).toHaveBeenLastCalledWith(workflow_id)
      await expect(args.onRun).not.toHaveBeenCalled()
    })
    await step('its button runs it, and nothing else', async () => {
      const opened = args.onOpen.mock.calls.length
      await userEvent.click(canvas.getByRole('button', { name: 'Run Workflow Upgrade studio' }))
      await expect(args.onRun).toHaveBeenCalledOnce()
      await expect(args.onOpen).toHaveBeenCalledTimes(opened)
    })
    await expect(canvas.getByRole('button', { name: 'Run Workflow Move to another cluster' })).toBeDisabled()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const FailedRun: Story = {
  args: {
    runs: {
      [workflow_id]: {
        status: 'idle',
        failure: { message: 'Upgrade studio failed', reason: 'Failed to execute workflow: quota exceeded' },
      },
    },
  },
}
/** §8.10: nothing is sent where the target is not known. */
export const Unavailable: Story = {
  args: {
    runs: {
      [workflow_id]: {
        status: 'error',
        failure: { message: 'Unable to execute workflow', reason: 'Cluster not available.' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(
      'Unable to execute workflow Cluster not available.',
    )
  },
}

/** §8.10: a toast tells what was executed, so the row does not say it to screen readers. */
export const Executed: Story = {
  args: { runs: { [workflow_id]: { status: 'success' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Started Upgrade studio' })).toBeVisible()
    for (const told of canvas.getAllByRole('status')) await expect(told).toBeEmptyDOMElement()
  },
}

export const Loading: Story = { parameters: { msw: [handlers.customWorkflows(loadingForever)] } }
export const Empty: Story = { parameters: { msw: [handlers.customWorkflows({ workflows: [] })] } }
export const Failed: Story = { parameters: { msw: [handlers.customWorkflows(fails(500))] } }
