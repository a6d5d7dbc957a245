import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { loading, ready } from '../lib'
import { ArchiveClusterDialog } from './ArchiveClusterDialog'

const meta = {
  title: 'Admin/Clusters/ArchiveClusterDialog',
  component: ArchiveClusterDialog,
  args: {
    name: 'fra-1',
    namespaces: ready(14),
    busy: false,
    failure: undefined,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ArchiveClusterDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Archive fra-1?' })
    await expect(dialog).toHaveTextContent('14 namespaces are on it.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Archive cluster' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: {
    namespaces: loading,
    failure: { message: 'Failed to archive cluster. Please try again.', reason: 'The platform failed' },
  },
}
