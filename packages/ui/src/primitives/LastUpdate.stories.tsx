import { minutesAgo } from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LastUpdate } from './LastUpdate'

const age = (minutes: number, failed = false, reason?: string) => ({
  updatedAt: Date.parse(minutesAgo(minutes)),
  failed,
  reason,
})

const meta = {
  title: 'Components/LastUpdate',
  tags: ['new'],
  component: LastUpdate,
  args: { age: age(2) },
  parameters: {
    guide: {
      do: [
        { text: 'Beside the title of a list that changes by itself.', story: 'MinutesAgo' },
        { text: 'Say when reading anew failed; the rows stay.', story: 'Failed' },
      ],
      avoid: [{ text: 'For what is read once.' }],
      accessibility: [
        'The passing of time is not announced; a failure is, and what came of an update that somebody asked for.',
      ],
    },
  },
} satisfies Meta<typeof LastUpdate>

export default meta
type Story = StoryObj<typeof meta>

export const MinutesAgo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Updated/).parentElement).toHaveTextContent('Updated 2 min ago')
  },
}

export const JustNow: Story = { args: { age: age(0) } }

/** A list that is read again by itself, with its age in seconds. */
export const Live: Story = { args: { live: true, children: 'just now' } }

/** What is in view stays, with the time it has; screen readers are told that it could not be refreshed. */
export const Failed: Story = {
  args: { age: age(75, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Last update failed ·/).parentElement).toHaveTextContent('updated 1 h ago')
    await expect(canvas.getByRole('status')).toHaveTextContent('Last update failed')
  },
}

/** The server's own words stand below, cut after two lines. */
export const FailedWithReason: Story = {
  args: {
    age: age(12, true, 'The database is being moved and can be read again in about ten minutes. (4f1c2a77)'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The database is being moved/)).toBeVisible()
  },
}
