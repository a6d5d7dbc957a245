import { users } from '@quarterdeck/api'
import { fromApi, setNetwork } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { loading } from '../lib'
import { NetworkSample } from './testing/NetworkSample'

/**
 * What the toolbar's network does to any story whose data comes over mocks.
 * Most leave no picture: what is to be seen is the way there, and the views' own stories have how it ends.
 */
const meta = {
  title: 'Foundations/Network',
  component: NetworkSample,
  tags: ['!autodocs'],
  args: { users: loading },
  loaders: [
    fromApi(
      { users: async () => (await users.list({ page: 1, limit: 25 })).items },
      { users: 'Failed to load users. Please try again.' },
    ),
  ],
} satisfies Meta<typeof NetworkSample>

export default meta
type Story = StoryObj<typeof meta>

/** Four seconds of loading, then the rows; this shows the seconds. */
export const Slow: Story = {
  tags: ['words'],
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('row', { name: /example/ })).not.toBeInTheDocument()
    await expect(canvas.queryByText('No users yet')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const ServerError: Story = {
  globals: { network: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load users. Please try again.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('The database did not answer')
  },
}

export const Offline: Story = {
  tags: ['words'],
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load users. Please try again.')
    await expect(navigator.onLine).toBe(false)
  },
}

export const Empty: Story = {
  tags: ['words'],
  globals: { network: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users yet')).toBeVisible()
  },
}

/** The mocks of a story answer for as long as it is looked at: when the network is back, Try Again has the rows. */
export const TryAgain: Story = {
  tags: ['interaction'],
  globals: { network: 'error' },
  play: async ({ canvas }) => {
    setNetwork('normal')
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(canvas.getByRole('row', { name: /user@example.com/ })).toBeVisible())
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}
