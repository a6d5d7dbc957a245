import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { mapLoadable, ready } from '../lib'
import { expectTexts, press, settled, textsOf } from '../primitives/testing/interactions'
import { JobFilterCard } from './JobFilterCard'
import { jobFilterForm, noJobFilters } from './jobFilterForm'
import { JobFilters } from './JobFilters'
import { JobFiltersSkeleton } from './JobFiltersSkeleton'
import { JobsView } from './JobsView'
import { filterBy, jobsViewArgs, lists, tables, type Row, type Summary } from './testing/jobsScreen'
import { UpdatedAgo } from './UpdatedAgo'
import { JOBS_FAILED } from './words'

const NO_UUID = 'Invalid Organization ID format. Please enter a valid UUID.'
const now = Date.parse(fixtures.minutesAgo(0))

const meta = {
  title: 'Admin/Jobs/JobsView',
  component: JobsView<Row, Summary>,
  args: { ...jobsViewArgs(), age: <UpdatedAgo updatedAt={() => now - 3000} live /> },
  loaders: [lists()],
} satisfies Meta<typeof JobsView<Row, Summary>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { msw: [handlers.jobs(fixtures.jobs)] },
  play: async ({ args, canvas }) => {
    const active = tables(canvas).active
    const headers = ['Job', 'Organization', 'Status', 'Retries', 'Created', 'Actions']
    await expect(textsOf(active, 'columnheader')).toEqual(headers)
    await expect(active.getAllByRole('row')).toHaveLength(3)
    await expect(canvas.getAllByRole('button')[0]).toHaveTextContent('Refresh')
    await userEvent.click(canvas.getByRole('tab', { name: 'Cluster' }))
    await expect(args.onTabChange).toHaveBeenCalledWith('cluster')
    await press(canvas, 'Refresh')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await userEvent.click(active.getAllByRole('link', { name: 'northwind-prod' })[0] as HTMLElement)
    await expect(args.onOpenOrganization).toHaveBeenCalledWith(fixtures.organizationOnPro.id)
  },
}

/** Forty active jobs, which the console finds among the latest hundred and pages by itself; the heading says so. */
export const FortyActive: Story = {
  parameters: {
    msw: [
      handlers.jobs(
        fixtures.manyJobs(140).map((job, index) => ({ ...job, status: index < 40 ? 'running' : 'success' })),
      ),
      handlers.workflows(fixtures.manyWorkflows(28)),
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('40 running or pending among the latest 100 jobs')).toBeVisible()
    await expect(tables(canvas).active.getAllByRole('row')).toHaveLength(11)
    const pages = within(canvas.getByRole('navigation', { name: 'Active job pages' }))
    await expect(pages.getByText('1 of 4')).toBeVisible()
    await userEvent.click(pages.getByRole('link', { name: 'Next page' }))
    await expect(args.onPageChange.active).toHaveBeenCalledWith(2)
    await expect(canvas.getByText('1–15 of 140')).toBeVisible()
  },
}

/** While somebody points at a list, its rows stay where they are: a job that has ended too, and new ones wait. */
export const Held: Story = {
  args: {
    held: {
      ...jobsViewArgs().held,
      active: { waiting: 3, onShow: fn(), onPresence: fn() },
      recent: { waiting: 1, onShow: fn(), onPresence: fn() },
    },
    pages: { workflows: 1, active: 1, recent: 2 },
  },
  parameters: { msw: [handlers.jobs([fixtures.jobRunning, fixtures.jobCancelled])] },
  render: ({ recent, ...args }) => (
    <JobsView
      {...args}
      recent={recent}
      active={mapLoadable(recent, ({ items }) => ({ items, seen: 100, total: 140 }))}
    />
  ),
  play: async ({ args, canvas }) => {
    const { active } = tables(canvas)
    await expect(canvas.getByText('1 running or pending among the latest 100 jobs')).toBeVisible()
    const row = active.getAllByRole('row')[1] as HTMLElement
    await userEvent.hover(row)
    await expect(args.held.active.onPresence).toHaveBeenLastCalledWith(true)
    await press(canvas, '3 new · Show')
    await expect(args.held.active.onShow).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: '1 moved here · Show' })).toBeVisible()
    await userEvent.unhover(row)
    await userEvent.click(canvas.getByRole('heading', { name: 'Jobs' }))
    await expect(args.held.active.onPresence).toHaveBeenLastCalledWith(false)
  },
}

export const Cluster: Story = {
  args: { tab: 'cluster' },
  loaders: [lists('cluster')],
}

export const Loading: Story = {
  args: { age: undefined },
  parameters: { msw: [handlers.workflows(loadingForever), handlers.jobs(loadingForever)] },
}

export const Empty: Story = {
  parameters: { msw: [handlers.workflows([]), handlers.jobs([])] },
  play: ({ canvas }) =>
    expectTexts(canvas, ['No workflows yet', 'Nothing is running or pending', 'No jobs yet']),
}

/** When several lists could not be read, the failure is told once (§8.14). */
export const Failed: Story = {
  args: { age: undefined },
  parameters: { msw: [handlers.workflows(fails(500)), handlers.jobs(fails(500))] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText(JOBS_FAILED)).toHaveLength(1)
    await press(canvas, 'Try Again')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const OnlyJobsFailed: Story = {
  parameters: { msw: [handlers.jobs(fails(500))] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(JOBS_FAILED)).toHaveLength(1)
    await expect(canvas.getByRole('heading', { name: 'Workflows' })).toBeVisible()
  },
}

/** The lists stay in view when a job could not be cancelled, and when they could not be read again. */
export const ActionAndUpdateFailed: Story = {
  args: {
    failures: [
      {
        job: 'verify_backup 6f0cea34',
        failure: {
          message: 'Failed to cancel job. Please try again.',
          reason: 'The job has finished already.',
        },
      },
    ],
    age: <UpdatedAgo updatedAt={() => now - 75_000} failed />,
    refreshing: true,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Last update failed · updated/)).toBeVisible()
    await press(canvas, 'Dismiss')
    await expect(args.onDismissFailures).toHaveBeenCalledOnce()
  },
}

/** §8.14: the lists stay in view. */
export const RestartFailed: Story = {
  tags: ['words'],
  args: {
    failures: ['deploy_studio 6f0cea34', 'verify_backup 41d2b7aa'].map((job) => ({
      job,
      failure: { message: 'Failed to restart job. Please try again.', reason: 'The platform failed.' },
    })),
  },
  play: async ({ canvas }) => {
    const [first, second, ...others] = within(canvas.getByRole('alert')).getAllByRole('listitem')
    await expect(first).toHaveTextContent('deploy_studio 6f0cea34: The platform failed.')
    await expect(second).toHaveTextContent('verify_backup 41d2b7aa: The platform failed.')
    await expect(others).toHaveLength(0)
    await expect(canvas.getByRole('table', { name: 'Recent Jobs' })).toBeVisible()
  },
}

const refused = (job: string, message = 'Failed to restart job. Please try again.') => ({
  job,
  failure: { message, reason: `Of ${job} the platform said no.` },
})

/** Each refused job is told by its name; beyond four of them, how many there are. What is not as the first says how it is. */
export const ManyRefused: Story = {
  tags: ['words'],
  args: {
    failures: [
      refused('deploy_studio 6f0cea34'),
      refused('verify_backup 41d2b7aa', 'Failed to cancel job. Please try again.'),
      ...['1', '2', '3', '4'].map((job) => refused(job)),
    ],
  },
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('alert')).getAllByRole('listitem')
    await expect(lines).toHaveLength(5)
    await expect(lines[1]).toHaveTextContent(
      'verify_backup 41d2b7aa: Failed to cancel job. Please try again. Of',
    )
    await expect(lines[4]).toHaveTextContent('and 2 before those')
  },
}

export const Filtering: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas, step }) => {
    await press(canvas, 'Show Filters')
    await step('holds back what is no UUID', async () => {
      await filterBy(canvas, { 'Organization ID': 'contoso' })
      await expect(canvas.getByText(NO_UUID)).toBeVisible()
      await expect(args.onFilter).not.toHaveBeenCalled()
    })
    await step('sends trimmed texts', async () => {
      const organization_id = fixtures.organizationOnPro.id
      await filterBy(canvas, { 'Organization ID': `  ${organization_id} `, 'Organization email': ' ops@ ' })
      const filters = { ...noJobFilters, organization_id, organization_email: 'ops@' }
      await expect(args.onFilter).toHaveBeenLastCalledWith(filters)
    })
    await settled(canvas.getByRole('button', { name: 'Hide Filters' }))
    await press(canvas, 'Hide Filters')
    await expect(canvas.queryByLabelText('Cluster')).not.toBeInTheDocument()
  },
}

/** Filters in the address stand in their fields, and the lists show what matches all of them. */
export const Filtered: Story = {
  args: {
    filters: {
      organization_id: fixtures.organizationOnPro.id,
      organization_email: 'ops@',
      cluster_name: 'fra-1',
      job_type: 'deploy_studio',
    },
  },
  parameters: { msw: [handlers.jobs([fixtures.jobRunning, fixtures.jobCompleted])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Organization ID')).toHaveValue(fixtures.organizationOnPro.id)
    await expect(canvas.getByLabelText('Job type')).toHaveValue('deploy_studio')
  },
}

const filtered = { ...noJobFilters, job_type: 'nonsense' }

export const NothingMatches: Story = {
  args: { filters: filtered },
  parameters: { msw: [handlers.workflows([]), handlers.jobs([])] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No job matches these filters')).toBeVisible()
    await press(canvas, 'Hide Filters')
    await expect(canvas.getByText('Filters are in force.')).toBeVisible()
    for (const clear of canvas.getAllByRole('button', { name: 'Clear filters' })) await userEvent.click(clear)
    await expect(args.onFilter).toHaveBeenCalledTimes(2)
    await expect(args.onFilter).toHaveBeenLastCalledWith(noJobFilters)
    await settled(canvas.getByRole('button', { name: 'Show Filters' }))
  },
}

/** When the address holds a filter that is not valid, no list is asked for, and the screen says why. */
export const InvalidAddress: Story = {
  args: {
    filters: { ...noJobFilters, organization_id: 'contoso' },
    age: undefined,
    recent: ready({ items: [], total: 0, totalPages: 1 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Organization ID')
    await expect(canvas.getAllByText(NO_UUID)).toHaveLength(2)
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

export const Filters: StoryObj<typeof JobFilters> = {
  render: () => (
    <JobFilterCard aria-label="Filters">
      <JobFilters schema={jobFilterForm} values={{ ...noJobFilters, cluster_name: 'fra-1' }} onApply={fn()} />
    </JobFilterCard>
  ),
}

/** What stands there while the form's code arrives keeps its place. */
export const FiltersArriving: StoryObj<typeof JobFilters> = {
  render: () => (
    <>
      <JobFilterCard>
        <JobFiltersSkeleton />
      </JobFilterCard>
      <JobFilterCard aria-label="Filters">
        <JobFilters schema={jobFilterForm} values={noJobFilters} onApply={fn()} />
      </JobFilterCard>
    </>
  ),
  play: async ({ canvas }) => {
    const heightOf = (card: Element | null) => card?.getBoundingClientRect().height
    const loading = canvas.getByText('Loading the filters').closest('section')
    await expect(heightOf(loading)).toBe(heightOf(canvas.getByLabelText('Filters')))
  },
}

/** One line a job, in rows of 32 px; what a device keeps of it is the choice alone. */
export const Compact: Story = {
  args: { density: 'compact' },
  parameters: { msw: [handlers.jobs(fixtures.jobs)] },
  play: async ({ args, canvas }) => {
    const [, row] = tables(canvas).recent.getAllByRole('row')
    await expect(row?.getBoundingClientRect().height).toBe(32)
    await press(canvas, 'Density: Compact')
    const menu = within(await screen.findByRole('menu', { name: 'Row density' }))
    await expect(menu.getByRole('menuitemradio', { name: /Compact/ })).toBeChecked()
    await userEvent.click(menu.getByRole('menuitemradio', { name: /Comfortable/ }))
    await expect(args.onDensityChange).toHaveBeenLastCalledWith('comfortable')
  },
}
