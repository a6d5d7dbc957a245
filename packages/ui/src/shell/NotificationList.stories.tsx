import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotificationList } from './NotificationList'
import { notifications } from './testing/StoryShell'

const meta = {
  title: 'Patterns/Shell/NotificationList',
  component: NotificationList,
  args: { notifications },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationList>

export default meta
type Story = StoryObj<typeof meta>

export const EveryType: Story = {}
export const Empty: Story = { args: { notifications: [] } }

export const LongText: Story = {
  args: {
    notifications: [
      {
        id: '1',
        type: 'error',
        title: 'Failed to load organization details and everything that belongs to them',
        message: `upstream_request_timeout_${'x'.repeat(80)} while reading from replica 2 of 3`,
        at: '2026-11-20T11:59:30Z',
      },
    ],
  },
}
