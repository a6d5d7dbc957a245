import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorScreen } from './ErrorScreen'

const meta = {
  title: 'Patterns/Shell/ErrorScreen',
  component: ErrorScreen,
  args: { onReload: fn() },
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

/** Its code could not be loaded. */
export const Incomplete: Story = {
  args: { reason: 'incomplete' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This screen could not be loaded')
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
