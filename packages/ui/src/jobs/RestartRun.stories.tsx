import { idOf } from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { press } from '../primitives/testing/interactions'
import { RestartRun, type RestartOutcome } from './RestartRun'

const reasons: Partial<Record<RestartOutcome, string>> = {
  failed: 'It is running again.',
  unknown: 'The answer could not be read. The outcome is unknown.',
  'left out': 'It was sent before and has not changed since.',
}

/** Rows of which so many have each outcome, in this order. */
const rows = (counts: Partial<Record<RestartOutcome, number>>) =>
  (Object.entries(counts) as [RestartOutcome, number][]).flatMap(([outcome, count]) =>
    Array.from({ length: count }, (_, index) => ({
      job_id: idOf(`job/${outcome}/${index}`),
      job_type: 'deploy_studio',
      outcome,
      reason: reasons[outcome],
    })),
  )

const text = 'pod studio-<id> was not ready after <duration>'

/** Many jobs restarted together: one after the other, each with how it ended. */
const meta = {
  title: 'Admin/Jobs/RestartRun',
  component: RestartRun,
  tags: ['new'],
  args: {
    run: { text, rows: rows({ done: 12, failed: 1, 'under way': 1, waiting: 36 }), ended: false },
    onStop: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof RestartRun>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {}

/** The platform asks for a slower pace, and is heeded. */
export const Waiting: Story = {
  args: {
    run: {
      text,
      rows: rows({ done: 30, 'under way': 1, waiting: 19 }),
      ended: false,
      waitsUntil: '2026-11-20T09:14:00Z',
    },
  },
}

export const Done: Story = { args: { run: { text, rows: rows({ done: 50 }), ended: true } } }

/** What was not done is said for each. */
export const PartlyDone: Story = {
  args: { run: { text, rows: rows({ failed: 1, unknown: 1, 'left out': 1, done: 9 }), ended: true } },
}

export const WithoutReason: Story = { args: { run: { text: '', rows: rows({ done: 1 }), ended: true } } }

export const Narrow: Story = { ...PartlyDone, globals: { viewport: { value: 'narrow' } } }

export const Stopping: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 under way', { exact: false })).toBeVisible()
    await press(canvas, 'Stop')
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}
