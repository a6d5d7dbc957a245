import * as fixtures from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { forceState } from '../primitives/testing/forceState'
import { press } from '../primitives/testing/interactions'
import { FailureCharts } from './FailureCharts'
import { countFailures, HOUR_MS, type FailureCounts } from './failureHours'
import { formatJobQuery, parseJobQuery, type JobQuery } from './jobQuery'
import { JOBS_FAILED } from './words'

const now = Date.parse(fixtures.minutesAgo(0))

const queryOf = (text: string): JobQuery => {
  const read = parseJobQuery(text)
  return 'query' in read ? read.query : []
}

/** Failures of so many types, more in some hours than in others. */
function failures(types: readonly string[]) {
  const perHour = [0, 1, 0, 0, 2, 0, 5, 14, 9, 3, 0, 1]
  return Array.from({ length: 24 }, (_, hour) =>
    Array.from({ length: perHour[hour % perHour.length] ?? 0 }, (__, index) => ({
      job_type: types[(hour + index * index) % types.length] ?? '',
      created_at: new Date(now - hour * HOUR_MS - index * 60_000 - 1).toISOString(),
    })),
  ).flat()
}

const some = failures(['deploy_studio', 'verify_backup', 'deploy_studio', 'provision_namespace'])

const told = (jobs: typeof some): FailureCounts => ({
  ...countFailures(jobs, { from: 0, to: Infinity }, now),
  by: 'failure',
  coverage: { kind: 'whole', found: jobs.length },
})

const from = now - 9.4 * HOUR_MS
const partly: FailureCounts = {
  ...countFailures(some, { from, to: Infinity }, now),
  coverage: { kind: 'read', found: 34, seen: 2000, of: 'jobs on fra-1', back: new Date(from).toISOString() },
}

/**
 * When jobs failed in the last day, and of which types they were. Draw over hours to search in their time; press a bar for its jobs.
 *
 * Do not draw as calm what was not read: it is hatched.
 */
const meta = {
  title: 'Admin/Jobs/FailureCharts',
  component: FailureCharts,
  tags: ['new'],
  args: {
    counts: ready(told(some)),
    query: queryOf('status:failed'),
    onQuery: fn(),
    hrefOf: (query) => `#${formatJobQuery(query)}`,
    folded: false,
    onFold: fn(),
    onFurther: fn(),
    onStop: fn(),
  },
} satisfies Meta<typeof FailureCharts>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Calm: Story = { args: { counts: ready(told([])) } }

export const Loading: Story = { args: { counts: loading } }

export const Failed: Story = { args: { counts: failed(JOBS_FAILED) } }

/** Hours that were not read are hatched, and the hour that was read in part says so. */
export const PartlyRead: Story = { args: { counts: ready(partly) } }

/** A search for jobs that run says nothing of those that failed. */
export const LeftOut: Story = {
  args: {
    query: queryOf('status:running cluster:fra-1'),
    counts: ready({ ...countFailures([], { from: Infinity, to: Infinity }, now), coverage: null }),
  },
}

const many = failures(
  Array.from({ length: 12 }, (_, index) => `reconcile_ingress_certificates_of_namespace_${index}`),
)

export const ManyTypes: Story = { args: { counts: ready(told(many)) } }

/** What the time of the search leaves is marked. */
export const TimeChosen: Story = {
  args: { query: queryOf('status:failed since:2026-11-20T03:00Z until:2026-11-20T06:00Z') },
}

/** Nothing is read while they are folded away. */
export const Folded: Story = { args: { folded: true, counts: loading } }

/** The types scroll, with room for the ring of the focus: 4 px. */
export const Narrow: Story = {
  ...PartlyRead,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const types = canvas.getByRole('list', { name: 'Failures by type' })
    const { top, bottom } = types.getBoundingClientRect()
    const room = within(types)
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect())
      .flatMap((box) => [Math.round(box.top - top), Math.round(bottom - box.bottom)])
    await expect(new Set(room)).toEqual(new Set([4]))
  },
}

/** The pointer is at one bar, the next has the focus, and so has a type. */
export const States: Story = {
  tags: ['focus'],
  play: ({ canvas }) => {
    const hours = within(canvas.getByRole('group', { name: 'Failures per hour' })).getAllByRole('link')
    const [type, other] = within(canvas.getByRole('list', { name: 'Failures by type' })).getAllByRole('link')
    if (hours[15]) forceState(hours[15], 'hover')
    if (hours[16]) forceState(hours[16], 'focus')
    if (type) forceState(type, 'hover')
    if (other) forceState(other, 'focus')
  },
}

export const AsTable: Story = {
  args: PartlyRead.args,
  play: async ({ canvas }) => {
    await press(canvas, 'Table')
    const table = within(canvas.getByRole('table', { name: 'Failures per hour' }))
    await expect(table.getAllByRole('row')).toHaveLength(25)
    await expect(table.getAllByText('not known').length).toBeGreaterThan(10)
    await expect(table.getAllByText(/^at least \d+$/)).toHaveLength(1)
  },
}

export const Choosing: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas, step }) => {
    const group = canvas.getByRole('group', { name: 'Failures per hour' })
    const hours = within(group).getAllByRole('link')
    await step('the keyboard goes from hour to hour, and with Shift over several', async () => {
      hours[23]?.focus()
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
      await expect(hours[19]).toHaveFocus()
      await expect(canvas.getByText('08:00 to 11:00 · 3 hours')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByText(/3 hours/)).not.toBeInTheDocument()
      await expect(args.onQuery).not.toHaveBeenCalled()
      await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}{Enter}')
      await expect(args.onQuery).toHaveBeenLastCalledWith(
        queryOf('status:failed since:2026-11-20T08:00Z until:2026-11-20T10:00Z'),
      )
    })
    await step('a pointer draws over them', async () => {
      const { left, width, top } = group.getBoundingClientRect()
      const at = (hour: number) => ({
        clientX: left + ((hour + 0.5) / 24) * width,
        clientY: top + 20,
        pointerId: 1,
      })
      group.setPointerCapture = () => {}
      await fireEvent.pointerDown(group, { ...at(12), button: 0 })
      await fireEvent.pointerMove(group, at(10))
      await fireEvent.pointerUp(group, at(10))
      await expect(args.onQuery).toHaveBeenLastCalledWith(
        queryOf('status:failed since:2026-11-19T23:00Z until:2026-11-20T02:00Z'),
      )
    })
    await step('a bar leads to its jobs', async () => {
      await expect(hours[15]).toHaveAttribute(
        'href',
        '#status:failed since:2026-11-20T04:00Z until:2026-11-20T05:00Z',
      )
    })
  },
}
