import * as fixtures from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, ready } from '../lib'
import { heldPlanValues } from './managePlanForm'
import { PlanChangeNotice } from './PlanChangeNotice'

const held = fixtures.organizationOnPro
const used = {
  agents: { current: 9 },
  tools: { current: 12 },
  groups: { current: 2_001 },
  group_graphs: { current: 4 },
}

const meta = {
  title: 'Admin/Organizations/PlanChangeNotice',
  component: PlanChangeNotice,
  args: {
    held,
    input: { ...heldPlanValues(held), plan_id: fixtures.planPlus.id },
    plans: fixtures.plans,
    usage: ready(used),
  },
} satisfies Meta<typeof PlanChangeNotice>

export default meta
type Story = StoryObj<typeof meta>

export const BelowWhatIsUsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price per month').nextElementSibling).toHaveTextContent(
      '$50.00 becomes $20.00',
    )
    await expect(canvas.getByText(/^Groups: 2,001 used, new limit [\d,]+, over by [\d,]+$/)).toBeVisible()
    await expect(canvas.getByText(/^Group graphs: 4 used, new limit [\d,]+, over by [\d,]+$/)).toBeVisible()
  },
}

export const Upgrade: Story = {
  args: {
    input: { ...heldPlanValues(held), plan_id: fixtures.planEnterprise.id },
    usage: ready({ ...used, groups: { current: 1 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/over by/)).not.toBeInTheDocument()
  },
}

export const UsageUnknown: Story = { args: { usage: failed('Failed to load resource utilization') } }
