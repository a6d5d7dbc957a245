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
