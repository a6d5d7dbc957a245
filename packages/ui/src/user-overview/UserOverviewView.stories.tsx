import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loading } from '../lib'
import { expectTexts } from '../primitives/testing/interactions'
import { load, parts, setup } from './testing/userOverview'
import { UserOverviewView } from './UserOverviewView'

const meta = {
  title: 'Customer/Overview/UserOverviewView',
  component: UserOverviewView,
  args: {
    setup: null,
    subscription: loading,
    chosen: { id: fixtures.organizationOnPro.id, email: fixtures.organizationOnPro.email },
    onChoose: fn(),
    billingHref: 'https://portal.example.com',
    profile: loading,
    plan: loading,
    namespace: loading,
    utilization: loading,
    dashboards: loading,
    organizations: loading,
    organizationsHref: '/user/organizations',
    organizationHref: (id) => `/user/organizations/${id}`,
    supportEmail: 'support@example.com',
    onRefresh: fn(),
  },
  loaders: [load],
} satisfies Meta<typeof UserOverviewView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Some data could not be loaded')).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Studio Links (3)' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Production studio/ })).toHaveAttribute('target', '_blank')
    // §9.3: three of the four organizations.
    const organizations = canvas.getByRole('region', { name: 'Your Organizations (4)' })
    await expect(within(organizations).getAllByRole('listitem')).toHaveLength(3)
    const paid = canvas.getByRole('region', { name: 'Subscription' })
    await expect(paid).toHaveTextContent('$50.00 / month')
    const usage = within(canvas.getByRole('region', { name: 'Resource utilization' }))
    await expect(usage.getAllByRole('meter')).toHaveLength(4)
    const account = within(canvas.getByRole('region', { name: 'Account' }))
    const topOf = (element: Element) => element.getBoundingClientRect().top
    await expect(topOf(account.getByRole('heading'))).toBe(topOf(usage.getByRole('heading')))
    await expect(topOf(account.getByText('User ID'))).toBe(topOf(account.getByText('Account Email')))
    await userEvent.selectOptions(
      usage.getByRole('combobox', { name: 'Organization' }),
      'billing@contoso.example',
    )
    await expect(args.onChoose).toHaveBeenCalledWith(fixtures.organizationOnPlus.id)
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      '/user/organizations',
    )
  },
}

export const Loading: Story = {
  parameters: { msw: parts.map((part) => part(loadingForever)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome! Your dashboard is loading...')).toBeVisible()
  },
}

/** Parts do not wait for each other. */
export const ProfileStillLoading: Story = { parameters: { msw: [handlers.userProfile(loadingForever)] } }

export const NamespaceUnavailable: Story = {
  parameters: { msw: [handlers.userNamespace(fails(500))] },
  play: async ({ canvas }) => {
    const warning = canvas.getByText('Some data could not be loaded').closest('[role="status"]')
    await expect(warning).toHaveTextContent(
      /Namespace information unavailable.*If this issue persists, please contact support\.Try all again$/,
    )
    await expect(warning).not.toHaveTextContent('Plan information unavailable')
  },
}

/** §8.6: the fallbacks stand in for what is missing, and the warning names all of it. */
export const AllOfThemUnavailable: Story = {
  parameters: {
    msw: [
      handlers.userPlan(fails(404)),
      handlers.userNamespace(fails(404)),
      handlers.userUtilization(fails(500)),
    ],
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, [
      'Plan information unavailable',
      'Namespace information unavailable',
      'Resource utilization data unavailable',
      'Unknown',
      '0 agents · 0 tools · 0 groups',
    ])
    await expect(canvas.getAllByText('N/A', { exact: true })).toHaveLength(3)
    await expect(canvas.getAllByText('/ N/A', { exact: false })).toHaveLength(3)
  },
}

/** What fails says so in its own place and in the warning, which alone can be tried again; the rest stands. */
export const ProfileFailed: Story = {
  parameters: { msw: [handlers.userProfile(fails(500))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Profile information unavailable')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /Try/ })).toHaveLength(1)
    await expect(within(canvas.getByRole('region', { name: 'Account' })).getByText('Pro')).toBeVisible()
  },
}
export const DashboardsFailed: Story = { parameters: { msw: [handlers.userDashboards(fails(500))] } }
export const OrganizationsFailed: Story = { parameters: { msw: [handlers.userOrganizations(fails(500))] } }

/** On a platform that does not tell what is paid, nothing is drawn of it. */
export const WithoutSubscription: Story = {
  tags: ['words'],
  render: (args) => <UserOverviewView {...args} subscription={null} chosen={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Studio Links (3)' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Subscription' })).not.toBeInTheDocument()
  },
}

/** The organization is suspended tomorrow: the alert stays in view while the page scrolls. */
export const SuspendedSoon: Story = {
  parameters: { msw: [handlers.userOrganizationSubscription(fixtures.subscriptionSuspendedSoon)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A payment of $50.00 is missing')
  },
}

/** Signed up today: what is to be done leads, and what comes with an organization is not drawn. */
export const NewUser: Story = {
  parameters: {
    msw: [
      handlers.userProfile(fixtures.profileNew),
      handlers.userDashboards([]),
      handlers.userOrganizations({ organizations: [] }),
    ],
  },
  render: (args) => (
    <UserOverviewView
      {...args}
      setup={setup}
      plan={null}
      namespace={null}
      utilization={null}
      subscription={null}
      chosen={null}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Finish setting up' })).toBeVisible()
    for (const name of ['Resource utilization', 'Subscription'])
      await expect(canvas.queryByRole('region', { name })).not.toBeInTheDocument()
    await expect(canvas.getByText('No dashboards available')).toBeVisible()
    await expect(canvas.getByText('No Organizations Found')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'View All' })).not.toBeInTheDocument()
  },
}

export const FortyOrganizations: Story = {
  parameters: { msw: [handlers.userOrganizations({ organizations: fixtures.manyUserOrganizations(40) })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your Organizations (40)' })).toBeVisible()
  },
}

export const LongTexts: Story = {
  parameters: {
    msw: [
      handlers.userProfile(fixtures.profileWithLongEmail),
      handlers.userDashboards([fixtures.dashboardWithLongName, fixtures.dashboardUnnamed]),
      handlers.userOrganizations({ organizations: [fixtures.userOrganizationWithLongEmail] }),
    ],
  },
}

export const NearTheLimits: Story = {
  parameters: { msw: [handlers.userUtilization(fixtures.utilizationNearLimit)] },
}
export const OverTheLimits: Story = {
  parameters: { msw: [handlers.userUtilization(fixtures.utilizationOver)] },
}
export const ZeroLimits: Story = {
  parameters: { msw: [handlers.userUtilization(fixtures.utilizationForbidden)] },
}

export const Narrow: Story = { ...NamespaceUnavailable, globals: { viewport: { value: 'narrow' } } }
