import * as fixtures from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { BillingDialog } from './BillingDialog'
import { JoinOrganizationDialog } from './JoinOrganizationDialog'

const onClose = fn()
const supportEmail = 'help@example.com'

const meta = {
  title: 'Customer/Organizations/Dialogs',
  parameters: {
    docs: {
      description: {
        component: 'What a customer is told who wants to join an organization, or to see its bills.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** §14.10: how joining works, the account e-mail to copy, and support. */
export const JoinOrganization: Story = {
  render: () => (
    <JoinOrganizationDialog email="user@example.com" supportEmail={supportEmail} onClose={onClose} />
  ),
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Join Organization' })).toBeVisible()
    await expect(screen.getByText('user@example.com')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Copy email' })).toBeEnabled()
    await expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect(onClose).toHaveBeenCalled()
  },
}

export const JoinOrganizationLongEmailNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <JoinOrganizationDialog
      email={fixtures.profileWithLongEmail.email}
      supportEmail={supportEmail}
      onClose={onClose}
    />
  ),
}

/** Only a pasted address leads here where there is a customer portal. */
export const ManageBillingInPortal: Story = {
  tags: ['words'],
  render: () => (
    <BillingDialog portalUrl="https://portal.example.com/" supportEmail={supportEmail} onClose={onClose} />
  ),
  play: async () => {
    const link = screen.getByRole('link', { name: 'customer portal' })
    await expect(link).toHaveAttribute('href', 'https://portal.example.com/')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(screen.queryByText(/No customer portal/)).not.toBeInTheDocument()
  },
}

/** §14.8: without a customer portal the dialog says so. */
export const ManageBilling: Story = {
  render: () => <BillingDialog supportEmail={supportEmail} onClose={onClose} />,
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Manage Billing' })).toHaveTextContent(
      'No customer portal is configured here.',
    )
    await expect(screen.getByRole('link', { name: supportEmail })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    )
  },
}
