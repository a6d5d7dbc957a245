import { user } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { loading, ready } from '../lib'
import { UserOrganizationView } from './UserOrganizationView'

const { id } = fixtures.organizationOnPro

const meta = {
  title: 'Customer/Organizations/UserOrganizationView',
  component: UserOrganizationView,
  args: {
    organization: loading,
    limits: loading,
    utilization: loading,
    subscription: loading,
    organizationsHref: '/user/organizations',
    settingsHref: '/user/settings',
    billingHref: 'https://portal.example.com',
  },
  loaders: [
    fromApi({
      organization: () => user.getOrganization(id),
      limits: () => user.getOrganizationPlan(id),
      utilization: () => user.getOrganizationUtilization(id),
      subscription: () => user.getOrganizationSubscription(id),
    }),
  ],
} satisfies Meta<typeof UserOrganizationView>

export default meta
type Story = StoryObj<typeof meta>

/** The mocks of all its parts. */
const parts = [
  handlers.userOrganization,
  handlers.userOrganizationPlan,
  handlers.userOrganizationUtilization,
  handlers.userOrganizationSubscription,
]
const part = (canvas: ReturnType<typeof within>, name: string) => within(canvas.getByRole('region', { name }))
const withoutPlan = {
  ...fixtures.organizationWithoutNamespace,
  plan_id: null,
  plan_name: null,
  planDetails: null,
  is_active: false,
}
const organization = (fixture: typeof fixtures.organizationOnPro) => handlers.userOrganization(() => fixture)

export const Ready: Story = {
  play: async ({ canvas }) => {
    const plan = part(canvas, 'Plan')
    await expect(plan.getByText('Pro')).toBeVisible()
    await expect(plan.getByText('Additional tools').nextSibling).toHaveTextContent('5')
    await expect(plan.getByText('Additional groups').nextSibling).toHaveTextContent('2')
    // §2.12: allowances show only when greater than 0.
    await expect(plan.queryByText('Additional agents')).not.toBeInTheDocument()
    const namespace = canvas.getByRole('region', { name: 'Namespace' })
    await expect(namespace).toHaveTextContent('northwind-prod')
    const billing = canvas.getByRole('link', { name: 'Manage Billing' })
    await expect(billing).toHaveAttribute('target', '_blank')
    await expect(billing).toHaveAttribute('rel', expect.stringContaining('noopener'))
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/user/settings')
  },
}

export const Loading: Story = {
  parameters: { msw: parts.map((part) => part(loadingForever)) },
}

/** The platform does not tell what is paid, and lets the plan be changed: the way to it is beside the plan. */
export const SubscriptionNotTold: Story = {
  tags: ['words'],
  args: { changePlanHref: '/user/organizations/1?dialog=change-plan&id=1' },
  render: (args) => <UserOrganizationView {...args} subscription={null} />,
  play: async ({ args, canvas }) => {
    await expect(part(canvas, 'Plan').getByRole('link', { name: 'Change Plan' })).toHaveAttribute(
      'href',
      args.changePlanHref,
    )
  },
}

/** Without plan and namespace, and so without a subscription: what is missing is shown as missing. */
export const NoPlanNoNamespace: Story = {
  render: (args) => <UserOrganizationView {...args} subscription={null} />,
  parameters: {
    msw: [
      organization(withoutPlan),
      handlers.userOrganizationPlan(fails(404)),
      handlers.userOrganizationUtilization(fixtures.utilizationUnknown),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Plan')).toBeVisible()
    await expect(canvas.queryByText('Plan limits')).not.toBeInTheDocument()
    await expect(canvas.queryByText('Plan information unavailable')).not.toBeInTheDocument()
    await expect(part(canvas, 'Namespace').getAllByText('N/A')).toHaveLength(3)
    await expect(canvas.queryByRole('region', { name: 'Subscription' })).not.toBeInTheDocument()
    await expect(canvas.getAllByText('/ N/A', { exact: false })).toHaveLength(3)
  },
}

export const NotFound: Story = {
  render: (args) => <UserOrganizationView {...args} organization={ready(null)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Organization Not Found' })).toBeVisible()
    await expect(
      canvas.getByText("The organization you're looking for doesn't exist or you don't have access to it."),
    ).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: [handlers.userOrganization(fails(500, 'The database is away'))] },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Failed to load organization details')
    await expect(alert).toHaveTextContent('The database is away')
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  },
}

/** Plan and utilization failed; each has its own button to try again. */
export const PartsFailed: Story = {
  parameters: {
    msw: [
      handlers.userOrganizationPlan(fails(500, 'The plans are being moved')),
      handlers.userOrganizationUtilization(fails(500)),
    ],
  },
  play: async ({ canvas }) => {
    const plan = part(canvas, 'Plan')
    await expect(plan.getByText('Plan information unavailable')).toBeVisible()
    await expect(plan.getByText('The plans are being moved')).toBeVisible()
    await expect(plan.getByText('Pro')).toBeVisible()
    await expect(plan.getByRole('button', { name: 'Try Again' })).toBeEnabled()
    const usage = part(canvas, 'Resource utilization')
    await expect(usage.getByText('Resource utilization data unavailable')).toBeVisible()
    await expect(usage.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  },
}

/** Long texts, more used than allowed, and no customer portal. */
export const LongTextsOverTheLimits: Story = {
  args: { billingHref: '/user/organizations?dialog=billing' },
  parameters: {
    msw: [
      organization(fixtures.organizationWithLongEmail),
      handlers.userOrganizationUtilization(fixtures.utilizationOver),
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('meter', { name: /Agents|Tools|Groups/ })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Manage Billing' })).toHaveAttribute(
      'href',
      args.billingHref,
    )
    await expect(canvas.queryByText(/^Payment method, invoices/)).not.toBeInTheDocument()
  },
}

export const LongTextsNarrow: Story = {
  ...LongTextsOverTheLimits,
  globals: { viewport: { value: 'narrow' } },
}

export const ZeroLimits: Story = {
  parameters: {
    msw: [
      handlers.userOrganizationPlan({ ...fixtures.userPlanPro, max_agents: 0, max_tools: 0, max_groups: 0 }),
      handlers.userOrganizationUtilization(fixtures.utilizationForbidden),
    ],
  },
}
