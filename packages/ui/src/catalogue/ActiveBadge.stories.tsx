import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../primitives/testing/Row'
import { ActiveBadge } from './ActiveBadge'

const meta = {
  title: 'Admin/Catalogue/ActiveBadge',
  component: ActiveBadge,
  args: { active: true },
} satisfies Meta<typeof ActiveBadge>

export default meta
type Story = StoryObj<typeof meta>

export const EveryValue: Story = {
  render: () => (
    <Row>
      <ActiveBadge active />
      <ActiveBadge active={false} />
    </Row>
  ),
}
