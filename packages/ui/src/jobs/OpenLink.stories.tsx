import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { press } from '../primitives/testing/interactions'
import { OpenLink } from './JobCell'

const meta = {
  title: 'Admin/Jobs/OpenLink',
  component: OpenLink,
  args: { children: 'fra-1', onOpen: fn() },
} satisfies Meta<typeof OpenLink>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'fra-1')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
