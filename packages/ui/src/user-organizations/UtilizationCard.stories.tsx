import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, ready } from '../lib'
import { UtilizationCard } from './UtilizationCard'

const meta = {
  title: 'Customer/Organizations/UtilizationCard',
  component: UtilizationCard,
  args: {
    utilization: ready({
      agents: { current: 3, max: 7 },
      tools: { current: 9, max: 10 },
      groups: { current: 12, max: 10 },
    }),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof UtilizationCard>

export default meta
type Story = StoryObj<typeof meta>

/** Within the limit, near it, and over it. */
export const Ready: Story = {}
/** §8.6: in place of what could not be loaded. */
export const Unavailable: Story = { args: { utilization: failed('Failed to load resource utilization') } }
export const Loading: Story = { args: { utilization: loading } }
