import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { expect } from 'storybook/test'
import { PriceMismatches } from './PriceMismatches'

const meta = {
  title: 'Admin/Catalogue/PriceMismatches',
  component: PriceMismatches,
  args: { price: fixtures.priceOnce, plan: fixtures.planPro },
} satisfies Meta<typeof PriceMismatches>

export default meta
type Story = StoryObj<typeof meta>

export const PaidOnce: Story = {}
export const AnotherCurrency: Story = { args: { price: fixtures.priceInYen } }

/** The price is what the plan says. */
export const Nothing: Story = {
  tags: ['words'],
  args: { price: fixtures.priceProMonthly },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^This price is not/)).not.toBeInTheDocument()
  },
}
