import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { WorkflowNotFoundDialog } from './WorkflowNotFoundDialog'

const meta = {
  title: 'Admin/Jobs/WorkflowNotFoundDialog',
  component: WorkflowNotFoundDialog,
  args: { onClose: fn() },
} satisfies Meta<typeof WorkflowNotFoundDialog>

export default meta

export const Removed: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await expect(screen.getByText('Workflow not found')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
