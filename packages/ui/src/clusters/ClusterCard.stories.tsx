import { clusters } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { dataFromApi, handlers } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { openMenu, press, textsOf } from '../primitives/testing/interactions'
import { ClusterCard } from './ClusterCard'

const meta = {
  title: 'Admin/Clusters/ClusterCard',
  component: ClusterCard,
  args: {
    // Required by the type; the loader replaces it.
    cluster: fixtures.clusterHealthy,
    onScheduling: fn(),
    onNamespaces: fn(),
    onEdit: fn(),
    onArchive: fn(),
    onUnarchive: fn(),
  },
  loaders: [dataFromApi({ cluster: () => clusters.list().then(({ items: [first] }) => first) })],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClusterCard>

export default meta
type Story = StoryObj<typeof meta>

const showing = (cluster: fixtures.Cluster) => ({ parameters: { msw: [handlers.clusters(() => [cluster])] } })

export const Healthy: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: 'fra-1' })).toHaveTextContent('PriorityHigh')
    const dashboard = canvas.getByRole('link', { name: 'Dashboard of fra-1, opens in a new tab' })
    await expect(dashboard).toHaveAttribute('target', '_blank')
    await expect(dashboard).toHaveAttribute('href', 'https://dashboard.fra-1.example')
    const scheduling = canvas.getByRole('switch', { name: 'Scheduling of fra-1' })
    await expect(scheduling).toBeChecked()
    await userEvent.click(scheduling)
    await expect(args.onScheduling).toHaveBeenCalledWith(false)
    await press(canvas, 'Namespaces of fra-1')
    await expect(args.onNamespaces).toHaveBeenCalledOnce()
  },
}

export const MenuOpen: Story = {
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, 'Actions for fra-1')
    await userEvent.click(menu.getByRole('menuitem', { name: 'Archive' }))
    await expect(args.onArchive).toHaveBeenCalledOnce()
    await expect(textsOf(await openMenu(canvas, 'Actions for fra-1'), 'menuitem')).toEqual([
      'Edit',
      'Archive',
    ])
  },
}

export const Unhealthy: Story = showing(fixtures.clusterUnhealthy)

export const SchedulingOff: Story = {
  ...showing(fixtures.clusterPaused),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    await expect(canvas.getByRole('article')).toHaveTextContent('PriorityVery Low')
  },
}

/** While scheduling is being changed, the switch shows the wanted position and does not react to presses. */
export const Switching: Story = {
  args: { switching: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onScheduling).not.toHaveBeenCalled()
  },
}

const archived = {
  loaders: [dataFromApi({ cluster: () => clusters.listArchived().then(({ items: [first] }) => first) })],
}

export const Archived: Story = {
  ...archived,
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, 'Actions for dub-1')
    await userEvent.click(menu.getByRole('menuitem', { name: 'Unarchive' }))
    await expect(args.onUnarchive).toHaveBeenCalledOnce()
  },
}

export const Unarchiving: Story = {
  ...archived,
  args: { unarchiving: true },
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, 'Actions for dub-1')
    await userEvent.click(menu.getByRole('menuitem', { name: /Unarchive/ }))
    await expect(args.onUnarchive).not.toHaveBeenCalled()
  },
}

export const LongTextOnAPhone: Story = {
  ...showing(fixtures.clusterWithLongName),
  globals: { viewport: { value: 'narrow' } },
}

/** Only http and https addresses become links, whatever the platform sends; a missing one is told. */
export const UnsafeDashboard: Story = {
  ...showing({ ...fixtures.clusterHealthy, region: '', domain: '', dashboard: 'javascript:alert(1)' }),
  render: (args) => (
    <>
      <ClusterCard {...args} />
      <ClusterCard {...args} cluster={{ ...args.cluster, name: 'raw', dashboard: 'javascript:alert(1)' }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.getByText('No dashboard')).toBeVisible()
  },
}
