import * as fixtures from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PastDueAlert } from './PastDueAlert'

const meta = {
  title: 'Customer/Organizations/PastDueAlert',
  component: PastDueAlert,
  tags: ['new'],
  args: {
    subscription: fixtures.subscriptionPastDue,
    organization: 'ops@northwind.example',
    billingHref: 'https://portal.example.com',
  },
} satisfies Meta<typeof PastDueAlert>

export default meta
type Story = StoryObj<typeof meta>

/** The payment failed yesterday. */
export const Notice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'A payment of $50.00 did not go throughIt was due on Nov 19, 2026. Unless it is paid, ops@northwind.example is suspended on Dec 3, 2026.',
    )
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toHaveAttribute('target', '_blank')
  },
}
/** The suspension is less than a week away. */
export const Warning: Story = { args: { subscription: fixtures.subscriptionPastDueForLong } }
/** Less than two days are left: it stays in view. */
export const Pinned: Story = {
  args: { subscription: fixtures.subscriptionSuspendedSoon },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent(
      'Unless it is paid, ops@northwind.example is suspended on Nov 21, 2026.',
    )
    await expect(getComputedStyle(alert).position).toBe('sticky')
  },
}
export const Suspended: Story = {
  args: {
    subscription: fixtures.subscriptionSuspended,
    organization: fixtures.organizationWithLongEmail.email,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /is suspended since Nov 19, 2026, until it is paid\./,
    )
  },
}
/** Where the platform does not say when it is suspended, and there is no portal to pay in. */
export const NoDateNoPortal: Story = {
  args: {
    subscription: { ...fixtures.subscriptionPastDue, past_due_since: null, suspends_at: null },
    billingHref: '/user?dialog=billing',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Until it is paid, ops@northwind.example may be suspended.',
    )
    await expect(canvas.getByRole('link', { name: 'Manage Billing' })).not.toHaveAttribute('target')
  },
}
export const Paid: Story = {
  tags: ['words'],
  args: { subscription: fixtures.subscriptionActive },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}
export const Narrow: Story = { ...Suspended, globals: { viewport: { value: 'narrow' } } }
