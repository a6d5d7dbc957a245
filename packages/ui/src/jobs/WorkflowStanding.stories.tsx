import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import type { JobStatus } from './status'
import { WorkflowStanding } from './WorkflowStanding'

const meta = {
  title: 'Admin/Jobs/WorkflowStanding',
  component: WorkflowStanding,
  args: { statuses: ready<JobStatus[]>(['completed', 'failed', 'pending']) },
} satisfies Meta<typeof WorkflowStanding>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible()
  },
}

export const Loading: Story = { args: { statuses: loading } }

export const NotAvailable: Story = {
  args: { statuses: failed('An unexpected error occurred') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No status')).toBeVisible()
  },
}
