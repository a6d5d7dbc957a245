import { clusterHealthy, clusterUnhealthy, manyClusters, sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import {
  atFirst,
  fails,
  firstDay,
  handlers,
  holding,
  identity,
  loadingForever,
} from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import {
  Console,
  keepWhatPasses,
  openConsole,
  press,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

/** Where customers' namespaces run: how each cluster does, and whether it takes new ones. */
const meta = {
  title: 'Screens/Admin/Clusters',
  component: Console,
  args: { address: '/admin/clusters' },
  parameters: {
    ...screenParameters,
    route: '/admin/clusters',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
export const Forty: Story = {
  loaders: [
    holding(({ clusters }) => {
      clusters.clear()
      for (const cluster of manyClusters(40)) clusters.put({ ...cluster, checked_at: null })
    }),
  ],
}
export const FirstRun: Story = { loaders: [firstDay] }
export const Archived: Story = { args: { address: '/admin/clusters?view=archived' } }
export const NoneArchived: Story = {
  args: { address: '/admin/clusters?view=archived' },
  loaders: [firstDay],
}
export const OnlyUnhealthy: Story = { args: { address: '/admin/clusters?health=unhealthy' } }
export const Loading: Story = {
  parameters: { msw: { handlers: { list: handlers.clusters(loadingForever) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: { msw: { handlers: { list: handlers.clusters(atFirst(fails(500, 'Database away'))) } } },
}

/** Done at once, and a toast offers to undo it. */
export const SchedulingOff: Story = {
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await press(`Scheduling of ${clusterUnhealthy.name}`, 'switch')
    await screen.findAllByText(`Scheduling of ${clusterUnhealthy.name} switched off`)
  },
}
export const SchedulingFailed: Story = {
  tags: ['words'],
  parameters: {
    msw: { handlers: { write: handlers.setClusterScheduling(atFirst(fails(500, 'It does not answer'))) } },
  },
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await press(`Scheduling of ${clusterUnhealthy.name}`, 'switch')
    await screen.findByText(`Scheduling of ${clusterUnhealthy.name} was not changed`)
  },
}
/** Nothing new could be placed anywhere, so this is asked about first. */
export const LastOneOff: Story = {
  loaders: [
    holding(({ clusters }) => {
      for (const { id, name } of clusters.all()) clusters.patch(id, { enabled: name === clusterHealthy.name })
    }),
  ],
  play: async (story) => {
    await untilLoaded(story)
    await press(`Scheduling of ${clusterHealthy.name}`, 'switch')
    await screen.findByRole('alertdialog')
  },
}

/** The toast says that new ones go nowhere. */
export const NoneLeft: Story = {
  tags: ['interaction'],
  loaders: LastOneOff.loaders,
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await LastOneOff.play?.(story)
    await press('Switch off')
    await screen.findAllByText(/No cluster takes new ones now\.$/)
  },
}

export const ArchiveFailed: Story = {
  tags: ['interaction'],
  parameters: {
    msw: { handlers: { write: handlers.archiveCluster(atFirst(fails(409, 'It still has namespaces'))) } },
  },
  play: async (story) => {
    await untilLoaded(story)
    await press(`Actions for ${clusterHealthy.name}`)
    await press('Archive', 'menuitem')
    await press(/^Archive/)
    await screen.findByText('Failed to archive cluster. Please try again.')
  },
}
