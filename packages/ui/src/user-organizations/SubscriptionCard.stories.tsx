import * as fixtures from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { SubscriptionCard } from './SubscriptionCard'

const meta = {
  title: 'Customer/Organizations/SubscriptionCard',
  component: SubscriptionCard,
  tags: ['new'],
  args: {
    subscription: ready(fixtures.subscriptionActive),
    billingHref: 'https://portal.example.com',
  },
} satisfies Meta<typeof SubscriptionCard>

export default meta
type Story = StoryObj<typeof meta>

const of = (subscription: typeof fixtures.subscriptionActive) => ({
  args: { subscription: ready(subscription) },
})

export const Ready: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Subscription' })
    await expect(card).toHaveTextContent('$50.00 / month')
    await expect(card).toHaveTextContent('Next chargeDec 14, 2026')
    await expect(canvas.getByRole('meter', { name: 'Credits' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Manage Billing' })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByText(/^Payment method, invoices/)).toBeVisible()
  },
}
export const Loading: Story = { args: { subscription: loading } }
export const Failed: Story = {
  args: { subscription: failed('Subscription information unavailable', () => {}) },
}
export const Trial: Story = of(fixtures.subscriptionTrialing)
export const PastDue: Story = of(fixtures.subscriptionPastDue)
export const Paused: Story = of(fixtures.subscriptionPaused)
export const Canceled: Story = of(fixtures.subscriptionCanceled)
/** Without credits, and nothing more is charged. */
export const PaidOnce: Story = of(fixtures.subscriptionPaidOnce)
/** By the year in euros, with hardly any credits left; somebody has several organizations. */
export const ByTheYear: Story = {
  args: {
    subscription: ready(fixtures.subscriptionOfAYear),
    organization: fixtures.organizationWithLongEmail.email,
  },
}
/** The platform says a status that nobody knows: nothing is said of it. */
export const UnknownStatus: Story = {
  tags: ['words'],
  args: { subscription: ready({ ...fixtures.subscriptionActive, status: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next charge')).toBeVisible()
    await expect(canvas.queryByText('Status')).not.toBeInTheDocument()
  },
}
/** Without a customer portal the button opens a dialog, and nothing is said of one. */
export const WithoutPortal: Story = {
  tags: ['words'],
  args: { billingHref: '/user?dialog=billing' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Payment method, invoices/)).not.toBeInTheDocument()
  },
}
export const Narrow: Story = { ...ByTheYear, globals: { viewport: { value: 'narrow' } } }
