import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FailureAlert } from './FailureAlert'

const meta = {
  title: 'Components/FailureAlert',
  component: FailureAlert,
  args: { failure: { message: 'Failed to save changes. Please try again.' } },
  parameters: {
    guide: {
      do: [
        { text: 'Stand it beside the button that began the write.', story: 'WithReason' },
        { text: 'Leave the words of an unknown outcome to it.', story: 'OutcomeUnknown' },
      ],
      avoid: [{ text: 'For content that failed to load: that is ErrorState.' }],
      accessibility: [
        'It interrupts a screen reader, since somebody has just pressed and waits for the outcome.',
      ],
    },
  },
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

/** No answer came, so the write may have been done: a warning that says what to look at, and not to try again. */
export const OutcomeUnknown: Story = {
  args: {
    failure: {
      message: 'The server did not answer in time. The outcome is unknown.',
      reason: 'Look whether the cluster is in the list before you add it once more.',
      outcomeUnknown: true,
    },
    onDismiss: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Look whether the cluster is in the list')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
