import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { nothingHeld, statusesOf } from '../jobs/testing/lists'
import { loading, ready } from '../lib'
import { expectTexts, press } from '../primitives/testing/interactions'
import { OrganizationDialog, OrganizationNotFoundDialog } from './OrganizationDialog'
import { load, parts } from './testing/organizationDialog'

const meta = {
  title: 'Admin/Organizations/OrganizationDialog',
  component: OrganizationDialog,
  args: {
    details: loading,
    namespace: loading,
    utilization: loading,
    dashboards: loading,
    workflows: loading,
    jobs: loading,
    statuses: statusesOf([...fixtures.workflows, ...fixtures.manyWorkflows(12)]),
    held: { workflows: nothingHeld(), jobs: nothingHeld() },
    onWorkflowsPresence: fn(),
    customJobs: loading,
    jobRuns: {},
    onRunJob: fn(),
    customWorkflows: loading,
    workflowRuns: {},
    onRunWorkflow: fn(),
    onOpenCustomWorkflow: fn(),
    onOpenWorkflow: fn(),
    onOpenCluster: fn(),
    clusterHref: (id) => `/admin/organizations?dialog=namespaces&id=${id}`,
    onManagePlan: fn(),
    onClose: fn(),
  },
  loaders: [load(fixtures.organizationOnPro.id)],
} satisfies Meta<typeof OrganizationDialog>

export default meta
type Story = StoryObj<typeof meta>

const part = (name: string) => within(screen.getByRole('region', { name }))

export const Ready: Story = {
  play: async ({ args, step }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'ops@northwind.example' }))
    await step('every part is there', async () => {
      await expect(part('Information').getByText('Active')).toBeVisible()
      await expect(part('Information').getByText('Pro')).toBeVisible()
      await expect(part('Namespace and cluster').getByText('northwind-prod')).toBeVisible()
      await expect(part('Additional allowances').getByText('5')).toBeVisible()
      await expect(part('Resource utilization').getAllByRole('meter')).toHaveLength(4)
      await expect(part('Dashboards').getAllByRole('link')).toHaveLength(3)
      await expect(part('Workflows').getByText('Failed')).toBeVisible()
      await expect(part('Background jobs').getAllByText('Failed')).toHaveLength(2)
    })
    await step('a workflow opens, and so do its cluster and Manage Plan', async () => {
      await userEvent.click(part('Namespace and cluster').getByRole('link', { name: 'fra-1' }))
      await expect(args.onOpenCluster).toHaveBeenCalledOnce()
      await press(part('Workflows'), 'Provision organization')
      await expect(args.onOpenWorkflow).toHaveBeenCalledWith(
        expect.objectContaining({
          workflow_id: fixtures.workflowProvision.workflow_id,
          source: 'organization',
        }),
      )
      await press(dialog, 'Manage Plan')
      await expect(args.onManagePlan).toHaveBeenCalledOnce()
    })
    ;(document.activeElement as HTMLElement).blur()
    dialog.getByText('Information').closest('[data-part="body"]')?.scrollTo(0, 0)
  },
}

export const Loading: Story = {
  parameters: { msw: parts.map((part) => part(loadingForever)) },
  play: async ({ args }) => {
    // The buttons of the dialog work before any data have arrived.
    await press(screen, 'Manage Plan')
    await expect(args.onManagePlan).toHaveBeenCalledOnce()
    await expect(screen.getByText('Loading dashboards')).toBeInTheDocument()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** An organization registered a moment ago; §2.14 says what is shown for values that are missing. */
export const NothingYet: Story = {
  loaders: [load(fixtures.organizationWithoutNamespace.id)],
  parameters: {
    msw: [
      handlers.organizationUtilization(fixtures.utilizationUnknown),
      handlers.organizationDashboards([]),
      handlers.workflows([]),
      handlers.jobs([]),
      handlers.customJobTemplates([]),
      handlers.customWorkflows({ workflows: [] }),
    ],
  },
  render: (args) => <OrganizationDialog {...args} namespace={ready(null)} />,
  play: async () => {
    const namespace = screen.getByRole('region', { name: 'Namespace and cluster' })
    await expect(namespace).toHaveTextContent('NamespaceNot assigned')
    await expect(namespace).toHaveTextContent('ClusterUnknown')
    await expectTexts(screen, ['No dashboards available', 'No workflows yet', 'No background jobs yet'])
  },
}

/** Every part fails: each shows its own failure, once, and can be tried again. */
export const EverythingFails: Story = {
  parameters: { msw: parts.map((part) => part(fails(500))) },
  play: async () => {
    await expect(part('Information').getByRole('alert')).toHaveTextContent(
      'Failed to load organization details',
    )
    await expect(screen.getAllByRole('alert')).toHaveLength(8)
    await expect(screen.getAllByRole('button', { name: /^Try Again/ })).toHaveLength(8)
  },
}

export const NotFound: Story = {
  render: (args) => <OrganizationDialog {...args} details={ready(null)} />,
  play: async ({ args }) => {
    await expect(screen.getByText('Organization Not Found')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Somebody removed the organization while its plan was being changed here. */
export const GoneWhileSaving: Story = {
  render: ({ onClose }) => (
    <OrganizationNotFoundDialog
      failure={{
        message: 'The organization ops@northwind.example is no longer there.',
        reason: 'It was removed meanwhile. What is shown is read again.',
        gone: true,
      }}
      onClose={onClose}
    />
  ),
  play: async () => {
    await expect(screen.getByText('The organization ops@northwind.example is no longer there.')).toBeVisible()
    await expect(screen.queryByText('Organization Not Found')).not.toBeInTheDocument()
  },
}

/** Long words, used-up limits on a platform that counts no group graphs, ten rows in each list, and a dashboard whose address must not become a link. */
export const Full: Story = {
  loaders: [load(fixtures.organizationWithLongEmail.id)],
  parameters: {
    msw: [
      handlers.organizationDetails(fixtures.organizationWithLongEmail),
      handlers.organizationNamespace(fixtures.namespaceWithLongName),
      handlers.organizationUtilization(fixtures.utilizationOver),
      handlers.organizationDashboards([fixtures.dashboardWithLongName, fixtures.dashboardUnnamed]),
      handlers.workflows(() => fixtures.manyWorkflows(10)),
      handlers.jobs(() => [fixtures.jobWithLongError, ...fixtures.manyJobs(9)]),
    ],
  },
  play: async () => {
    await expect(part('Workflows').getAllByRole('listitem')).toHaveLength(10)
    await expect(part('Background jobs').getAllByRole('listitem')).toHaveLength(10)
    const meters = part('Resource utilization').getAllByRole('meter')
    await expect(meters).toHaveLength(3)
    await expect(meters[0]).toHaveAccessibleName('Agents')
  },
}

/** Rows that arrived while somebody is in the lists wait (§14.14). */
export const RowsWaiting: Story = {
  tags: ['words'],
  args: { held: { workflows: { ...nothingHeld(), waiting: 2 }, jobs: { ...nothingHeld(), waiting: 1 } } },
  play: async ({ args }) => {
    await press(part('Workflows'), '2 new · Show')
    await expect(args.held?.workflows.onShow).toHaveBeenCalledOnce()
    await press(part('Background jobs'), '1 new · Show')
    await expect(args.held?.jobs.onShow).toHaveBeenCalledOnce()
  },
}
