import { clusterHealthy, clusterUnhealthy, idOf, sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import {
  atFirst,
  crowded,
  fails,
  firstDay,
  handlers,
  identity,
  loadingForever,
} from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import {
  Console,
  keepWhatPasses,
  openConsole,
  press,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

const dialog = (name: string, { id }: { id: string }) => `/admin/clusters?dialog=${name}&id=${id}`
const nobody = { id: idOf('nobody') }

/** The dialogs of the clusters screen, each at its address over the list. */
const meta = {
  title: 'Screens/Admin/Cluster dialogs',
  component: Console,
  args: { address: '/admin/clusters?dialog=add-cluster' },
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

export const AddCluster: Story = { tags: ['screen'] }

export const EditCluster: Story = {
  tags: ['screen'],
  args: { address: dialog('edit-cluster', clusterUnhealthy) },
}
export const EditClusterFailed: Story = {
  tags: ['interaction'],
  args: { address: dialog('edit-cluster', clusterUnhealthy) },
  parameters: {
    msw: { handlers: { write: handlers.updateCluster(atFirst(fails(500, 'It does not answer'))) } },
  },
  play: async (story) => {
    await untilLoaded(story)
    await userEvent.type(screen.getByRole('textbox', { name: /^Region/ }), '-2')
    await press('Save Changes')
    await screen.findByText('Failed to update cluster. Please try again.')
  },
}
/** It was archived or never existed; all dialogs of a cluster say so in the same way. */
export const EditClusterGone: Story = { args: { address: dialog('edit-cluster', nobody) } }
export const EditClusterUnread: Story = {
  args: { address: dialog('edit-cluster', clusterUnhealthy) },
  parameters: { msw: { handlers: { list: handlers.clusters(atFirst(fails(500, 'Database away'))) } } },
}

export const Settings: Story = {
  tags: ['screen'],
  args: { address: dialog('cluster-settings', clusterUnhealthy) },
}

/** What runs on a cluster, and what can be run on it. */
export const Namespaces: Story = {
  tags: ['screen'],
  args: { address: dialog('namespaces', clusterHealthy) },
  loaders: [crowded],
}
export const NamespacesSecondPage: Story = {
  args: { address: `${dialog('namespaces', clusterHealthy)}&dialog_page=2` },
  loaders: [crowded],
}
export const NamespacesEmpty: Story = {
  args: { address: dialog('namespaces', clusterHealthy) },
  loaders: [firstDay],
  parameters: { msw: { handlers: { list: handlers.clusters(() => [clusterHealthy]) } } },
}
export const NamespacesLoading: Story = {
  args: { address: dialog('namespaces', clusterHealthy) },
  parameters: {
    msw: {
      handlers: {
        namespaces: handlers.namespaces(loadingForever),
        workflows: handlers.clusterWorkflows(loadingForever),
      },
    },
  },
  play: untilOpened,
}
/** Each part fails by itself and can be tried again by itself. */
export const NamespacesFailed: Story = {
  args: { address: dialog('namespaces', clusterHealthy) },
  parameters: {
    msw: {
      handlers: {
        namespaces: handlers.namespaces(atFirst(fails(500))),
        workflows: handlers.clusterWorkflows(atFirst(fails(500))),
        jobs: handlers.customJobTemplates(atFirst(fails(500))),
        customWorkflows: handlers.customWorkflows(atFirst(fails(500))),
      },
    },
  },
}
/** The cluster is not known, so nothing can be run on it. */
export const UnableToRun: Story = {
  tags: ['words'],
  args: { address: dialog('namespaces', clusterHealthy) },
  parameters: { msw: { handlers: { list: handlers.clusters(atFirst(fails(500))) } } },
  play: async (story) => {
    await untilLoaded(story)
    await press(/^Run Workflow/)
    await screen.findByText('Unable to execute workflow')
  },
}
/** The toast of a workflow that was started, over the dialog that it was started in. */
export const WorkflowStarted: Story = {
  tags: ['words'],
  args: { address: dialog('namespaces', clusterHealthy) },
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await press(/^Run Workflow/)
    await screen.findByText(/^Workflow has been successfully executed for cluster/)
  },
}
