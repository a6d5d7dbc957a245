import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ScreenUnavailable } from './ScreenUnavailable'

const meta = {
  title: 'Patterns/Shell/ScreenUnavailable',
  component: ScreenUnavailable,
  args: { reason: 'incomplete', onReload: fn() },
} satisfies Meta<typeof ScreenUnavailable>

export default meta
type Story = StoryObj<typeof meta>

export const Incomplete: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This screen could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const NewVersion: Story = { args: { reason: 'newVersion' } }

/** Nothing can be loaded now, so nothing is offered. */
export const Offline: Story = {
  args: { reason: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
