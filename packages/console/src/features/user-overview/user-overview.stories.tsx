import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { atFirst, fails, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
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
/** Signed up today: nothing to open, and no organization. */
export const FirstRun: Story = {
  parameters: {
    msw: {
      handlers: {
        profile: handlers.userProfile(fixtures.profileNew),
        plan: handlers.userPlan(fixtures.userPlanDefault),
        utilization: handlers.userUtilization(fixtures.utilizationNothing),
        dashboards: handlers.userDashboards([]),
        organizations: handlers.userOrganizations({ organizations: [] }),
      },
    },
  },
}
/** Each failure is told once; 'Try all again' helps. */
export const Failed: Story = {
  beforeEach: keepWhatPasses,
  parameters: { msw: { handlers: { reads: reads.map((read) => read(atFirst(fails(500)))) } } },
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
