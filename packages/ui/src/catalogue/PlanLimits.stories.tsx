import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { expect } from 'storybook/test'
import { SkeletonGroup } from '../primitives'
import { PlanLimits, PlanLimitsSkeleton, UNKNOWN_PLAN } from './PlanLimits'

const meta = {
  title: 'Admin/Catalogue/PlanLimits',
  component: PlanLimits,
  args: fixtures.planPro,
  // It is a text alone; a picture is as large as the elements that a story draws.
  decorators: [(Story) => <div>{Story()}</div>],
} satisfies Meta<typeof PlanLimits>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
/** Platforms without group graphs do not name them. */
export const WithoutGroupGraphs: Story = { args: { max_group_graphs: null, max_agents: 1, max_tools: 1284 } }
/** §8.6: in place of a plan that could not be loaded. */
export const Unknown: Story = { args: UNKNOWN_PLAN }
/** A line breaks between two counts, behind the dot. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>],
  play: ({ canvas }) => expect(canvas.getByText(/agents/).textContent).not.toContain(' ·'),
}
export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Loading the plan">
      <PlanLimitsSkeleton />
    </SkeletonGroup>
  ),
}
