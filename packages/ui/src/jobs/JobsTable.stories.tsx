import { jobs } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fromApi, handlers } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loading } from '../lib'
import { JobsTable } from './JobsTable'
import { SelectJob } from './SelectJob'
import { forceState } from '../primitives/testing/forceState'
import { renderAction, type Row } from './testing/jobsScreen'

const list = fromApi({ jobs: () => jobs.list({ limit: 100 }).then(({ items }) => items) })

const meta = {
  title: 'Admin/Jobs/JobsTable',
  component: JobsTable<Row>,
  args: {
    label: 'Jobs',
    source: 'organization',
    jobs: loading,
    pageSize: 5,
    paged: false,
    empty: null,
    onOpenWorkflow: fn(),
    onOpenOrganization: fn(),
    onOpenCluster: fn(),
    clusterName: () => 'fra-1',
    renderAction,
  },
  loaders: [list],
} satisfies Meta<typeof JobsTable<Row>>

export default meta
type Story = StoryObj<typeof meta>

/** §4.7 Jobs: the label of each status and the action it allows. The last is a status that the console does not know. */
export const EveryStatus: Story = {
  parameters: {
    msw: [
      handlers.jobs(() => [
        ...fixtures.jobOfEachStatus,
        {
          ...fixtures.jobPending,
          job_id: fixtures.idOf('job/strange'),
          status: 'paused_by_operator' as 'pending',
        },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    const seen = within(canvas.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].filter((_, cell) => cell === 2 || cell === 5))
      .map((cells) =>
        cells
          .map(({ textContent }) => textContent)
          .join(' ')
          .trim(),
      )
    await expect(seen).toEqual([
      'Pending Cancel',
      'Pending Cancel',
      'Running Runs to its end',
      'Running Cancel',
      'Running Cancel',
      'Retrying Cancel',
      'Completed',
      'Completed',
      'Failed Restart',
      'Failed Restart',
      'Cancelled Restart',
      'Unknown Unknown state',
    ])
    const endOf = (text: Element) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return Math.round(range.getBoundingClientRect().right)
    }
    await expect(new Set(canvas.getAllByText(/^(Cancel|Runs to its end)$/).map(endOf)).size).toBe(1)
  },
}

/** A job links to its workflow, a long error can be unfolded, and a missing value is shown as missing. */
export const FailedAndOdd: Story = {
  parameters: {
    msw: [
      handlers.jobs([
        {
          ...fixtures.jobWithLongError,
          workflow_id: fixtures.workflowProvision.workflow_id,
          metadata: { workflow_name: 'Provision organization' },
        },
        { ...fixtures.jobRetrying, organization_id: null },
        { ...fixtures.jobCompleted, job_type: '', namespace: null, created_at: '0001-01-01T00:00:00Z' },
      ]),
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Provision organization' }))
    await expect(args.onOpenWorkflow).toHaveBeenCalledWith(
      fixtures.workflowProvision.workflow_id,
      'organization',
    )
    await userEvent.click(canvas.getAllByText(/admission webhook/)[0] as HTMLElement)
    await expect(canvas.getAllByRole('button', { name: 'Copy error' })[0]).toBeVisible()
    await expect(canvas.getByText('Unnamed job')).toBeVisible()
    await expect(canvas.getAllByText('N/A')).toHaveLength(2)
  },
}

export const Narrow: Story = {
  ...FailedAndOdd,
  play: undefined,
  globals: { viewport: { value: 'narrow' } },
}

const fifteen = fixtures
  .manyJobs(15)
  .map((job, index) =>
    index % 3 === 0
      ? { ...job, status: 'failed' as const, error_message: 'quota exceeded: persistentvolumeclaims' }
      : job,
  )

/** Fifteen jobs, a third of them failed, take less than three screens of a phone. */
export const FifteenNarrow: Story = {
  parameters: { msw: [handlers.jobs(fifteen)] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(15)
    await expect(table.getBoundingClientRect().height).toBeLessThan(3 * 844)
  },
}

/** In compact rows. */
export const FifteenNarrowCompact: Story = {
  ...FifteenNarrow,
  render: (args) => (
    <div data-density="compact">
      <JobsTable {...args} />
    </div>
  ),
}

const inWorkflows = fixtures.jobs.map((job, index) =>
  index % 2 === 0
    ? {
        ...job,
        workflow_id: fixtures.workflowProvision.workflow_id,
        metadata: { workflow_name: 'Provision organization' },
      }
    : { ...job, job_type: fixtures.jobWithLongError.job_type },
)

/** Rows with all that they can have, compact, in a wide list and in one where columns just fit. */
export const Compact: Story = {
  parameters: { msw: [handlers.jobs(inWorkflows)] },
  render: (args) => (
    <div data-density="compact" style={{ display: 'grid', gap: 16 }}>
      <JobsTable {...args} />
      <div style={{ maxWidth: 992 }}>
        <JobsTable {...args} label="Jobs in less room" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row'))
      if (row.closest('tbody')) await expect(row.getBoundingClientRect().height).toBe(32)
  },
}

/**
 * Where there is less room, the retries are beside the id, and the second line tells where, of which workflow and what went
 * wrong: a row has two lines, whatever a job has.
 */
export const Folded: Story = {
  args: { source: 'both' },
  parameters: { msw: [handlers.jobs(inWorkflows.map((job) => ({ ...job, cluster_id: 'fra-1' })))] },
  render: (args) => (
    <div style={{ maxWidth: 728 }}>
      <JobsTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Organization' })).not.toBeInTheDocument()
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows[3]).toHaveTextContent('3 / 3 retries')
    await expect(within(rows[3] as HTMLElement).getByRole('button', { name: 'northwind-prod' })).toBeVisible()
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBe(44)
  },
}

/**
 * At rest, under the pointer, and with the focus inside: what can be done stands out where it is looked for. The box of the row
 * that is pointed at has a stronger outline.
 */
export const States: Story = {
  tags: ['focus'],
  parameters: { msw: [handlers.jobs([fixtures.jobFailed, fixtures.jobPending, fixtures.jobCancelled])] },
  args: { renderSelect: (job) => <SelectJob job={job} checked={false} onSelect={fn()} /> },
  play: async ({ canvas }) => {
    const [, hovered, focused] = canvas.getAllByRole('button', { name: 'Copy job ID' })
    if (hovered) forceState(hovered.closest('tr') ?? hovered, 'hover')
    focused?.focus()
    const boxes = canvas.getAllByRole('checkbox')
    const [atRest, pointedAt] = boxes.map((box) => getComputedStyle(box).borderTopColor)
    await expect(pointedAt).not.toBe(atRest)
  },
}
