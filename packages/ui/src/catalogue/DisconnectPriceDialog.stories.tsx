import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { DisconnectPriceDialog } from './PriceChangeDialogs'

const meta = {
  title: 'Admin/Catalogue/DisconnectPriceDialog',
  component: DisconnectPriceDialog,
  args: {
    price: fixtures.priceProYearly,
    plan: 'Pro',
    busy: false,
    failure: undefined,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DisconnectPriceDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Pro will not be sold at $500.00 USD (every year)',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect price' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { busy: true } }

export const Failed: Story = {
  args: {
    failure: {
      message: 'Failed to disassociate price from plan. Please try again.',
      reason: 'The platform failed',
    },
  },
}
