import * as fixtures from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectTexts } from '../primitives/testing/interactions'
import { FinishSetup } from './FinishSetup'
import { setup } from './testing/userOverview'

const meta = {
  title: 'Customer/Overview/FinishSetup',
  component: FinishSetup,
  tags: ['new'],
  args: { setup, supportEmail: 'support@example.com' },
} satisfies Meta<typeof FinishSetup>

export default meta
type Story = StoryObj<typeof meta>

const after = (...step: Parameters<typeof fixtures.stepsAfter>) => ({
  setup: { ...setup, steps: fixtures.stepsAfter(...step) },
})

/** Signed up, and nothing chosen yet. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Finish setting up' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Choose a Plan' })).toHaveAttribute('href', setup.plansHref)
    await expect(canvas.getByRole('link', { name: 'Join Organization' })).toHaveAttribute(
      'href',
      setup.joinHref,
    )
    await expect(canvas.queryByRole('link', { name: 'Complete Payment' })).not.toBeInTheDocument()
  },
}

/** The checkout was closed before anything was paid. */
export const PaymentOpen: Story = {
  args: { setup: { ...setup, payment: { href: '/checkout?transactionId=txn_1', plan: 'Pro' } } },
  play: async ({ canvas }) => {
    await expectTexts(canvas, [/^Your payment for Pro is not complete yet\./])
    await expect(canvas.getByRole('link', { name: 'Complete Payment' })).toHaveAttribute(
      'href',
      '/checkout?transactionId=txn_1',
    )
    await expect(canvas.getByRole('link', { name: 'Choose Another Plan' })).toBeVisible()
  },
}
/** As this browser remembers it, which does not know the plan. */
export const PaymentOfUnknownPlan: Story = {
  tags: ['words'],
  args: { setup: { ...setup, payment: { href: '/checkout?transactionId=txn_1', plan: null } } },
  play: ({ canvas }) => expectTexts(canvas, [/^Your payment is not complete yet\./]),
}

/** Paid, and the platform has not heard of it from the provider yet. */
export const PaymentConfirmed: Story = {
  args: after(0),
  play: async ({ canvas }) => {
    await expectTexts(canvas, [/^Your payment is being confirmed, usually within two minutes\./])
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
export const PaymentFailed: Story = {
  args: {
    setup: {
      ...after(0, { state: 'failed', message: 'The bank has refused the card' }).setup,
      payment: { href: '/checkout?transactionId=txn_1', plan: 'Pro' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Your payment failedThe bank has refused the cardPay again/,
    )
    await expect(canvas.getByRole('link', { name: 'Complete Payment' })).toBeVisible()
  },
}

export const OrganizationComes: Story = { args: after(1) }
export const NamespaceComes: Story = {
  args: after(2),
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual([
      'PaidDone',
      'OrganizationDone',
      'NamespaceIn progress',
      'ReadyWaiting',
    ])
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expectTexts(canvas, [/usually within two minutes/])
  },
}
export const AlmostReady: Story = { args: after(3) }

export const LongerThanUsual: Story = {
  args: { setup: { ...setup, steps: fixtures.stepsMovingLong, slow: true } },
  play: async ({ canvas }) => {
    await expectTexts(canvas, [/^This is taking longer than usual\./])
    await expect(canvas.getByRole('link', { name: 'contact support' })).toHaveAttribute(
      'href',
      'mailto:support@example.com?subject=Setting%20up%20my%20organization',
    )
  },
}

export const Failed: Story = {
  args: { setup: { ...setup, steps: fixtures.stepsFailed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Namespace: this step failedno healthy cluster accepts new namespacesYour payment is safe\./,
    )
  },
}
export const FailedWithoutReason: Story = { args: after(2, { state: 'failed', message: null }) }
export const FailedWithLongReason: Story = {
  args: after(3, {
    state: 'failed',
    message:
      'helm upgrade --install studio failed: post-install hook averylongnamewithoutanyplacetobreakitinanarrowwindow timed out waiting for the condition after 10m0s',
  }),
  globals: { viewport: { value: 'narrow' } },
}

export const Ready: Story = {
  args: { setup: { ...after(4).setup, organizationHref: '/user/organizations/1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your organization is ready' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open Your Organization' })).toHaveAttribute(
      'href',
      '/user/organizations/1',
    )
  },
}

export const Narrow: Story = { ...NamespaceComes, globals: { viewport: { value: 'narrow' } } }
export const NarrowUnpaid: Story = { ...PaymentOpen, globals: { viewport: { value: 'narrow' } } }
