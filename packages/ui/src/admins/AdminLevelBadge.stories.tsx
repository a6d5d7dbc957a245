import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../primitives/testing/Row'
import { AdminLevelBadge } from './AdminLevelBadge'

const meta = {
  title: 'Admin/Admins/AdminLevelBadge',
  component: AdminLevelBadge,
  args: { can_create_new_admins: true },
} satisfies Meta<typeof AdminLevelBadge>

export default meta
type Story = StoryObj<typeof meta>

export const EveryValue: Story = {
  render: () => (
    <Row>
      <AdminLevelBadge can_create_new_admins />
      <AdminLevelBadge can_create_new_admins={false} />
    </Row>
  ),
}
