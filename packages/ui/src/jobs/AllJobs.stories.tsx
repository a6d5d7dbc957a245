import { jobs, type Job } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loading } from '../lib'
import { forceState } from '../primitives/testing/forceState'
import { press } from '../primitives/testing/interactions'
import { AllJobs, type AllJobsProps } from './AllJobs'
import { parseJobQuery, type JobQuery } from './jobQuery'
import type { Coverage } from './ReadCoverage'
import { SelectInView } from './SelectInView'
import { SelectionBar } from './SelectionBar'
import { SelectJob } from './SelectJob'
import { nothingHeld } from './testing/lists'
import { renderAction } from './testing/jobsScreen'
import { JOBS_FAILED } from './words'

const now = Date.parse(fixtures.minutesAgo(0))

const queryOf = (text: string): JobQuery => {
  const read = parseJobQuery(text)
  return 'query' in read ? read.query : []
}

/** The first rows of the platform's list, as they are found in it. */
const list = (coverage: Coverage, more = false) =>
  fromApi(
    {
      jobs: () =>
        jobs
          .list({ limit: 4 })
          .then(({ items }: { items: readonly Job[] }) => ({ rows: items, coverage, more })),
    },
    { jobs: JOBS_FAILED },
  )

const failedJobs = handlers.jobs([
  fixtures.jobFailed,
  { ...fixtures.jobWithLongError, workflow_id: fixtures.workflowProvision.workflow_id },
  {
    ...fixtures.jobFailed,
    job_id: fixtures.idOf('job/of a cluster'),
    organization_id: null,
    namespace: null,
  },
])

const read: Coverage = {
  kind: 'read',
  found: 12,
  seen: 2000,
  of: 'jobs on fra-1',
  back: new Date(now - 3 * 3_600_000).toISOString(),
}

/**
 * Jobs of organizations and of clusters in one list. Chips, lists to pick from and the typed search say the same: a
 * press on a chip writes the search, and the search presses the chips.
 *
 * Say with every count what it was counted in. A platform that chooses the jobs itself gives the number of all; from
 * another one the newest are looked through, as far as somebody wants.
 */
const meta = {
  title: 'Admin/Jobs/AllJobs',
  component: AllJobs<Job>,
  tags: ['new'],
  args: {
    query: queryOf('status:failed cluster:fra-1'),
    onQuery: fn(),
    failed: { count: 312, atLeast: false },
    jobs: loading,
    held: nothingHeld(),
    pageSize: 25,
    onByCause: fn(),
    onMore: fn(),
    clusters: ['ams-1', 'fra-1', 'fra-2'],
    types: ['collect_diagnostics', 'deploy_studio', 'verify_backup'],
    onFurther: fn(),
    onStop: fn(),
    onOpenWorkflow: fn(),
    onOpenOrganization: fn(),
    onOpenCluster: fn(),
    clusterName: () => 'fra-1',
    renderAction: renderAction as AllJobsProps<Job>['renderAction'],
  },
  parameters: { msw: [failedJobs] },
  loaders: [list({ kind: 'whole', found: 312 }, true)],
} satisfies Meta<typeof AllJobs<Job>>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

/** Without a filter of the platform's own, what was looked through is said, and more can be. */
export const LookedThrough: Story = {
  args: { failed: { count: 12, atLeast: true } },
  loaders: [list(read)],
}

/** Read to the time that the search asks for: jobs before it were not looked through. */
export const LookedThroughSince: Story = {
  tags: ['words'],
  args: { query: queryOf('status:failed cluster:fra-1 since:24h') },
  loaders: [list({ ...read, seen: 49, back: null, since: new Date(now - 24 * 3_600_000).toISOString() })],
}

export const ReadingFurther: Story = { ...LookedThrough, args: { ...LookedThrough.args, reading: true } }

export const FurtherFailed: Story = {
  ...LookedThrough,
  args: { failure: { message: JOBS_FAILED, reason: 'Too many requests' } },
}

/** A time of one's own has two fields; what must not be is picked from the same list. */
export const CustomTime: Story = {
  args: { query: queryOf('since:2026-11-19T08:00 until:2026-11-20T09:30 type!=collect_diagnostics') },
}

/** An address may have seconds, which the field leaves out: with them it would refuse every change. */
export const CustomTimeWithSeconds: Story = {
  tags: ['words'],
  args: { query: queryOf('until:2026-11-20T09:30:05') },
  play: async ({ canvas }) => {
    const to = canvas.getByLabelText<HTMLInputElement>('To')
    await expect(to).toHaveValue('2026-11-20T09:30')
    await expect(to.validity.valid).toBe(true)
  },
}

/** Where the system chooses the colours, what is chosen has a stronger border. */
export const ForcedColours: Story = {
  tags: ['words'],
  globals: { contrast: 'forced' },
  play: async ({ canvas }) => {
    const strong = canvas
      .getAllByRole('button')
      .filter((button) => getComputedStyle(button).borderTopWidth === '2px')
      .map((button) => button.textContent)
    await expect(strong).toEqual(['One by one', 'Failed312'])
  },
}

export const NothingFound: Story = {
  args: { failed: { count: 0, atLeast: false } },
  parameters: { msw: [handlers.jobs([])] },
  loaders: [list({ kind: 'whole', found: 0 })],
}

/** That nothing was found yet says nothing of what was not read. */
export const NothingSoFar: Story = {
  args: { failed: { count: 0, atLeast: true } },
  parameters: { msw: [handlers.jobs([])] },
  loaders: [list({ ...read, found: 0 })],
}

export const Loading: Story = {
  args: { failed: undefined, pageSize: 3 },
  parameters: { msw: [handlers.jobs(loadingForever)] },
}

export const Failed: Story = { parameters: { msw: [handlers.jobs(fails(500))] } }

/** An address may hold a search that says nothing. */
export const WrongAddress: Story = {
  args: {
    query: [],
    unread: {
      text: 'status:failed colour:red',
      error:
        "'colour' is no field. There are status, cluster, type, organization, workflow, cause, since, until.",
    },
  },
}

const selection = {
  select: <SelectInView selectable={4} selected={2} active onSelect={fn()} onClear={fn()} />,
  renderSelect: (job: Job) => (
    <SelectJob job={job} checked={job.job_id !== fixtures.jobFailed.job_id} onSelect={fn()} />
  ),
  selection: (
    <SelectionBar
      selected={2}
      restart={2}
      cancel={0}
      whole={{ coverage: { kind: 'whole', found: 312 }, most: 1000, busy: false, onSelect: fn() }}
      onRestart={fn()}
      onCancel={fn()}
      onClear={fn()}
    />
  ),
}

/** Some rows are chosen: what can be done about them stands at the bottom of the window. */
export const Selecting: Story = { args: selection }

export const SelectingNarrow: Story = { args: selection, globals: { viewport: { value: 'narrow' } } }

/** On a phone the boxes are not there before somebody presses Select. */
export const SelectNarrow: Story = {
  args: {
    ...selection,
    select: <SelectInView selectable={4} selected={0} active={false} onSelect={fn()} onClear={fn()} />,
    selection: undefined,
  },
  globals: { viewport: { value: 'narrow' } },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** The pointer is at one chip, the next has the focus, and the search offers how it can go on. */
export const States: Story = {
  tags: ['focus'],
  play: async ({ canvas }) => {
    const search = canvas.getByRole('combobox', { name: 'Search jobs' })
    await userEvent.clear(search)
    await userEvent.type(search, 'status:failed type!=')
    const completions = within(canvas.getByRole('listbox', { name: 'Completions' })).getAllByRole('option')
    await expect(completions).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}')
    await expect(search).toHaveAttribute('aria-activedescendant', completions[0]?.id)
    if (completions[1]) forceState(completions[1], 'hover')
    forceState(canvas.getByRole('button', { name: 'Running' }), 'hover')
    forceState(canvas.getByRole('button', { name: 'Waiting' }), 'focus')
  },
}

export const Choosing: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas, step }) => {
    await step('chips, lists and search say the same', async () => {
      await expect(canvas.getByRole('button', { name: /^Failed/ })).toHaveAttribute('aria-pressed', 'true')
      await expect(canvas.getByRole('combobox', { name: 'Search jobs' })).toHaveValue(
        'status:failed cluster:fra-1',
      )
      await press(canvas, 'Running')
      await expect(args.onQuery).toHaveBeenLastCalledWith(queryOf('status:running cluster:fra-1'))
      await userEvent.selectOptions(canvas.getByLabelText('Type'), 'not verify_backup')
      await expect(args.onQuery).toHaveBeenLastCalledWith(
        queryOf('status:failed cluster:fra-1 type!=verify_backup'),
      )
      await userEvent.selectOptions(canvas.getByLabelText('Time'), 'Since yesterday')
      await expect(args.onQuery).toHaveBeenLastCalledWith(
        queryOf('status:failed cluster:fra-1 since:yesterday'),
      )
    })
    await step('a search that says nothing is refused with words', async () => {
      const search = canvas.getByRole('combobox', { name: 'Search jobs' })
      await userEvent.clear(search)
      await userEvent.type(search, 'status:broken{Enter}')
      await expect(canvas.getByText(/^'broken' is no status/)).toBeVisible()
      await expect(search).toHaveValue('status:broken')
    })
    await step('a completion is taken by Enter, the search is sent by the next one', async () => {
      const search = canvas.getByRole('combobox', { name: 'Search jobs' })
      await userEvent.clear(search)
      await userEvent.type(search, 'clu{ArrowDown}{Enter}ams{ArrowDown}{Enter}{Enter}')
      await expect(args.onQuery).toHaveBeenLastCalledWith(queryOf('cluster:ams-1'))
    })
    await step('a finger takes a completion where it is lifted', async () => {
      const search = canvas.getByRole('combobox', { name: 'Search jobs' })
      const finger = userEvent.setup()
      await userEvent.clear(search)
      await userEvent.type(search, 'clu')
      const target = canvas.getByRole('option', { name: 'cluster:' })
      await finger.pointer({ keys: '[TouchA>]', target })
      await expect(search).toHaveValue('clu')
      await finger.pointer({ keys: '[/TouchA]', target })
      await expect(search).toHaveValue('cluster:')
      await expect(search).toHaveFocus()
    })
  },
}
