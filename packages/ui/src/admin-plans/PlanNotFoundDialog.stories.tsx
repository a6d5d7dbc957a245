import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { PlanNotFoundDialog } from './PlanNotFoundDialog'

const meta = {
  title: 'Admin/Plans/PlanNotFoundDialog',
  component: PlanNotFoundDialog,
  args: { onClose: fn() },
} satisfies Meta<typeof PlanNotFoundDialog>

export default meta

export const Deleted: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await expect(screen.getByText('Plan not found')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
