import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { expect } from 'storybook/test'
import { Column } from '../primitives/testing/Row'
import { PriceAmount } from './PriceAmount'

const meta = {
  title: 'Admin/Catalogue/PriceAmount',
  component: PriceAmount,
  args: { price: fixtures.priceProMonthly },
} satisfies Meta<typeof PriceAmount>

export default meta
type Story = StoryObj<typeof meta>

/** Each currency has its own decimals; yen has none. */
export const Currencies: Story = {
  render: () => (
    <Column>
      <PriceAmount price={fixtures.priceProMonthly} />
      <PriceAmount price={fixtures.priceWithTrial} />
      <PriceAmount price={fixtures.priceInYen} />
    </Column>
  ),
  play: async ({ canvas }) => {
    for (const text of ['$50.00', '€49.90', '¥7,500']) await expect(canvas.getByText(text)).toBeVisible()
  },
}

/** The code stands once where it stands for the sign, and a large amount in one line. */
export const WithoutSign: Story = {
  tags: ['words'],
  args: {
    price: { ...fixtures.priceProMonthly, unit_price_amount: 249_900_000_000, unit_price_currency: 'IDR' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^2,499,000,000\.00 IDR$/)
    await expect(canvas.getByText('2,499,000,000.00').getClientRects()).toHaveLength(1)
  },
}
