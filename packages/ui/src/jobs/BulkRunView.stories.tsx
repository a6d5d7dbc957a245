import { idOf } from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { forceState } from '../primitives/testing/forceState'
import { press } from '../primitives/testing/interactions'
import type { BulkJob, BulkOutcome } from './bulk'
import { BulkRunView } from './BulkRunView'

const reasons: Partial<Record<BulkOutcome, string>> = {
  failed: 'The cluster ams-2 takes no jobs (request 7f3a90c1).',
  unknown: 'There was no answer within 10 seconds. The outcome is unknown.',
}

const clusters = ['fra-1', 'fra-1', 'ams-2', null]

/** Rows of which so many have each outcome, in this order. */
const rows = (counts: Partial<Record<BulkOutcome, number>>, of: Partial<BulkJob> = {}): BulkJob[] =>
  (Object.entries(counts) as [BulkOutcome, number][]).flatMap(([outcome, count]) =>
    Array.from({ length: count }, (_, index) => ({
      job_id: idOf(`job/${outcome}/${index}`),
      job_type: index % 5 === 4 ? 'verify_backup' : 'deploy_studio',
      status: 'failed' as const,
      workflow_id: index % 2 === 0 ? idOf('workflow/bulk') : null,
      cluster: clusters[index % clusters.length],
      outcome,
      reason: reasons[outcome],
      ...of,
    })),
  )

const rest = { done: 2, failed: 1, unknown: 1, changed: 1, 'sent before': 1 }

/**
 * Many jobs that are restarted or cancelled together, at an address of their own: what that does, how far it is, and how
 * each ended. Nothing is sent before the first press here.
 *
 * An outcome that is not known is never sent again by itself.
 */
const meta = {
  title: 'Admin/Jobs/BulkRunView',
  component: BulkRunView,
  tags: ['new'],
  args: {
    run: { action: 'restart', state: 'planned', rows: rows({ waiting: 5 }) },
    jobsHref: '/admin/jobs?tab=all&q=status%3Afailed',
    onStart: fn(),
    onPause: fn(),
    onAbort: fn(),
    onOpenWorkflow: fn(),
    workflowHref: (id) => `/admin/jobs?dialog=workflow&id=${id}`,
  },
} satisfies Meta<typeof BulkRunView>

export default meta
type Story = StoryObj<typeof meta>

export const Planned: Story = {}

export const CancelPlanned: Story = {
  args: {
    run: {
      action: 'cancel',
      state: 'planned',
      rows: [
        ...rows({ waiting: 3 }, { status: 'pending' }),
        ...rows({ changed: 1 }, { status: 'in_progress', outcome: 'waiting' }),
      ],
    },
  },
}

/** More were asked for than are restarted at a time. */
export const LatestOfMany: Story = {
  tags: ['words'],
  args: { run: { action: 'restart', state: 'planned', asked: 1500, rows: rows({ waiting: 1000 }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The latest 1,000 of 1,500. The others stay as they are.')).toBeVisible()
  },
}

export const UnderWay: Story = {
  args: {
    run: {
      action: 'restart',
      state: 'running',
      rows: rows({ done: 3, failed: 1, 'under way': 1, waiting: 2 }),
    },
  },
}

/** The platform asks for a slower pace, and is heeded. */
export const WaitingForPlatform: Story = {
  args: {
    run: {
      action: 'restart',
      state: 'running',
      waitsUntil: '2026-11-20T09:14:00Z',
      rows: rows({ done: 1, waiting: 2 }),
    },
  },
}

export const Paused: Story = {
  args: { run: { action: 'restart', state: 'paused', why: 'asked', rows: rows({ done: 1, waiting: 2 }) } },
}

/** After a reload nothing is known but ids, and nothing goes on by itself. */
export const Resumed: Story = {
  args: {
    run: {
      action: 'restart',
      state: 'paused',
      why: 'left',
      rows: rows({ done: 1, failed: 1, unknown: 1, waiting: 2 }).map(({ job_id, outcome }) => ({
        job_id,
        outcome,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'The page was left while it was under way. What has an unknown outcome is not sent again.',
      ),
    ).toBeVisible()
  },
}

/** It was left while nothing was on its way. */
export const LeftBetweenTwo: Story = {
  tags: ['words'],
  args: { run: { action: 'restart', state: 'paused', why: 'left', rows: rows({ done: 1, waiting: 2 }) } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The page was left while it was under way. Nothing was lost.'),
    ).toBeVisible()
  },
}

export const SessionEnded: Story = {
  tags: ['words'],
  args: {
    run: {
      action: 'restart',
      state: 'paused',
      why: 'session',
      rows: rows({ done: 1, unknown: 1, waiting: 2 }),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Your session ended while it was under way. What has an unknown outcome is not sent again.',
      ),
    ).toBeVisible()
  },
}

export const Aborted: Story = {
  args: { run: { action: 'restart', state: 'aborted', rows: rows({ done: 1, failed: 1, waiting: 2 }) } },
}

/** What has to be looked at comes first, and what failed can be tried once more. */
export const PartlyDone: Story = { args: { run: { action: 'restart', state: 'done', rows: rows(rest) } } }

export const AllDone: Story = { args: { run: { action: 'cancel', state: 'done', rows: rows({ done: 3 }) } } }

export const InAnotherTab: Story = {
  args: { ...UnderWay.args, elsewhere: true },
}

export const Refused: Story = { args: { refused: 'busy' } }

/** An address of another device, or of long ago. */
export const Unknown: Story = { args: { run: null } }

export const Narrow: Story = { ...PartlyDone, globals: { viewport: { value: 'narrow' } } }

export const Deciding: Story = {
  tags: ['interaction'],
  args: { run: { action: 'restart', state: 'running', rows: rows({ done: 1, waiting: 60 }) } },
  play: async ({ args, canvas, step }) => {
    await step('it can be paused and aborted', async () => {
      await press(canvas, 'Pause')
      await expect(args.onPause).toHaveBeenCalledOnce()
      await press(canvas, 'Abort')
      await expect(args.onAbort).toHaveBeenCalledOnce()
    })
    await step('the ring of the button at the edge of the card is within it', async () => {
      const all = canvas.getByRole('button', { name: 'Show all 61' })
      forceState(all, 'focus')
      await expect(getComputedStyle(all).outlineOffset).toBe('-2px')
    })
    await step('many rows are there on a press', async () => {
      await expect(canvas.getAllByText('Left')).toHaveLength(49)
      await press(canvas, 'Show all 61')
      await expect(canvas.getAllByText('Left')).toHaveLength(60)
    })
  },
}
