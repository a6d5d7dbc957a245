import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { after, atFirst, fails, handlers, loadingForever, withoutFeatures } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { rememberOpened, rememberPaid } from '../../lib/checkouts'
import {
  Console,
  keepWhatPasses,
  openConsole,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

const meta = {
  title: 'Screens/Customer/Overview',
  component: Console,
  args: { address: '/user' },
  parameters: { ...screenParameters, route: '/user' },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

const reads = [
  handlers.userProfile,
  handlers.userPlan,
  handlers.userNamespace,
  handlers.userUtilization,
  handlers.userDashboards,
  handlers.userOrganizations,
]

export const Ready: Story = { tags: ['screen'] }
export const Loading: Story = {
  parameters: { msw: { handlers: { reads: reads.map((read) => read(loadingForever)) } } },
  play: untilOpened,
}
/** What the platform answers to somebody who has signed up and not paid. */
const newcomer = {
  profile: handlers.userProfile(fixtures.profileNew),
  plan: handlers.userPlan(fails(404)),
  namespace: handlers.userNamespace(fails(404)),
  utilization: handlers.userUtilization(fails(404)),
  dashboards: handlers.userDashboards([]),
  organizations: handlers.userOrganizations({ organizations: [] }),
}
/** Signed up today: a payment was begun, and there is no organization yet. */
export const FirstRun: Story = {
  parameters: {
    msw: {
      handlers: {
        ...newcomer,
        provisioning: handlers.userProvisioning({ steps: fixtures.stepsUnpaid }),
        checkout: handlers.userCheckout(fixtures.openCheckout),
      },
    },
  },
  play: async (context) => {
    await untilLoaded(context)
    const setup = await screen.findByRole('region', { name: 'Finish setting up' })
    await expect(within(setup).getByRole('link', { name: 'Complete Payment' })).toBeVisible()
    await expect(screen.queryByText('Some data could not be loaded')).not.toBeInTheDocument()
  },
}
/** Paid a moment ago in this browser: the platform has not heard of it from the provider yet. */
export const JustPaid: Story = {
  tags: ['words'],
  parameters: {
    before: () => {
      rememberOpened({
        transactionId: fixtures.openCheckout.transaction_id,
        email: fixtures.sessionUser.identity.traits.email,
      })
      rememberPaid(fixtures.openCheckout.transaction_id)
    },
    msw: { handlers: FirstRun.parameters?.msw.handlers },
  },
  play: async (context) => {
    await untilLoaded(context)
    const setup = await screen.findByRole('region', { name: 'Finish setting up' })
    await expect(within(setup).getAllByRole('listitem')[0]).toHaveTextContent('PaidIn progress')
    await expect(within(setup).queryByRole('link')).not.toBeInTheDocument()
  },
}
/** On a platform that tells none of it, the steps are concluded from what the other reads say. */
export const FirstRunConcluded: Story = {
  tags: ['words'],
  loaders: [withoutFeatures('provisioning', 'checkout.open')],
  parameters: { msw: { handlers: newcomer } },
  play: async (context) => {
    await untilLoaded(context)
    await expect(await screen.findByRole('link', { name: 'Choose a Plan' })).toBeVisible()
    await expect(screen.queryByText('Some data could not be loaded')).not.toBeInTheDocument()
  },
}
/** Each failure is told once; 'Try all again' helps. */
export const Failed: Story = {
  beforeEach: keepWhatPasses,
  parameters: {
    msw: {
      // One after the other, as the toast tells them in the order they came in.
      handlers: { reads: reads.map((read, index) => read(atFirst(after(100 * index, fails(500))))) },
    },
  },
}
/** Plan, namespace and usage are unknown; fallbacks stand in for them. */
export const PartsUnavailable: Story = {
  parameters: {
    msw: {
      handlers: {
        plan: handlers.userPlan(fails(404)),
        namespace: handlers.userNamespace(fails(404)),
        utilization: handlers.userUtilization(fails(500)),
      },
    },
  },
}
export const OverTheLimits: Story = {
  parameters: { msw: { handlers: { usage: handlers.userUtilization(fixtures.utilizationOver) } } },
}
/** A payment is missing, and the organization is suspended tomorrow. */
export const SuspendedSoon: Story = {
  parameters: {
    msw: { handlers: { paid: handlers.userOrganizationSubscription(fixtures.subscriptionSuspendedSoon) } },
  },
}
/** On a platform that tells neither subscriptions nor group graphs. */
export const WithoutSubscriptions: Story = {
  tags: ['words'],
  loaders: [withoutFeatures('subscription', 'utilization.group-graphs')],
  play: async (context) => {
    await untilLoaded(context)
    await expect(await screen.findByRole('heading', { name: 'Studio Links (3)' })).toBeVisible()
    await expect(screen.queryByRole('region', { name: 'Subscription' })).not.toBeInTheDocument()
    await expect(screen.queryByRole('meter', { name: 'Group graphs' })).not.toBeInTheDocument()
  },
}
export const LongTexts: Story = {
  parameters: {
    msw: {
      handlers: {
        profile: handlers.userProfile(fixtures.profileWithLongEmail),
        dashboards: handlers.userDashboards([fixtures.dashboardWithLongName, fixtures.dashboardUnnamed]),
        organizations: handlers.userOrganizations({
          organizations: [fixtures.userOrganizationWithLongEmail],
        }),
      },
    },
  },
}
