import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { loading, ready } from '../lib'
import { ArchiveCluster } from './ArchiveCluster'
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

export const LastCluster: Story = {
  args: { isLast: true },
  play: async () => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'It is the last cluster that takes new namespaces.',
    )
  },
}

/** Its code is loaded when it is first asked for. */
export const Busy: Story = {
  args: { busy: true },
  render: (args) => <ArchiveCluster {...args} />,
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Archive cluster' })
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** Another admin has removed it: there is nothing to archive, and nothing to press again. */
export const Gone: Story = {
  args: {
    failure: {
      message: 'The cluster fra-1 is no longer there.',
      reason: 'It was removed meanwhile. What is shown is read again.',
      gone: true,
    },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The cluster fra-1 is no longer there.')
    await expect(screen.queryByRole('button', { name: 'Archive cluster' })).not.toBeInTheDocument()
    const [close] = screen.getAllByRole('button', { name: 'Close' })
    await expect(close).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    namespaces: loading,
    failure: { message: 'Failed to archive cluster. Please try again.', reason: 'The platform failed' },
  },
}
