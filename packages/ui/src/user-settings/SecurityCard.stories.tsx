import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SecurityCard } from './SecurityCard'

const meta = {
  title: 'Customer/Settings/SecurityCard',
  component: SecurityCard,
  tags: ['new'],
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  args: { accountHref: '/account', secureHref: '/account?secure=sessions' },
} satisfies Meta<typeof SecurityCard>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', args.accountHref)
    await expect(canvas.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', args.secureHref)
  },
}
