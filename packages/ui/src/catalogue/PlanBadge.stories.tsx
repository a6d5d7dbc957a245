import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../primitives/testing/Row'
import { PlanBadge } from './PlanBadge'

const meta = {
  title: 'Admin/Catalogue/PlanBadge',
  component: PlanBadge,
  args: { name: 'Pro' },
} satisfies Meta<typeof PlanBadge>

export default meta
type Story = StoryObj<typeof meta>

/** The plan by its name, or that there is none. */
export const EveryValue: Story = {
  render: () => (
    <Row>
      <PlanBadge name="Pro" />
      <PlanBadge name={null} />
    </Row>
  ),
}
