import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { atFirst, fails, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Console, openConsole, screenParameters, untilLoaded, untilOpened } from '../../testing/screens'

const meta = {
  title: 'Screens/Customer/Organization',
  component: Console,
  args: { address: `/user/organizations/${fixtures.organizationOnPro.id}` },
  parameters: { ...screenParameters, route: '/user/organizations/:orgId' },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

const reads = [handlers.userOrganization, handlers.userOrganizationPlan, handlers.userOrganizationUtilization]

export const Ready: Story = { tags: ['screen'] }
export const Loading: Story = {
  parameters: { msw: { handlers: { reads: reads.map((read) => read(loadingForever)) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: {
    msw: { handlers: { organization: handlers.userOrganization(atFirst(fails(500, 'Database away'))) } },
  },
}
/** The organization is there; its plan and usage each offer to try again. */
export const PartsFailed: Story = {
  parameters: {
    msw: {
      handlers: {
        plan: handlers.userOrganizationPlan(atFirst(fails(500))),
        utilization: handlers.userOrganizationUtilization(atFirst(fails(500))),
      },
    },
  },
}
export const NotFound: Story = {
  tags: ['screen'],
  args: { address: `/user/organizations/${fixtures.idOf('nobody')}` },
}
/** Registered a moment ago: neither plan nor namespace. */
export const FirstRun: Story = {
  parameters: {
    msw: {
      handlers: {
        organization: handlers.userOrganization(() => ({
          ...fixtures.organizationWithoutNamespace,
          plan_id: null,
          plan_name: null,
          planDetails: null,
        })),
        plan: handlers.userOrganizationPlan(fails(404)),
        utilization: handlers.userOrganizationUtilization(fixtures.utilizationUnknown),
      },
    },
  },
}
export const LongTextsOverTheLimits: Story = {
  parameters: {
    msw: {
      handlers: {
        organization: handlers.userOrganization(() => fixtures.organizationWithLongEmail),
        utilization: handlers.userOrganizationUtilization(fixtures.utilizationOver),
      },
    },
  },
}
