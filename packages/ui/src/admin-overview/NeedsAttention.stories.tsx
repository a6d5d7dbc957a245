import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { forceState } from '../primitives/testing/forceState'
import { NeedsAttention, type Concern } from './NeedsAttention'

const concerns = (jobs: Concern['count'], clusters: Concern['count']): Concern[] => [
  { label: 'Failed jobs', icon: 'jobs', count: jobs, note: 'of the latest 100', href: '/admin/jobs' },
  {
    label: 'Unhealthy clusters',
    icon: 'clusters',
    count: clusters,
    href: '/admin/clusters?health=unhealthy',
  },
]

const meta = {
  title: 'Admin/Overview/NeedsAttention',
  component: NeedsAttention,
  tags: ['new'],
  args: { concerns: concerns(ready(18), ready(2)) },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <NeedsAttention {...args} />
    </div>
  ),
} satisfies Meta<typeof NeedsAttention>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Unhealthy clusters' })).toHaveAttribute(
      'href',
      '/admin/clusters?health=unhealthy',
    )
  },
}

/** The pointer is at the first row, the second has the focus. */
export const States: Story = {
  tags: ['focus'],
  play: ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem')
    const [, link] = canvas.getAllByRole('link')
    if (row) forceState(row, 'hover')
    if (link) forceState(link, 'focus')
  },
}

export const Nothing: Story = {
  args: { concerns: concerns(ready(0), ready(0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No failed jobs of the latest 100, no unhealthy clusters.')).toBeVisible()
  },
}

/** What could not be read is no reason to be calm: it says so. */
export const NotKnown: Story = {
  args: { concerns: concerns(failed('Failed to load jobs'), ready(0)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^No failed jobs/)).toBeNull()
    await expect(canvas.getByText('N/A')).toBeVisible()
  },
}

export const Loading: Story = { args: { concerns: concerns(loading, ready(2)) } }
