import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { loading, ready } from '../lib'
import { ClusterUnavailableDialog } from './ClusterUnavailableDialog'

const retry = fn()

const meta = {
  title: 'Admin/Clusters/ClusterUnavailableDialog',
  component: ClusterUnavailableDialog,
  args: { title: 'Edit cluster', cluster: loading, onClose: fn() },
} satisfies Meta<typeof ClusterUnavailableDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const NotFound: Story = { args: { cluster: ready(null) } }
export const Failed: Story = {
  args: { cluster: { state: 'error', message: 'The cluster could not be loaded.', onRetry: retry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
