import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlanBadge } from './PlanBadge'

const meta = {
  title: 'Admin/Catalogue/PlanBadge',
  component: PlanBadge,
  args: { name: 'Pro' },
} satisfies Meta<typeof PlanBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Plan: Story = {}
export const NoPlan: Story = { args: { name: null } }
