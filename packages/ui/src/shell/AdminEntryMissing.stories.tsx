import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AdminEntryMissing } from './AdminEntryMissing'

const meta = {
  title: 'Patterns/Shell/AdminEntryMissing',
  component: AdminEntryMissing,
  args: { email: 'admin@example.com', onCheck: fn(), signingOut: false, onSignOut: fn() },
} satisfies Meta<typeof AdminEntryMissing>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are not among the administrators')
    await expect(canvas.getByRole('alert')).toHaveTextContent('admin@example.com is signed in')
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const SigningOut: Story = { args: { signingOut: true } }

export const Narrow: Story = {
  args: { email: 'an-administrator-with-a-very-long-address@subsidiary.enterprise.example' },
  globals: { viewport: { value: 'narrow' } },
}
