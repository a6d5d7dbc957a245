import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog'

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Archive frankfurt-1?',
    children: <p>The cluster is hidden from the list. Its organizations keep running.</p>,
    confirmLabel: 'Archive cluster',
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: {
    guide: {
      do: [
        { text: 'Repeat the verb of the question on the button.', story: 'Danger' },
        { text: 'Say what stays as it is, besides what changes.' },
      ],
      avoid: [{ text: 'For what Undo can bring back.' }],
      accessibility: [
        'Cancel has the focus at first, so that Enter does no harm.',
        'It is announced as an alert dialog with its text.',
      ],
    },
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {
  play: async ({ args, step }) => {
    await step('the focus is on the way out', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
      const dialog = screen.getByRole('alertdialog', { name: 'Archive frankfurt-1?' })
      await expect(dialog).toHaveAccessibleDescription(/hidden from the list/)
    })
    await step('the verb confirms', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
    await step('Escape does not', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
  },
}

export const Primary: Story = {
  args: {
    title: 'Disable sign-up?',
    children: <p>Nobody can register until it is enabled again.</p>,
    confirmLabel: 'Disable sign-up',
    tone: 'primary',
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Archive cluster' }).click()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Cancel' }).click()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { failure: { message: 'Failed to archive cluster. Please try again.' } },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
