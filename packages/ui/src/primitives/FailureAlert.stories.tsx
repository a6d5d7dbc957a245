import type { Meta, StoryObj } from '@storybook/react-vite'
import { FailureAlert } from './FailureAlert'

const meta = {
  title: 'Components/FailureAlert',
  component: FailureAlert,
  args: { failure: { message: 'Failed to save changes. Please try again.' } },
} satisfies Meta<typeof FailureAlert>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithReason: Story = {
  args: {
    failure: {
      message: 'Failed to save changes. Please try again.',
      reason: 'The plan is being changed by someone else.',
    },
  },
}
