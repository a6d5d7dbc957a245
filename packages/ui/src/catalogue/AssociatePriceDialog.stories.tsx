import * as fixtures from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { AssociatePriceDialog } from './PriceChangeDialogs'

const meta = {
  title: 'Admin/Catalogue/AssociatePriceDialog',
  component: AssociatePriceDialog,
  args: {
    price: fixtures.priceProYearly,
    plan: 'Pro',
    moves: true,
    target: { name: 'Enterprise', price_in_cents: 50_000 },
    busy: false,
    failure: undefined,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AssociatePriceDialog>

export default meta
type Story = StoryObj<typeof meta>

/** A price sells one plan: the one that it sells now loses it. */
export const Moves: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'A price sells one plan. Pro will not be sold at',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Associate price' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Associate price' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** It sells no plan yet, but is not what the plan says it costs. */
export const AnotherAmount: Story = {
  args: { price: fixtures.priceOnce, plan: null, moves: false, target: fixtures.planPro },
  play: async () => {
    const question = screen.getByRole('alertdialog')
    await expect(question).toHaveTextContent('It is paid once, and Pro is priced by the month.')
    await expect(question).toHaveTextContent('It costs $250.00 (one-time), and Pro costs $50.00 per month.')
  },
}

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
