import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordStrengthBadge } from './PasswordStrengthBadge'

const meta = {
  title: 'Sign-in/Flow/PasswordStrengthBadge',
  component: PasswordStrengthBadge,
  args: { password: 'password' },
} satisfies Meta<typeof PasswordStrengthBadge>

export default meta
type Story = StoryObj<typeof meta>

export const EveryValue: Story = {
  render: () => (
    <p>
      <PasswordStrengthBadge password="password" /> <PasswordStrengthBadge password="korn-blume" />{' '}
      <PasswordStrengthBadge password="a long walk home" />
    </p>
  ),
  play: async ({ canvas }) => {
    const read = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(read).toEqual(['Weak', 'Fair', 'Strong'].map((word) => `Password strength: ${word}`))
  },
}
