import { user } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loading } from '../lib'
import { UserOrganizationsView } from './UserOrganizationsView'

const meta = {
  title: 'Customer/Organizations/UserOrganizationsView',
  component: UserOrganizationsView,
  args: {
    onRefresh: fn(),
    organizations: loading,
    organizationHref: (id) => `/user/organizations/${id}`,
    onJoin: fn(),
  },
  loaders: [
    fromApi(
      { organizations: () => user.listOrganizations() },
      { organizations: 'Your organizations are not available right now.' },
    ),
  ],
} satisfies Meta<typeof UserOrganizationsView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const { email, id } = fixtures.organizationOnPro
    const card = within(canvas.getByRole('region', { name: email }))
    await expect(card.getByText('Active')).toBeVisible()
    await expect(card.getByText(id.slice(0, 8))).toBeVisible()
    await expect(card.getByText('Mar 14, 2026')).toBeVisible()
    await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
      'href',
      `/user/organizations/${id}`,
    )
    const left = canvas.getByRole('region', { name: fixtures.organizationInactive.email })
    await expect(within(left).getByText('Inactive')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Join Organization' }))
    await expect(args.onJoin).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { parameters: { msw: [handlers.userOrganizations(loadingForever)] } }

export const Empty: Story = {
  parameters: { msw: [handlers.userOrganizations({ organizations: [] })] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No Organizations Found')).toBeVisible()
    await expect(canvas.getByText("You haven't joined any organizations yet.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Join Organization' }))
    await expect(args.onJoin).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  parameters: { msw: [handlers.userOrganizations(fails(500))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your organizations are not available right now.',
    )
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  },
}

export const LongEmailAndNoDate: Story = {
  parameters: {
    msw: [
      handlers.userOrganizations(() => ({
        organizations: [
          { ...fixtures.userOrganizationWithLongEmail, created_at: 'yesterday' },
          fixtures.userOrganizationOnPro,
        ],
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible()
  },
}
