import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { AddPriceForm } from './AddPriceForm'

const { priceProMonthly, priceProYearly, priceOnce, planPro } = fixtures
const prices = [
  ...[priceProMonthly, priceProYearly].map((price) => ({ ...price, product: 'Pro' })),
  { ...priceOnce, product: 'Set-up' },
]
const retry = fn()

const meta = {
  title: 'Admin/Plans/AddPriceForm',
  component: AddPriceForm,
  args: {
    available: ready({ prices, unread: [] }),
    onReadAvailable: fn(),
    plan: planPro,
    onAssociate: fn(() => Promise.resolve(true)),
    busy: false,
    failure: undefined,
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof AddPriceForm>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Associate price' }))
    await expect(await canvas.findByText('Please select a price')).toBeVisible()
    await expect(args.onAssociate).not.toHaveBeenCalled()
  },
}

/** The price is not what the plan says it costs: it can be chosen all the same. */
export const AnotherAmount: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Add a price/ }), priceOnce.id)
    await expect(canvas.getByText('This price is not what Pro says it costs')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Once it is done the choice is cleared. */
export const Associated: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const choice = canvas.getByRole('combobox', { name: /^Add a price/ })
    await userEvent.selectOptions(choice, priceProMonthly.id)
    await userEvent.click(canvas.getByRole('button', { name: 'Associate price' }))
    await waitFor(() => expect(args.onAssociate).toHaveBeenCalledWith(priceProMonthly.id))
    await waitFor(() => expect(choice).toHaveValue(''))
  },
}

export const Busy: Story = { args: { busy: true } }

export const Failed: Story = {
  args: {
    failure: {
      message: 'Failed to associate price with plan. Please try again.',
      reason: 'The platform failed',
    },
  },
}

export const NothingLeft: Story = { args: { available: ready({ prices: [], unread: [] }) } }

/** A provider could not be read: what others sell can be chosen all the same. */
export const OneUnread: Story = {
  args: { available: ready({ prices, unread: ['stripe'] }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Prices of Stripe could not be read.')
    await expect(canvas.getByRole('combobox', { name: /^Add a price/ })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onReadAvailable).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
/** That nothing is left is not known then. */
export const NothingLeftOfTheOthers: Story = {
  tags: ['words'],
  args: { available: ready({ prices: [], unread: ['stripe', 'braintree'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prices of Stripe and Braintree could not be read.')).toBeVisible()
    await expect(canvas.queryByText(/^Every price that is sold/)).not.toBeInTheDocument()
  },
}
export const Loading: Story = { args: { available: loading } }
export const LoadFailed: Story = {
  args: { available: failed('Failed to load prices. Please try again.', retry) },
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
