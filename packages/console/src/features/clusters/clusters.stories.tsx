import { clusterUnhealthy, manyClusters, sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import { fails, handlers, identity, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Console, openConsole, untilLoaded, untilOpened } from '../../testing/screens'

const meta = {
  title: 'Screens/Admin/Clusters',
  component: Console,
  args: { address: '/admin/clusters' },
  parameters: {
    layout: 'fullscreen',
    route: '/admin/clusters',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  loaders: [openConsole],
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Forty: Story = {
  parameters: { msw: { handlers: { list: handlers.clusters(() => manyClusters(40)) } } },
}
export const FirstRun: Story = { parameters: { msw: { handlers: { list: handlers.clusters(() => []) } } } }
export const Loading: Story = {
  parameters: { msw: { handlers: { list: handlers.clusters(loadingForever) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: { msw: { handlers: { list: handlers.clusters(fails(500, 'Database away')) } } },
}
export const AddCluster: Story = { args: { address: '/admin/clusters?dialog=add-cluster' } }
export const ClusterSettings: Story = {
  args: { address: `/admin/clusters?dialog=cluster-settings&id=${clusterUnhealthy.id}` },
}
export const EditCluster: Story = {
  args: { address: `/admin/clusters?dialog=edit-cluster&id=${clusterUnhealthy.id}` },
}
export const Namespaces: Story = {
  args: { address: `/admin/clusters?dialog=namespaces&id=${clusterUnhealthy.id}` },
}
