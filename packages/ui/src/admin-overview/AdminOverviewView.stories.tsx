import { admins, clusters, jobs, organizations, plans } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { everyOperation, fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loading } from '../lib'
import { AdminOverviewView } from './AdminOverviewView'
import { GROUP_QUERIES } from './jobGroups'

const FAILED = 'Failed to load dashboard data. Please try again.'
const failure = {
  message: FAILED,
  reason: 'The database is being moved. (request 7f3a90c1)',
  onRetry: fn(),
}

const meta = {
  title: 'Admin/Overview/AdminOverviewView',
  component: AdminOverviewView,
  args: {
    organizations: loading,
    plans: loading,
    clusters: loading,
    admins: loading,
    jobs: loading,
    onRefresh: fn(),
    onOpenWorkflow: fn(),
    jobHref: ({ workflow_id }) => `/admin?dialog=workflow&id=${workflow_id}`,
    hrefs: {
      addCluster: '/admin/clusters?dialog=add-cluster',
      addAdmin: '/admin/admins#add-admin',
      users: '/admin/users',
      organizations: '/admin/organizations',
      activePlans: '/admin/plans?show=active',
      enabledClusters: '/admin/clusters?scheduling=on',
      unhealthyClusters: '/admin/clusters?health=unhealthy',
      admins: '/admin/admins',
      jobs: '/admin/jobs',
      activeJobs: `/admin/jobs?tab=all&q=${encodeURIComponent(GROUP_QUERIES.active)}`,
      completedJobs: '/admin/jobs?tab=all&q=status:done',
      failedJobs: '/admin/jobs?tab=all&q=status:failed',
      otherJobs: `/admin/jobs?tab=all&q=${encodeURIComponent(GROUP_QUERIES.other)}`,
      settings: '/admin/settings',
    },
  },
  loaders: [
    fromApi(
      {
        organizations: async () => ({ value: (await organizations.list({ limit: 1 })).total }),
        plans: async () => {
          const { items, total } = await plans.list()
          return { value: items.filter(({ deprecated }) => !deprecated).length, of: total }
        },
        clusters: async () => {
          const { items, total } = await clusters.list()
          return {
            value: items.filter(({ enabled }) => enabled).length,
            of: total,
            unhealthy: items.filter(({ healthy }) => !healthy).length,
          }
        },
        admins: async () => ({ total: (await admins.list()).total, creators: 1 }),
        jobs: async () => {
          const { items, total } = await jobs.list({ limit: 100 })
          return { latest: items, total }
        },
      },
      { organizations: FAILED, plans: FAILED, clusters: FAILED, admins: FAILED, jobs: FAILED },
    ),
  ],
} satisfies Meta<typeof AdminOverviewView>

export default meta
type Story = StoryObj<typeof meta>

/** 120 jobs, more than are read: the numbers say that they are about the latest 100. */
export const Ready: Story = {
  parameters: { msw: [handlers.jobs(fixtures.manyJobs(120))] },
  play: async ({ args, canvas }) => {
    // §4.7's grouping over the first 100 of eleven statuses in turn.
    const summary = within(canvas.getByRole('list', { name: 'Job summary' }))
    await expect(summary.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Active 37',
      'Completed 18',
      'Failed 18',
      'Other 27',
    ])
    await expect(canvas.getByText('of the latest 100 jobs')).toBeVisible()
    await expect(
      within(canvas.getByRole('region', { name: 'Recent jobs' })).getAllByRole('listitem'),
    ).toHaveLength(5)
    for (const [name, href] of [
      ['Organizations', args.hrefs.organizations],
      ['Active plans', args.hrefs.activePlans],
      ['Active clusters', args.hrefs.enabledClusters],
      ['Unhealthy clusters', args.hrefs.unhealthyClusters],
      ['Active jobs', args.hrefs.activeJobs],
      ['Failed jobs', args.hrefs.failedJobs],
      ['Failed 18', args.hrefs.failedJobs],
      ['Other 27', args.hrefs.otherJobs],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(canvas.getByRole('link', { name: 'Add Admin' })).toHaveAttribute('href', args.hrefs.addAdmin)
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { parameters: { msw: [everyOperation(loadingForever)] } }

/** §2.13: failures are told once, at the top. */
export const Failed: Story = {
  args: { failure },
  parameters: { msw: [everyOperation(fails(500))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `${FAILED}The database is being moved. (request 7f3a90c1)`,
    )
    await expect(canvas.getAllByText('N/A')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(failure.onRetry).toHaveBeenCalledOnce()
  },
}

/** The parts that have loaded show, next to those that failed. */
export const JobsFailed: Story = {
  args: { failure },
  parameters: { msw: [handlers.jobs(fails(500))] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Jobs are not available right now')).toHaveLength(2)
    await expect(canvas.getAllByText('N/A')).toHaveLength(2)
  },
}

/** A platform on which no job has run yet. */
export const NoJobs: Story = {
  parameters: { msw: [handlers.jobs([])] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No jobs yet')).toHaveLength(2)
  },
}

export const LongTexts: Story = {
  parameters: { msw: [handlers.jobs([fixtures.jobWithLongError, fixtures.jobRunning])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('of all jobs')).toBeVisible()
  },
  globals: { viewport: { value: 'narrow' } },
}
