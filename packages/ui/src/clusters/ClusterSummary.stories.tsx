import { clusters } from '@quarterdeck/api'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loading } from '../lib'
import { forceState } from '../primitives/testing/forceState'
import { ClusterSummary } from './ClusterSummary'

const meta = {
  title: 'Admin/Clusters/ClusterSummary',
  component: ClusterSummary,
  args: { clusters: loading, filter: 'all', onFilter: fn() },
  loaders: [fromApi({ clusters: () => clusters.list().then(({ items }) => items) })],
} satisfies Meta<typeof ClusterSummary>

export default meta
type Story = StoryObj<typeof meta>

export const OnlyUnhealthy: Story = {
  args: { filter: 'unhealthy' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Unhealthy')
    await userEvent.click(canvas.getByRole('button', { name: /Total/ }))
    await expect(args.onFilter).toHaveBeenCalledWith('all')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** The pointer is at one, the next has the focus, the last is chosen. */
export const States: Story = {
  tags: ['focus'],
  play: ({ canvas }) => {
    const [healthy, unhealthy] = canvas.getAllByRole('button')
    if (healthy) forceState(healthy, 'hover')
    if (unhealthy) forceState(unhealthy, 'focus')
  },
}

export const Loading: Story = { parameters: { msw: [handlers.clusters(loadingForever)] } }
/** A list that cannot be read has no counts (§8.11). */
export const Failed: Story = { parameters: { msw: [handlers.clusters(fails(500))] } }
