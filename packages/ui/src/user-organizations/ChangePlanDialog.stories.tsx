import * as fixtures from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { ChangePlanDialog } from './ChangePlanDialog'

const { planOptionPlus, planOptionPro, planOptionEnterprise, organizationOnPro, planPlus, planWithLongName } =
  fixtures
const start = {
  organization: organizationOnPro,
  options: [planOptionPlus, planOptionPro, planOptionEnterprise],
  scheduled: null,
}
const toEnterprise = {
  ...fixtures.planChangeAtOnce,
  due_now_in_cents: 3920,
  next_price_in_cents: 9900,
  lines: [
    { label: 'Enterprise, 24 days', amount_in_cents: 7920 },
    { label: 'Pro, 24 days unused', amount_in_cents: -4000 },
  ],
}

const LONG = 'Professional Services Team Plan (annual, 25 seats)'

const meta = {
  title: 'Customer/Organizations/ChangePlanDialog',
  component: ChangePlanDialog,
  tags: ['new'],
  args: {
    start: ready(start),
    chosen: null,
    onChoose: fn(),
    change: loading,
    onAgree: fn(),
    onTakeBack: fn(),
    busy: null,
    failure: undefined,
    onClose: fn(),
  },
} satisfies Meta<typeof ChangePlanDialog>

export default meta
type Story = StoryObj<typeof meta>

const toPlus = { chosen: planPlus.id, change: ready(fixtures.planChangeLater) }

export const Ready: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('radio', { name: /Pro/ })).toBeDisabled()
    const button = screen.getByRole('button', { name: 'Change Plan' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Choose another plan')
    await expect(args.onAgree).not.toHaveBeenCalled()
  },
}
export const Loading: Story = { args: { start: loading } }
export const Failed: Story = { args: { start: failed('Failed to load the plans', () => {}) } }
/** Its address names an organization that is gone, or one of others. */
export const OrganizationNotFound: Story = {
  tags: ['words'],
  args: { start: ready(null) },
  play: async () => {
    await expect(screen.getByText('Organization Not Found')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Change Plan|Try Again/ })).not.toBeInTheDocument()
  },
}
/** Dearer: paid now for what is left of the month, what is left of the other plan is credited. */
export const Upgrade: Story = {
  args: { chosen: planOptionEnterprise.plan_id, change: ready(toEnterprise) },
  play: async () => {
    await expect(screen.getByText('Due now').nextElementSibling).toHaveTextContent('$39.20')
    await expect(
      screen.getByText(/^Pay \$39.20 and change to Enterprise. Next charge: \$99.00 on /),
    ).toHaveRole('status')
    await expect(screen.getByRole('button', { name: 'Pay $39.20 and change to Enterprise' })).toBeEnabled()
  },
}
/** Cheaper: at the end of the month, with less than is used. */
export const Downgrade: Story = {
  args: toPlus,
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Change to Plus on Dec 14, 2026' })).toBeEnabled()
    await expect(screen.getByText('More is used than Plus allows')).toBeVisible()
    // With the five tools that the organization has besides its plan.
    const limits = within(screen.getByLabelText('From Pro to Plus'))
    await expect(limits.getByText('Tools').nextElementSibling).toHaveTextContent('15 becomes 10 (fewer)')
  },
}
export const CostLoading: Story = { args: { chosen: planPlus.id } }
export const CostFailed: Story = {
  args: {
    chosen: planPlus.id,
    change: failed('What the change costs could not be found out.', () => {}),
  },
}
/** Nothing is to be found out before the missing payment is made. */
export const PaymentMissing: Story = {
  tags: ['words'],
  args: {
    chosen: planPlus.id,
    change: failed('A payment is missing. The plan can be changed once it is made.', fn<() => void>()),
    billingHref: 'https://billing.example.com',
  },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Pay Now' })).toHaveAttribute(
      'href',
      'https://billing.example.com',
    )
    await expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}
/** Until the answer is there the choice stays as it was agreed to. */
export const Busy: Story = {
  args: { ...toPlus, busy: 'agree' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('radio', { name: /Enterprise/ }))
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(screen.getByRole('radio', { name: /Plus/ })).toBeChecked()
  },
}
/** The chosen plan is held by now: somebody else changed to it, or an answer was lost. */
export const HeldMeanwhile: Story = {
  tags: ['words'],
  args: { chosen: planOptionPro.plan_id, change: ready(toEnterprise) },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Change Plan' })).toBeDisabled()
    await expect(screen.queryByText('Due now')).not.toBeInTheDocument()
  },
}
export const Refused: Story = {
  args: {
    ...toPlus,
    failure: {
      message: 'Failed to change the plan.',
      reason: 'A payment is missing, and has to be made first.',
    },
  },
}
export const OutcomeUnknown: Story = {
  args: {
    ...toPlus,
    failure: {
      message: 'It is not known whether this was done.',
      reason: 'Look at the subscription, which is read again, to see whether it changed.',
      outcomeUnknown: true,
    },
  },
}
/** Agreed to already, and taken back by one press. */
export const Scheduled: Story = {
  args: {
    start: ready({ ...start, scheduled: fixtures.subscriptionChangingToPlus.scheduled_change }),
  },
  play: async () => {
    await expect(screen.getByText('Changes to Plus on Dec 14, 2026')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Keep Pro' })).toBeEnabled()
  },
}
/** Nothing is allowed besides what the plan allows. */
export const NothingAdditional: Story = {
  tags: ['words'],
  args: {
    start: ready({ ...start, organization: fixtures.organizationOnPlus }),
    chosen: planOptionEnterprise.plan_id,
    change: ready(toEnterprise),
  },
  play: async () => {
    await expect(screen.getByText('Group graphs')).toBeVisible()
    await expect(screen.queryByText(/what is additional/)).not.toBeInTheDocument()
  },
}
const onDeprecated = {
  ...start,
  organization: fixtures.organizationOnDeprecatedPlan,
  held: { ...fixtures.planDeprecated, currency: 'USD', interval: 'month' },
}
/** The plan that is held is not sold any more, and is compared all the same. */
export const NoLongerSold: Story = {
  args: { ...toPlus, start: ready(onDeprecated) },
  play: async () => {
    const limits = within(screen.getByLabelText('From Team 2024 to Plus'))
    await expect(limits.getByText('Price').nextElementSibling).toHaveTextContent(
      '$34.50 / month becomes $20.00 / month',
    )
    await expect(limits.getByText('Groups').nextElementSibling).toHaveTextContent('6 becomes 3 (fewer)')
  },
}
/** Of it only is known what the platform tells: neither its price nor group graphs. */
export const NoLongerSoldPartlyKnown: Story = {
  tags: ['words'],
  args: {
    ...toPlus,
    start: ready({
      ...onDeprecated,
      held: { ...onDeprecated.held, price_in_cents: null, max_group_graphs: null },
    }),
  },
  play: async () => {
    const terms = within(screen.getByLabelText('From Team 2024 to Plus')).getAllByRole('term')
    await expect(terms.map(({ textContent }) => textContent)).toEqual(['Agents', 'Tools', 'Groups'])
  },
}
/** Nothing is known of it: what the change costs is. */
export const NoLongerSoldUnknown: Story = {
  tags: ['words'],
  args: { ...toPlus, start: ready({ ...onDeprecated, held: undefined }) },
  play: async () => {
    await expect(screen.getByText('Due now')).toBeVisible()
    await expect(screen.queryByLabelText(/^From /)).not.toBeInTheDocument()
  },
}
export const NothingSold: Story = { args: { start: ready({ ...start, options: [planOptionPro] }) } }
export const Narrow: Story = { args: toPlus, globals: { viewport: { value: 'narrow' } } }
/** Both buttons have a name in them, and as many lines as it needs. */
export const LongNames: Story = {
  args: {
    start: ready({
      ...start,
      organization: { ...organizationOnPro, plan_name: planWithLongName.name },
      options: [
        { ...planOptionPro, name: planWithLongName.name },
        { ...planOptionEnterprise, name: LONG },
      ],
      scheduled: fixtures.subscriptionChangingToPlus.scheduled_change,
    }),
    chosen: planOptionEnterprise.plan_id,
    change: ready(toEnterprise),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    for (const name of [/^Pay \$39.20 and change to Professional/, /^Keep Enterprise for regulated/]) {
      const { right } = screen.getByRole('button', { name }).getBoundingClientRect()
      await expect(right).toBeLessThan(window.innerWidth)
    }
  },
}

/** Chosen, agreed to and taken back by keyboard alone. */
export const Presses: Story = {
  tags: ['interaction'],
  args: {
    ...toPlus,
    start: ready({ ...start, scheduled: fixtures.subscriptionChangingToPlus.scheduled_change }),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('radio', { name: /Enterprise/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(planOptionEnterprise.plan_id)
    await userEvent.click(screen.getByRole('button', { name: 'Keep Pro' }))
    await expect(args.onTakeBack).toHaveBeenCalledOnce()
    screen.getByRole('button', { name: /^Change to Plus/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAgree).toHaveBeenCalledWith(planOptionPlus)
  },
}
