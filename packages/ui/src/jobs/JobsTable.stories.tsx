import { jobs } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fromApi, handlers } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loading } from '../lib'
import { JobsTable } from './JobsTable'
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
