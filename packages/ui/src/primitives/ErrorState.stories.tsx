import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from './ErrorState'
import { TextLink } from './TextLink'

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { failure: { message: 'Failed to load organizations. Please try again.', onRetry: fn() } },
  parameters: {
    guide: {
      do: [
        {
          text: "Say what failed in our words; the server's reason stands below, muted.",
          story: 'WithReason',
        },
        { text: 'Keep what it replaces about as high.' },
      ],
      avoid: [{ text: 'Try Again where trying again cannot help.', story: 'OtherWaysOut' }],
      accessibility: ['It is announced when it appears. Try Again keeps the focus while it works.'],
    },
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const MessageAlone: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load organizations. Please try again.',
    )
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.failure.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithReason: Story = {
  args: {
    failure: {
      message: 'Failed to load organization details',
      reason: 'The database is being moved until 14:00 UTC. (request 7f3a90c1)',
      onRetry: fn(),
    },
  },
}

/** The reason says nothing new. */
export const SameReason: Story = {
  args: { failure: { message: 'An unexpected error occurred', reason: 'An unexpected error occurred' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('An unexpected error occurred')).toHaveLength(1)
  },
}

export const OtherWaysOut: Story = {
  args: {
    failure: { message: 'Page not found' },
    actions: <TextLink href="/user">Back to Home</TextLink>,
  },
}

export const LongText: Story = {
  args: {
    failure: {
      message: 'Failed to load payment providers. Please try again.',
      reason:
        'upstream connect error or disconnect/reset before headers: https://payments.internal.example/v1/providers?trace=7f000101-8c1e-1d2b-818c-1e5a3f2b0000',
      onRetry: fn(),
    },
  },
}
