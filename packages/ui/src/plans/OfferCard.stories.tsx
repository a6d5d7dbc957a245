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
      monthlyPrice: 20,
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
    offer: { name: 'Pro', monthlyPrice: 50, features: ['50 credits/month'], popular: true },
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
      monthlyPrice: 12_500,
      features: ['A feature that needs a whole sentence to be told, and then a little more', 'Another one'],
      popular: true,
    },
  },
}
