import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './ButtonLink'
import { NotFound } from './NotFound'

const meta = {
  title: 'Components/NotFound',
  component: NotFound,
  args: { title: 'Cluster not found', children: 'There is no cluster at this address.' },
  parameters: {
    guide: {
      do: [{ text: 'Name what is not there and offer the way back.', story: 'WithWayBack' }],
      avoid: [{ text: 'Try Again: what is gone does not come back.' }],
      accessibility: ['Its icon is decoration; title and text are read where they stand.'],
    },
  },
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {}
export const WithWayBack: Story = {
  args: {
    title: "The organization you're looking for doesn't exist or you don't have access to it.",
    children: undefined,
    action: <ButtonLink href="#list">View All</ButtonLink>,
  },
}
/** A write has found it gone: it is named, and what is shown is read again. */
export const Gone: Story = {
  args: {
    failure: {
      message: 'The cluster fra-1 is no longer there.',
      reason: 'It was removed meanwhile. What is shown is read again.',
      gone: true,
    },
  },
}
/** No answer came to the write that was to remove it: it is not there, and why that is stays unknown. */
export const OutcomeUnknown: Story = {
  tags: ['words'],
  args: {
    failure: {
      message: 'The server is not available (504). The outcome is unknown.',
      reason: 'Look whether the cluster is still in the list, which is read again.',
      outcomeUnknown: true,
    },
  },
}
