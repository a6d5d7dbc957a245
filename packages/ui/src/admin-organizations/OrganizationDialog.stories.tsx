import { customJobs, customWorkflows, jobs, organizations, workflows } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { loading, ready } from '../lib'
import { OrganizationDialog } from './OrganizationDialog'

const load = (id: string) =>
  fromApi(
    {
      details: () => organizations.get(id),
      namespace: () => organizations.getNamespace(id),
      utilization: () => organizations.getUtilization(id),
      dashboards: () => organizations.listDashboards(id),
      workflows: () => workflows.list({ organization_id: id, limit: 10 }).then(({ items }) => items),
      jobs: () => jobs.list({ organization_id: id, limit: 10 }).then(({ items }) => items),
      customJobs: () => customJobs.list({ target_type: 'organization' }).then(({ items }) => items),
      customWorkflows: () => customWorkflows.list({ target_type: 'organization' }).then(({ items }) => items),
    },
    {
      details: 'Failed to load organization details',
      namespace: 'Failed to load namespace',
      utilization: 'Failed to load resource utilization',
      dashboards: 'Failed to load dashboards',
      workflows: 'Failed to load workflows',
      jobs: 'Failed to load background jobs',
      customJobs: 'Failed to load custom jobs',
      customWorkflows: 'Failed to load custom workflows',
    },
  )

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
    customJobs: loading,
    jobRuns: {},
    onRunJob: fn(),
    customWorkflows: loading,
    workflowRuns: {},
    onRunWorkflow: fn(),
    onOpenCustomWorkflow: fn(),
    onOpenWorkflow: fn(),
    onManagePlan: fn(),
    onClose: fn(),
  },
  loaders: [load(fixtures.organizationOnPro.id)],
} satisfies Meta<typeof OrganizationDialog>

export default meta
type Story = StoryObj<typeof meta>

const part = (name: string) => within(screen.getByRole('region', { name }))

export const Ready: Story = {
  tags: ['screen'],
  play: async ({ args, step }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'ops@northwind.example' }))
    await step('every part is there', async () => {
      await expect(part('Information').getByText('Active')).toBeVisible()
      await expect(part('Information').getByText('Pro')).toBeVisible()
      await expect(part('Namespace and cluster').getByText('northwind-prod')).toBeVisible()
      await expect(part('Additional allowances').getByText('5')).toBeVisible()
      await expect(part('Resource utilization').getAllByRole('meter')).toHaveLength(3)
      await expect(part('Dashboards').getAllByRole('link')).toHaveLength(3)
      await expect(part('Background jobs').getAllByText('Failed')).toHaveLength(2)
    })
    await step('a workflow opens, and so does Manage Plan', async () => {
      await userEvent.click(part('Workflows').getByRole('button', { name: 'Provision organization' }))
      await expect(args.onOpenWorkflow).toHaveBeenCalledWith(
        expect.objectContaining({
          workflow_id: fixtures.workflowProvision.workflow_id,
          source: 'organization',
        }),
      )
      await userEvent.click(dialog.getByRole('button', { name: 'Manage Plan' }))
      await expect(args.onManagePlan).toHaveBeenCalledOnce()
    })
    ;(document.activeElement as HTMLElement).blur()
    dialog.getByText('Information').closest('[data-part="body"]')?.scrollTo(0, 0)
  },
}

export const Loading: Story = {
  parameters: {
    msw: [
      handlers.organizationDetails(loadingForever),
      handlers.organizationNamespace(loadingForever),
      handlers.organizationUtilization(loadingForever),
      handlers.organizationDashboards(loadingForever),
      handlers.workflows(loadingForever),
      handlers.jobs(loadingForever),
      handlers.customJobTemplates(loadingForever),
      handlers.customWorkflows(loadingForever),
    ],
  },
  play: async ({ args }) => {
    // The buttons of the dialog work before any data have arrived.
    await userEvent.click(screen.getByRole('button', { name: 'Manage Plan' }))
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
    for (const text of ['No dashboards available', 'No workflows yet', 'No background jobs yet'])
      await expect(screen.getByText(text)).toBeVisible()
  },
}

/** Each part fails by itself; one failure shows once. */
export const EverythingFails: Story = {
  parameters: {
    msw: [
      handlers.organizationDetails(fails(500, 'database away')),
      handlers.organizationNamespace(fails(500)),
      handlers.organizationUtilization(fails(500)),
      handlers.organizationDashboards(fails(500)),
      handlers.workflows(fails(500)),
      handlers.jobs(fails(500)),
      handlers.customJobTemplates(fails(500)),
      handlers.customWorkflows(fails(500)),
    ],
  },
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

/** Long words, limits reached, ten of everything, and an address that must not become a link. */
export const Full: Story = {
  tags: ['screen'],
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
    await expect(part('Resource utilization').getAllByRole('meter')[0]).toHaveAccessibleName('Agents')
  },
}
