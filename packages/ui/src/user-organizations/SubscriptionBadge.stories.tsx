import type { Meta, StoryObj } from '@storybook/react-vite'
import { SubscriptionBadge } from './SubscriptionBadge'

const meta = {
  title: 'Customer/Organizations/SubscriptionBadge',
  component: SubscriptionBadge,
  tags: ['new'],
  args: { status: 'active' },
} satisfies Meta<typeof SubscriptionBadge>

export default meta
type Story = StoryObj<typeof meta>

export const EveryValue: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {(['active', 'trialing', 'past_due', 'paused', 'canceled'] as const).map((status) => (
        <SubscriptionBadge key={status} status={status} />
      ))}
    </div>
  ),
}
