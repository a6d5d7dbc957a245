import { customWorkflows } from '@quarterdeck/api'
import { customWorkflowEnabled, customWorkflowWithoutSteps } from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { loading } from '../lib'
import { TemplateDialogView } from './TemplateDialogView'

const { workflow_id } = customWorkflowEnabled

const meta = {
  title: 'Jobs/TemplateDialog',
  component: TemplateDialogView,
  args: { workflow_id, template: loading, onClose: fn() },
  loaders: [fromApi({ template: () => customWorkflows.get(workflow_id) })],
} satisfies Meta<typeof TemplateDialogView>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))

/** §4 Jobs: 'template' for step definitions. */
export const Ready: Story = {
  play: async () => {
    await expect(dialog().getByText('Template')).toBeVisible()
    await expect(dialog().getAllByRole('row')).toHaveLength(4)
  },
}

export const NoSteps: Story = {
  parameters: { msw: [handlers.customWorkflow(customWorkflowWithoutSteps)] },
}

export const Loading: Story = { parameters: { msw: [handlers.customWorkflow(loadingForever)] } }

export const Failed: Story = {
  parameters: { msw: [handlers.customWorkflow(fails(500))] },
  play: async () => {
    await expect(dialog().getByText('Failed to load workflow details')).toBeVisible()
    await expect(dialog().getByText('Could not fetch workflow steps. Please try again.')).toBeVisible()
  },
}
