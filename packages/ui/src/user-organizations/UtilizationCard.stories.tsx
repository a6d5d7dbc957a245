import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { ButtonLink } from '../primitives'
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
/** With group graphs, which not every platform counts; nothing is near its limit. */
export const WithGroupGraphs: Story = {
  args: {
    owner: 'ops@northwind.example',
    utilization: ready({
      agents: { current: 3, max: 7 },
      tools: { current: 2, max: 10 },
      groups: { current: 1, max: 10 },
      group_graphs: { current: 1, max: 5 },
    }),
  },
}
/** The end is announced while somebody can still do something about it. */
export const AlmostAtTheLimit: Story = {
  args: {
    utilization: ready({
      agents: { current: 49, max: 50 },
      tools: { current: 90, max: 100 },
      groups: { current: 1, max: 10 },
      group_graphs: null,
    }),
    upgrade: <ButtonLink href="/user?dialog=billing">Upgrade</ButtonLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Almost at the limitAgents 49 of 50: one more agent can be added.Tools 90 of 100: 10 more tools can be added.Upgrade',
    )
  },
}
/** §8.6: in place of what could not be loaded. */
export const Unavailable: Story = { args: { utilization: failed('Failed to load resource utilization') } }
export const Loading: Story = { args: { utilization: loading } }
