import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { press } from '../primitives/testing/interactions'
import { WaitingRows } from './WaitingRows'

const meta = {
  title: 'Admin/Jobs/WaitingRows',
  component: WaitingRows,
  args: { waiting: 3, onShow: fn() },
} satisfies Meta<typeof WaitingRows>

export default meta
type Story = StoryObj<typeof meta>

/** The rows of a list are held, and three have arrived. */
export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, '3 new · Show')
    await expect(args.onShow).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** On a further page they have come from the one before. */
export const MovedHere: Story = {
  args: { page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 moved here · Show' })).toBeVisible()
  },
}
