import { customWorkflows } from '@quarterdeck/api'
import {
  customWorkflowDisabled,
  customWorkflowEnabled,
  customWorkflowWithoutSteps,
} from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { loading } from '../lib'
import { CustomWorkflowDialog } from './CustomWorkflowDialog'

const load = (id: string) =>
  fromApi({ workflow: () => customWorkflows.get(id) }, { workflow: 'Failed to load workflow details' })

const meta = {
  title: 'Admin/Runs/CustomWorkflowDialog',
  component: CustomWorkflowDialog,
  args: { workflow: loading, onClose: fn() },
  loaders: [load(customWorkflowEnabled.workflow_id)],
} satisfies Meta<typeof CustomWorkflowDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Rotate credentials' })).toBeVisible()
    await expect(screen.getByText('Template')).toBeVisible()
    await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1back_up_databaseup to 3 retries',
      '2rotate_credentialsno retries',
      '3check_healthup to 3 retries',
    ])
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const WithoutSteps: Story = {
  parameters: { msw: [handlers.customWorkflow(customWorkflowWithoutSteps)] },
  loaders: [load(customWorkflowDisabled.workflow_id)],
  play: async () => {
    await expect(screen.getByText('This workflow has no steps')).toBeVisible()
    await expect(screen.getByText('Not enabled')).toBeVisible()
  },
}
/** Somebody has removed it. */
export const Gone: Story = {
  loaders: [fromApi({ workflow: async () => null })],
  play: async () => {
    await expect(screen.getByText('There is no such workflow')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  },
}
export const Loading: Story = { parameters: { msw: [handlers.customWorkflow(loadingForever)] } }
export const Failed: Story = {
  parameters: { msw: [handlers.customWorkflow(fails(500))] },
  play: async () => {
    const alert = screen.getByRole('alert')
    await expect(alert).toHaveTextContent('Failed to load workflow details')
    await expect(alert).toHaveTextContent('Could not fetch workflow steps. Please try again.')
  },
}
