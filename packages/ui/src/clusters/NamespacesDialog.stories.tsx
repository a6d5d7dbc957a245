import { clusters, workflows } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { nothingHeld, statusesOf } from '../jobs/testing/lists'
import { failed, loading, ready } from '../lib'
import { NamespacesDialog } from './NamespacesDialog'
import { CustomJobsSection, CustomWorkflowsSection } from '../runs'

const meta = {
  title: 'Admin/Clusters/NamespacesDialog',
  component: NamespacesDialog,
  args: {
    cluster: ready(fixtures.clusterHealthy),
    workflows: loading,
    statuses: statusesOf([...fixtures.clusterWorkflows, ...fixtures.manyWorkflows(12)]),
    held: nothingHeld(),
    namespaces: loading,
    page: 1,
    pageSize: 6,
    onPageChange: fn(),
    onOpenWorkflow: fn(),
    onOpenOrganization: fn(),
    onClose: fn(),
  },
  loaders: [
    fromApi(
      {
        namespaces: () => clusters.listNamespaces().then(({ items }) => items),
        workflows: () => workflows.list({ source: 'cluster' }).then(({ items }) => items),
      },
      { namespaces: 'Failed to load namespaces', workflows: 'Failed to load workflows' },
    ),
  ],
} satisfies Meta<typeof NamespacesDialog>

export default meta
type Story = StoryObj<typeof meta>

const section = (name: string) => within(screen.getByRole('region', { name }))

/** §9.2: six namespaces a page, the first ten workflows. */
export const Ready: Story = {
  render: function Turning(args) {
    const [page, setPage] = useState(1)
    return <NamespacesDialog {...args} page={page} onPageChange={setPage} />
  },
  parameters: {
    msw: [
      handlers.namespaces(() => fixtures.manyNamespaces(14)),
      handlers.clusterWorkflows(() => fixtures.manyWorkflows(12)),
    ],
  },
  play: async ({ args, step }) => {
    await expect(screen.getByRole('dialog', { name: 'Namespaces on fra-1' })).toHaveAccessibleDescription(
      /fra-1.*eu-central-1.*Healthy/,
    )
    await step('workflows', async () => {
      const rows = section('Cluster workflows').getAllByRole('button')
      await expect(rows).toHaveLength(10)
      if (rows[1]) await userEvent.click(rows[1])
      await expect(args.onOpenWorkflow).toHaveBeenCalledWith(fixtures.manyWorkflows(2)[1]?.workflow_id)
    })
    await step('namespaces', async () => {
      const view = () => section('Namespaces').getAllByRole('button', { name: /View Organization/ })
      await expect(view()).toHaveLength(6)
      await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
      await expect(view()).toHaveLength(2)
      const [, last] = view()
      if (last) await userEvent.click(last)
      await expect(args.onOpenOrganization).toHaveBeenCalledWith(
        fixtures.manyNamespaces(14)[13]?.organization_id,
      )
      await userEvent.click(screen.getByRole('button', { name: 'Page 1' }))
    })
  },
}

/** What can be run on the cluster stands below its namespaces. */
export const WithJobsAndWorkflows: Story = {
  parameters: { msw: [handlers.namespaces(() => fixtures.namespaces.slice(0, 2))] },
  args: {
    children: (
      <>
        <CustomJobsSection
          jobs={ready([{ ...fixtures.templateOfCluster, parameters: [] }])}
          runs={{}}
          target="fra-1"
          onRun={fn()}
        />
        <CustomWorkflowsSection
          workflows={ready(
            [fixtures.customWorkflowEnabled, fixtures.customWorkflowDisabled].map((workflow) => ({
              ...workflow,
              parameters: [],
            })),
          )}
          runs={{}}
          target="fra-1"
          onRun={fn()}
          onOpen={fn()}
        />
      </>
    ),
  },
  play: async () => {
    await expect(section('Custom jobs').getByRole('button', { name: /^Run Job/ })).toBeEnabled()
    await expect(section('Custom workflows').getAllByRole('button', { name: /^Run Workflow/ })).toHaveLength(
      2,
    )
  },
}

export const Empty: Story = {
  parameters: { msw: [handlers.namespaces([]), handlers.clusterWorkflows([])] },
  args: { cluster: ready(fixtures.clusterUnhealthy) },
  play: async () => {
    await expect(screen.getByText('No namespaces on this cluster')).toBeVisible()
    await expect(screen.getByText('No workflows have run on this cluster')).toBeVisible()
  },
}

/** Where a platform finds clusters by a part of their names, it may send only workflows of others. */
export const NoneAmongTheLatest: Story = {
  tags: ['words'],
  parameters: { msw: [handlers.namespaces([]), handlers.clusterWorkflows([])] },
  args: { workflowsAmong: 500 },
  play: async () => {
    await expect(section('Cluster workflows').getByText('None among the latest 500')).toBeVisible()
    await expect(screen.queryByText('No workflows have run on this cluster')).not.toBeInTheDocument()
  },
}

/** A list that has loaded waits for none above it. */
export const WorkflowsLast: Story = {
  parameters: { msw: [handlers.clusterWorkflows(loadingForever)] },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Cluster workflows' })).toBeVisible()
    await expect(section('Namespaces').getAllByRole('listitem').length).toBeGreaterThan(0)
  },
}
export const NamespacesLast: Story = {
  parameters: { msw: [handlers.namespaces(loadingForever)] },
  play: async () => {
    await expect(section('Cluster workflows').getAllByRole('listitem').length).toBeGreaterThan(0)
    await expect(screen.getByRole('heading', { name: 'Namespaces' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { cluster: loading },
  parameters: { msw: [handlers.namespaces(loadingForever), handlers.clusterWorkflows(loadingForever)] },
  play: async () => {
    // What is below a list that is loading waits, so that nothing moves when that comes.
    await expect(screen.getByRole('heading', { name: 'Cluster workflows' })).toBeVisible()
    await expect(screen.getByText('Namespaces', { selector: 'h3' })).not.toBeVisible()
  },
}

/** Every part fails on its own. */
export const Failed: Story = {
  args: { cluster: failed('The cluster could not be loaded.') },
  parameters: { msw: [handlers.namespaces(fails(500))] },
  play: async () => {
    await expect(section('Namespaces').getByRole('alert')).toHaveTextContent('Failed to load namespaces')
    await expect(section('Namespaces').getByRole('button', { name: /Try Again/ })).toBeEnabled()
    await expect(section('Cluster workflows').getAllByRole('button')).toHaveLength(1)
  },
}

export const LongTextOnAPhone: Story = {
  args: { cluster: ready(fixtures.clusterWithLongName) },
  parameters: { msw: [handlers.namespaces(() => fixtures.namespaces)] },
  globals: { viewport: { value: 'narrow' } },
}
