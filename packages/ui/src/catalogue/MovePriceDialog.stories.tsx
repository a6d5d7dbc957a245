import * as fixtures from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { MovePriceDialog } from './PriceChangeDialogs'

const meta = {
  title: 'Admin/Catalogue/MovePriceDialog',
  component: MovePriceDialog,
  args: {
    price: fixtures.priceProYearly,
    plan: 'Pro',
    target: 'Enterprise',
    busy: false,
    failure: undefined,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MovePriceDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  args: {
    failure: { message: 'Failed to associate price with plan. Please try again.', reason: 'Plan not found' },
  },
  play: async ({ args }) => {
    await expect(
      screen.getByRole('alertdialog', { name: 'Associate Pro yearly, $500.00 with Enterprise?' }),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Associate price' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
