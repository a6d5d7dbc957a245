import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../primitives/testing/Row'
import { HealthBadge } from './HealthBadge'

const meta = {
  title: 'Admin/Clusters/HealthBadge',
  component: HealthBadge,
  args: { healthy: true },
} satisfies Meta<typeof HealthBadge>

export default meta
type Story = StoryObj<typeof meta>

export const EveryValue: Story = {
  render: () => (
    <Row>
      <HealthBadge healthy />
      <HealthBadge healthy={false} />
    </Row>
  ),
}
