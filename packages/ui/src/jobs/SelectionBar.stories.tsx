import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { press } from '../primitives/testing/interactions'
import { CopyMenu } from './CopyMenu'
import { SelectionBar } from './SelectionBar'

const whole = { coverage: { kind: 'whole' as const, found: 312 }, most: 1000, busy: false, onSelect: fn() }

/** What can be done about the jobs that are chosen, with how many of them it is for. */
const meta = {
  title: 'Admin/Jobs/SelectionBar',
  component: SelectionBar,
  tags: ['new'],
  args: {
    selected: 12,
    restart: 10,
    cancel: 2,
    whole,
    copy: (
      <CopyMenu
        of="Selected jobs"
        jobs={[]}
        scope=""
        updatedAt={Date.now}
        clusterName={() => undefined}
        onCopied={fn()}
      />
    ),
    onRestart: fn(),
    onCancel: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

const found = (count: number) => ({ ...whole, coverage: { kind: 'whole' as const, found: count } })
/** Where jobs were looked through, as far as that went. */
const read = { kind: 'read' as const, found: 40, seen: 2000, of: 'jobs', back: '2026-11-20T07:14:00Z' }

/** Some of the list; while the rest is read; of a list that was looked through; of a long one; and all of it. */
export const EveryReach: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SelectionBar {...args} />
      <SelectionBar {...args} whole={{ ...whole, busy: true }} />
      <SelectionBar {...args} whole={{ ...whole, coverage: read }} />
      <SelectionBar {...args} whole={found(5312)} />
      <SelectionBar
        {...args}
        selected={310}
        restart={310}
        cancel={0}
        among="all 312 that match"
        whole={undefined}
      />
    </div>
  ),
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** Reading all of them has ended early: what was read is chosen, and a press goes on. */
export const BrokeOff: Story = {
  tags: ['words'],
  args: { whole: { ...whole, brokeOff: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 selected · not all could be read')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Select all 312 that match' })).toBeEnabled()
  },
}

export const Deciding: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Restart 10')
    await expect(args.onRestart).toHaveBeenCalledOnce()
    await press(canvas, 'Cancel 2')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await press(canvas, 'Select all 312 that match')
    await expect(whole.onSelect).toHaveBeenCalledOnce()
    await press(canvas, 'Clear')
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
