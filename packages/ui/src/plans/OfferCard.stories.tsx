import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../primitives'
import { OfferCard } from './OfferCard'

const meta = {
  title: 'Customer/Plans/OfferCard',
  component: OfferCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    offer: {
      name: 'Plus',
      price: '$20',
      period: 'month',
      features: ['20 credits/month', 'Up to 5 integrations and 3 agents'],
    },
    action: <Button wide>Select Plus</Button>,
  },
} satisfies Meta<typeof OfferCard>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Plus' })).toHaveTextContent('$20/month')
    await expect(canvas.queryByText('Most Popular')).not.toBeInTheDocument()
  },
}
export const Popular: Story = {
  args: {
    offer: { name: 'Pro', price: '$50', period: 'month', features: ['50 credits/month'], popular: true },
    action: (
      <Button variant="primary" wide>
        Select Pro
      </Button>
    ),
  },
}
export const LongText: Story = {
  args: {
    offer: {
      name: 'Enterprise for exceptionally large organizations',
      price: 'From €12,500',
      period: 'seat and year',
      features: ['A feature that needs a whole sentence to be told, and then a little more', 'Another one'],
      popular: true,
    },
  },
}
/** The deployment leaves the price to the payment provider, which is being asked. */
export const Pricing: Story = {
  args: { offer: { name: 'Plus', features: ['20 credits/month'] }, isPricing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price is loading')).toBeInTheDocument()
  },
}
/** It told none: it does before anything is paid. */
export const WithoutPrice: Story = {
  args: { offer: { name: 'Plus', features: ['20 credits/month'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You see the price before you pay')).toBeVisible()
  },
}
export const PriceOnRequest: Story = {
  args: {
    offer: { name: 'Enterprise', features: ['Volume discounts'], contact: true },
    action: <Button wide>Contact Sales</Button>,
  },
}
