import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SecurityCard } from './SecurityCard'

const meta = {
  title: 'Customer/Settings/SecurityCard',
  component: SecurityCard,
  tags: ['new'],
  args: {
    accountHref: '/account',
    secureHref: '/account?secure=sessions',
    email: 'user@example.com',
    busy: false,
    onChangePassword: fn(async () => true),
    onReset: fn(),
  },
} satisfies Meta<typeof SecurityCard>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', args.accountHref)
    await expect(canvas.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', args.secureHref)
  },
}
