import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SwitchOffCluster } from './SwitchOffCluster'

const meta = {
  title: 'Admin/Clusters/SwitchOffCluster',
  component: SwitchOffCluster,
  args: { name: 'fra-1', onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof SwitchOffCluster>

export default meta
type Story = StoryObj<typeof meta>

export const LastCluster: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Switch off scheduling of fra-1?' })
    await expect(dialog).toHaveTextContent('It is the last cluster that takes new namespaces.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Switch off' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
