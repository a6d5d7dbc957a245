import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { YourOrganizations } from './YourOrganizations'

const organization = {
  id: '5c1f0e52-6f5c-4f0e-9a53-0d6f5a2b7c11',
  email: 'northwind@example.com',
  is_active: true,
  created_at: '2026-11-18T09:00:00Z',
}

const meta = {
  title: 'Customer/Overview/YourOrganizations',
  component: YourOrganizations,
  args: {
    organizations: ready([organization]),
    allHref: '/user/organizations',
    organizationHref: (id) => `/user/organizations/${id}`,
  },
} satisfies Meta<typeof YourOrganizations>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'View Dashboard of northwind@example.com' }),
    ).toHaveAttribute('href', `/user/organizations/${organization.id}`)
  },
}

export const InactiveAndUndated: Story = {
  args: { organizations: ready([{ ...organization, is_active: false, created_at: null }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Created N/A')
    await expect(canvas.queryByText('Active')).not.toBeInTheDocument()
  },
}

export const Loading: Story = { args: { organizations: loading } }
export const Empty: Story = { args: { organizations: ready([]) } }
export const Failed: Story = {
  args: { organizations: failed('Your organizations are not available right now.') },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
