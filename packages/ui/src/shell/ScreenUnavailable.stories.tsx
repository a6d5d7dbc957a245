import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ScreenUnavailable } from './ScreenUnavailable'

const meta = {
  title: 'Patterns/Shell/ScreenUnavailable',
  component: ScreenUnavailable,
  args: { newVersion: false, onRetry: fn(), onReload: fn() },
} satisfies Meta<typeof ScreenUnavailable>

export default meta
type Story = StoryObj<typeof meta>

export const Unreachable: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This screen could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NewVersion: Story = {
  args: { newVersion: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
