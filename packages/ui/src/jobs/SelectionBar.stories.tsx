import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { press } from '../primitives/testing/interactions'
import { SelectionBar } from './SelectionBar'

const whole = { coverage: { kind: 'whole' as const, found: 312 }, most: 1000, busy: false, onSelect: fn() }

/** What can be done about the jobs that are chosen, with how many of them it is for. */
const meta = {
  title: 'Admin/Jobs/SelectionBar',
  component: SelectionBar,
  tags: ['new'],
  args: { selected: 12, restart: 10, cancel: 2, whole, onRestart: fn(), onCancel: fn(), onClear: fn() },
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const Reading: Story = { args: { whole: { ...whole, busy: true } } }
/** Where jobs were looked through, as far as that went. */
export const AsFarAsRead: Story = {
  args: {
    whole: {
      ...whole,
      coverage: { kind: 'read', found: 40, seen: 2000, of: 'jobs', back: '2026-11-20T07:14:00Z' },
    },
  },
}
export const MoreThanFit: Story = {
  args: { whole: { ...whole, coverage: { kind: 'whole', found: 5312 } } },
}
export const Whole: Story = {
  args: { selected: 310, restart: 310, cancel: 0, among: 'all 312 that match', whole: undefined },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

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
