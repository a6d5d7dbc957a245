import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMessages } from './FlowMessages'

const meta = {
  title: 'Sign-in/Flow/FlowMessages',
  component: FlowMessages,
  args: { messages: [] },
} satisfies Meta<typeof FlowMessages>

export default meta
type Story = StoryObj<typeof meta>

/** What the service says stands as it says it; a type that is not known here is information. */
export const EveryType: Story = {
  args: {
    messages: [
      { type: 'info', text: 'Please confirm this action by verifying that it is you.' },
      { type: 'success', text: 'Your changes have been saved!' },
      { type: 'error', text: 'The provided credentials are invalid.' },
      { type: 'notice', text: 'The service will be moved on Sunday.' },
    ],
  },
}
