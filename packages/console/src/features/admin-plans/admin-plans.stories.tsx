import { planDefault, planPro, planWithLongName, sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import {
  atFirst,
  fails,
  firstDay,
  handlers,
  holding,
  identity,
  loadingForever,
} from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import {
  Console,
  openConsole,
  press,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

/** What customers can buy: limits, prices, which plan is the default, and which is no longer offered. */
const meta = {
  title: 'Screens/Admin/Plans',
  component: Console,
  args: { address: '/admin/plans' },
  parameters: {
    ...screenParameters,
    route: '/admin/plans',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }

export const Menu: Story = {
  play: async (story) => {
    await untilLoaded(story)
    await press('Actions for Pro')
    await screen.findByRole('menu')
  },
}

export const FirstRun: Story = { loaders: [firstDay] }
export const Loading: Story = {
  parameters: { msw: { handlers: { list: handlers.plans(loadingForever) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: { msw: { handlers: { list: handlers.plans(atFirst(fails(500))) } } },
}
/** A plan of 75 letters that nobody may buy any more, on a phone. */
export const LongTexts: Story = {
  loaders: [holding(({ plans }) => void plans.put({ ...planWithLongName, deprecated: true }))],
  globals: { viewport: { value: 'narrow' } },
}

/** The public page sells the plan, so deprecating it is asked about first. */
export const DeprecateQuestion: Story = {
  play: async (story) => {
    await untilLoaded(story)
    await press('Actions for Pro')
    await press('Deprecate', 'menuitem')
    await screen.findByText(/organizations? keeps? it/)
  },
}

/** The form that creates a plan. What is typed stays in the tab until it is sent or discarded. */
export const CreatePlan: Story = {
  tags: ['screen'],
  args: { address: '/admin/plans?dialog=create-plan' },
}
export const EditPlan: Story = {
  tags: ['screen'],
  args: { address: `/admin/plans?dialog=edit-plan&id=${planPro.id}` },
}
export const EditPlanFailed: Story = {
  args: { address: `/admin/plans?dialog=edit-plan&id=${planPro.id}` },
  parameters: { msw: { handlers: { plan: handlers.plan(atFirst(fails(500))) } } },
}
export const EditPlanGone: Story = {
  args: { address: `/admin/plans?dialog=edit-plan&id=${planWithLongName.id}` },
}

/** Organizations hold it, so it can be deleted only once there is a plan for them to move to. */
export const DeletePlan: Story = {
  tags: ['screen'],
  args: { address: `/admin/plans?dialog=delete-plan&id=${planPro.id}` },
}
export const DeletePlanFailed: Story = {
  tags: ['interaction'],
  args: { address: `/admin/plans?dialog=delete-plan&id=${planWithLongName.id}` },
  loaders: [holding(({ plans }) => void plans.put(planWithLongName))],
  parameters: { msw: { handlers: { remove: handlers.deletePlan(atFirst(fails(500, 'It is locked'))) } } },
  play: async (story) => {
    await untilLoaded(story)
    await press('Delete Plan')
    await screen.findByText('Failed to delete plan. Please try again.')
  },
}

export const ManagePrices: Story = {
  tags: ['screen'],
  args: { address: `/admin/plans?dialog=plan-prices&id=${planPro.id}` },
}
export const ManagePricesEmpty: Story = {
  args: { address: `/admin/plans?dialog=plan-prices&id=${planDefault.id}` },
}
export const ManagePricesFailed: Story = {
  args: { address: `/admin/plans?dialog=plan-prices&id=${planPro.id}` },
  parameters: { msw: { handlers: { plan: handlers.planWithPrices(atFirst(fails(500))) } } },
}
/** The question before a price is taken from its plan, and what the platform said to it. */
export const DisconnectFailed: Story = {
  tags: ['interaction'],
  args: { address: `/admin/plans?dialog=plan-prices&id=${planPro.id}` },
  parameters: {
    msw: { handlers: { remove: handlers.disassociatePlanPrice(atFirst(fails(500, 'It is being sold'))) } },
  },
  play: async (story) => {
    await untilLoaded(story)
    await press(/^Disconnect Pro yearly/)
    await press('Disconnect price')
    await screen.findByText('Failed to disassociate price from plan. Please try again.')
  },
}
