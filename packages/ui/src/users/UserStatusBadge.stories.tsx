import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../primitives/testing/Row'
import { UserStatusBadge } from './UserStatusBadge'

const meta = {
  title: 'Admin/Users/UserStatusBadge',
  component: UserStatusBadge,
  args: { is_active: true },
} satisfies Meta<typeof UserStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const EveryValue: Story = {
  render: () => (
    <Row>
      {[true, false, null].map((is_active) => (
        <UserStatusBadge key={String(is_active)} is_active={is_active} />
      ))}
    </Row>
  ),
}
