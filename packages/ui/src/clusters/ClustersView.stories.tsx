import { clusters } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loading } from '../lib'
import { press } from '../primitives/testing/interactions'
import { ClustersView } from './ClustersView'

const meta = {
  title: 'Admin/Clusters/ClustersView',
  component: ClustersView,
  args: {
    clusters: loading,
    view: 'active',
    onViewChange: fn(),
    filter: 'all',
    onFilter: fn(),
    switching: new Set<string>(),
    unarchiving: new Set<string>(),
    onScheduling: fn(),
    onNamespaces: fn(),
    onEdit: fn(),
    onArchive: fn(),
    onUnarchive: fn(),
    onAdd: fn(),
    onRefresh: fn(),
  },
  loaders: [
    fromApi(
      { clusters: () => clusters.list().then(({ items }) => items) },
      { clusters: 'Failed to load clusters. Please try again.' },
    ),
  ],
} satisfies Meta<typeof ClustersView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'Clusters by health' })
    await expect(summary).toHaveTextContent('2Healthy2Unhealthy3Scheduling on4Total')
  },
}

/** What can be pressed says so; nothing of it changes here, where nobody answers. */
export const Presses: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const summary = canvas.getByRole('group', { name: 'Clusters by health' })
    await press(within(summary), /Unhealthy/)
    await expect(args.onFilter).toHaveBeenLastCalledWith('unhealthy')
    await press(canvas, 'Show Archived')
    await expect(args.onViewChange).toHaveBeenLastCalledWith('archived')
    await press(canvas, 'Add Cluster')
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await press(canvas, 'Refresh')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('switch', { name: /of iad-1/ }))
    await expect(args.onScheduling).toHaveBeenLastCalledWith(fixtures.clusterPaused.id, true)
  },
}

export const OnlyUnhealthy: Story = {
  args: { filter: 'unhealthy' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['sin-1', 'gru-1'])
    // The summary still counts all clusters.
    await expect(canvas.getByRole('button', { name: /Total/ })).toHaveTextContent('4')
  },
}

export const NothingMatches: Story = {
  args: { filter: 'unhealthy' },
  parameters: { msw: [handlers.clusters(() => [fixtures.clusterHealthy])] },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Clear filters')
    await expect(args.onFilter).toHaveBeenLastCalledWith('all')
  },
}

export const Loading: Story = { parameters: { msw: [handlers.clusters(loadingForever)] } }

export const Empty: Story = {
  parameters: { msw: [handlers.clusters([])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No clusters yet')).toBeVisible()
  },
}

/** §8.11: a list that failed is shown empty, but not as a platform without clusters; above it stands why. */
export const Unread: Story = {
  parameters: { msw: [handlers.clusters(fails(500, 'The database is being moved.'))] },
  play: async ({ canvas }) => {
    const failure = canvas.getByRole('alert')
    await expect(failure).toHaveTextContent('Failed to load clusters. Please try again.')
    await expect(failure).toHaveTextContent('The database is being moved.')
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(canvas.getByText('No clusters to show')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Clusters by health' })).not.toHaveTextContent('0')
  },
}

/** After a failed refresh the last list stays, with its age and why it is no newer. */
export const OutOfDate: Story = {
  render: ({ clusters: read, ...args }) => (
    <ClustersView
      {...args}
      clusters={
        read.state === 'ready'
          ? {
              ...read,
              updatedAt: Date.parse(fixtures.minutesAgo(12)),
              refreshFailure: 'The database is being moved.',
            }
          : read
      }
    />
  ),
  play: async ({ canvas }) => {
    const updated = await canvas.findByText('Last update failed · updated')
    await expect(updated.parentElement).toHaveTextContent('12 min ago')
    await expect(canvas.getByText('The database is being moved.')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}

const archived = [fromApi({ clusters: () => clusters.listArchived().then(({ items }) => items) })]

/** §2.19: the summary is in the active view only. */
export const Archived: Story = {
  args: { view: 'archived' },
  loaders: archived,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Total')).not.toBeInTheDocument()
    await press(canvas, 'Show Active')
    await expect(args.onViewChange).toHaveBeenLastCalledWith('active')
  },
}

export const NoneArchived: Story = {
  args: { view: 'archived' },
  loaders: archived,
  parameters: { msw: [handlers.archivedClusters([])] },
}
