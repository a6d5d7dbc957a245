import { payments } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loading } from '../lib'
import { failureMessage, organizationSyncMessage, syncMessage } from './message'
import { PaymentsView } from './PaymentsView'

const meta = {
  title: 'Admin/Payments/PaymentsView',
  component: PaymentsView,
  args: {
    onRefresh: fn(),
    providers: loading,
    providerHref: (name: string) => `/admin/payments/providers/${name}`,
    onSync: fn(),
    onSyncUsers: fn(),
    onDismissMessage: fn(),
  },
  loaders: [
    fromApi(
      { providers: () => payments.listProviders() },
      { providers: 'Failed to load payment providers. Please try again.' },
    ),
  ],
} satisfies Meta<typeof PaymentsView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    // §3.15: the one named none is skipped.
    const providers = canvas.getByRole('list', { name: 'Payment providers' })
    await expect(within(providers).getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: /Paddle/ })).toHaveAttribute(
      'href',
      '/admin/payments/providers/paddle',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Payment Data' }))
    await expect(args.onSync).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Users from Paddle' }))
    await expect(args.onSyncUsers).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { parameters: { msw: [handlers.paymentProviders(loadingForever)] } }

export const Empty: Story = {
  parameters: { msw: [handlers.paymentProviders([fixtures.providerNone])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment providers')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: [handlers.paymentProviders(fails(500))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load payment providers. Please try again.',
    )
  },
}

/** A count without a list of what is counted. */
const tally = (count: number) => ({ count, list: [] })

export const Syncing: Story = {
  args: { syncing: 'data' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Syncing payment data…')
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Payment Data' }))
    await expect(args.onSync).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Sync Users from Paddle' })).toBeDisabled()
  },
}

export const Synced: Story = {
  args: { message: syncMessage({ providers_synced: tally(2), total_providers: 2 }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Successfully synced 2 out of 2 providers')
    await expect(canvas.getByRole('status')).toHaveAttribute('data-tone', 'success')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismissMessage).toHaveBeenCalledOnce()
  },
}

export const UsersSynced: Story = {
  args: {
    message: organizationSyncMessage({
      synced_organizations: tally(60),
      updated_plans: tally(0),
      activated_organizations: tally(1),
      skipped: tally(1),
      errors: { count: 2, list: ['a@example.com: no plan', 'b@example.com: no plan'] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Synced 60 organizations from Paddle')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '0 plans updated, 1 organization activated, 1 skipped, 2 errors',
    )
    await expect(canvas.getByText('Error: a@example.com: no plan')).toBeVisible()
  },
}

/** §2.22: messages containing 'Failed' show red, and are an alert. */
export const SyncFailed: Story = {
  args: {
    message: failureMessage({
      message: 'Failed to sync payment data. Please try again.',
      reason: 'A synchronisation is already running',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('data-tone', 'danger')
  },
}

export const UsersSyncFailed: Story = {
  args: {
    message: failureMessage({
      message: 'Failed to sync organizations from Paddle. Please try again.',
      reason: 'Paddle does not answer',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to sync organizations from Paddle.')
  },
}
