import { payments, plans } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loading } from '../lib'
import { expectTexts, press } from '../primitives/testing/interactions'
import { ManagePricesDialog } from './ManagePricesDialog'

const FAILED = 'Failed to load prices. Please try again.'

const meta = {
  title: 'Admin/Plans/ManagePricesDialog',
  component: ManagePricesDialog,
  args: {
    plan: loading,
    available: loading,
    onReadAvailable: fn(),
    onAssociate: fn((_id: string) => Promise.resolve(true)),
    associating: false,
    associateFailure: undefined,
    disconnecting: undefined,
    onAskDisconnect: fn(),
    onDisconnect: fn(),
    disconnectBusy: false,
    disconnectFailure: undefined,
    onClose: fn(),
  },
  loaders: [
    fromApi(
      {
        plan: () =>
          plans
            .getWithPrices(fixtures.planPro.id)
            .then((plan) => ({ ...plan, connected_prices: plan.connected_prices ?? [] })),
        available: () =>
          payments
            .listPrices('paddle', fixtures.productPro.id)
            .then(({ items }) => items.filter(({ plan_id }) => plan_id === null))
            .then((prices) => ({
              prices: prices.map((price) => ({ ...price, product: 'Pro' })),
              unread: [] as string[],
            })),
      },
      { plan: FAILED, available: FAILED },
    ),
  ],
} satisfies Meta<typeof ManagePricesDialog>

export default meta
type Story = StoryObj<typeof meta>

const choice = () => screen.getByRole('combobox', { name: 'Add a price' })
const associate = () => press(screen, 'Associate price')

export const Ready: Story = {
  play: async ({ args }) => {
    const connected = within(screen.getByRole('list', { name: 'Connected prices' }))
    await expect(connected.getAllByRole('listitem')).toHaveLength(2)
    await press(connected, 'Disconnect Pro yearly, $500.00')
    await expect(args.onAskDisconnect).toHaveBeenCalledWith(
      expect.objectContaining({ id: fixtures.priceProYearly.id }),
    )

    await associate()
    await expect(await screen.findByText('Please select a price')).toBeVisible()
    await expect(args.onAssociate).not.toHaveBeenCalled()
    await expect(within(choice()).getByRole('group', { name: 'Paddle · Pro' })).toBeInTheDocument()
    await userEvent.selectOptions(choice(), 'Pro with trial: €49.90 EUR, every month')
    await expect(await screen.findByText('It is in EUR, and Pro is priced in USD.')).toBeVisible()
    await associate()
    await waitFor(() => expect(args.onAssociate).toHaveBeenLastCalledWith(fixtures.priceWithTrial.id))
    await waitFor(() => expect(choice()).toHaveValue(''))
  },
}

export const NothingYet: Story = {
  parameters: { msw: [handlers.planWithPrices(fixtures.planWithoutPrices), handlers.productPrices([])] },
  play: async () => {
    await expectTexts(screen, ['No prices connected', /Every price that is sold is associated/])
  },
}

export const Loading: Story = {
  parameters: { msw: [handlers.planWithPrices(loadingForever), handlers.productPrices(loadingForever)] },
}

export const Failed: Story = {
  parameters: { msw: [handlers.planWithPrices(fails(500))] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(FAILED)
  },
}

/** The connected prices can be managed all the same. */
export const CatalogueFailed: Story = {
  parameters: { msw: [handlers.productPrices(fails(500))] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(FAILED)
    await expect(screen.getByRole('list', { name: 'Connected prices' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  },
}

export const AssociateFailed: Story = {
  args: {
    onAssociate: fn((_id: string) => Promise.resolve(false)),
    associateFailure: {
      message: 'Failed to associate price with plan. Please try again.',
      reason: 'An archived price sells nothing',
    },
  },
  play: async () => {
    await userEvent.selectOptions(choice(), fixtures.priceOnce.id)
    await associate()
    // The choice stays after a failure.
    await expect(choice()).toHaveValue(fixtures.priceOnce.id)
    await expectTexts(screen, ['An archived price sells nothing'])
  },
}

export const ConfirmDisconnect: Story = {
  args: { disconnecting: fixtures.priceProYearly },
  play: async () => {
    const question = within(screen.getByRole('alertdialog', { name: 'Disconnect Pro yearly, $500.00?' }))
    await expect(question.getByText(/Pro will not be sold at/)).toBeVisible()
  },
}

export const DisconnectFailed: Story = {
  args: {
    disconnecting: fixtures.priceProYearly,
    disconnectFailure: { message: 'Failed to disassociate price from plan. Please try again.' },
  },
}

export const AnswersToConfirmDisconnect: Story = {
  ...ConfirmDisconnect,
  tags: ['interaction'],
  play: async ({ args }) => {
    await press(screen, 'Disconnect price')
    await expect(args.onDisconnect).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onAskDisconnect).toHaveBeenCalledWith(undefined)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Archived, in a currency without cents, nameless, and on a phone. */
export const UnusualPrices: Story = {
  parameters: {
    msw: [
      handlers.planWithPrices({
        ...fixtures.planWithLongName,
        connected_prices: [fixtures.priceArchived, fixtures.priceInYen, fixtures.priceOnce],
      }),
    ],
  },
  play: async () => {
    await expectTexts(screen, ['¥7,500', 'Every 3 months · Paddle', 'Archived', 'One-time · Paddle'])
  },
  globals: { viewport: { value: 'narrow' } },
}
