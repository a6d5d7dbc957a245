import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { NotFoundDialog } from './NotFoundDialog'

const meta = {
  title: 'Patterns/Not found/NotFoundDialog',
  component: NotFoundDialog,
  args: { onClose: fn() },
} satisfies Meta<typeof NotFoundDialog>

export default meta
type Story = StoryObj<typeof meta>

export const NothingThere: Story = {
  play: async ({ args }) => {
    await expect(screen.getByText('There is nothing at this address')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
