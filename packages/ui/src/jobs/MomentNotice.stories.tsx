import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { press } from '../primitives/testing/interactions'
import { asOf } from './jobQuery'
import { MomentNotice } from './MomentNotice'

/** Above the list of all jobs, where a link shows it as of a moment. */
const meta = {
  title: 'Admin/Jobs/MomentNotice',
  component: MomentNotice,
  tags: ['new'],
  args: { query: asOf([], Date.parse('2026-11-20T09:14:05Z')), onQuery: fn() },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Back to live')
    await expect(args.onQuery).toHaveBeenCalledWith([])
  },
} satisfies Meta<typeof MomentNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
