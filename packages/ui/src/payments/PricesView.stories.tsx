import { payments, plans } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loading, ready } from '../lib'
import { expectFailure, openMenu, textsOf } from '../primitives/testing/interactions'
import { PricesView } from './PricesView'

const PRICES_FAILED = 'Failed to load prices. Please try again.'
const PLANS_FAILED = 'Failed to load plans. Please try again.'

const { productPro, planPlus } = fixtures
const archived = { ...fixtures.priceArchived, product_id: productPro.id }
const prices = [
  fixtures.priceProMonthly,
  fixtures.priceProYearly,
  fixtures.priceInYen,
  fixtures.priceWithTrial,
  fixtures.priceOnce,
  archived,
]

const meta = {
  title: 'Admin/Payments/PricesView',
  component: PricesView,
  args: {
    onRefresh: fn(),
    provider: 'paddle',
    product: ready(productPro),
    prices: loading,
    plans: loading,
    onAssociate: fn(),
    onDisconnect: fn(),
    onDismissMessage: fn(),
    paymentsHref: '/admin/payments',
    productsHref: '/admin/payments/providers/paddle',
  },
  parameters: { msw: [handlers.productPrices(prices)] },
  loaders: [
    fromApi(
      {
        prices: () => payments.listPrices('paddle', productPro.id).then(({ items }) => items),
        plans: () => plans.list().then(({ items }) => items),
      },
      {
        prices: PRICES_FAILED,
        plans: PLANS_FAILED,
      },
    ),
  ],
} satisfies Meta<typeof PricesView>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the menu of a price. */
const openMenuOf = (canvas: ReturnType<typeof within>, price: RegExp) =>
  openMenu(within(canvas.getByRole('row', { name: price })), /^Associate to plan/)

export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name })
    for (const text of ['$50.00 USD', 'Every month', 'No trial', 'Account setting', 'Pro'])
      await expect(row(/^Pro monthly Pro, billed every month \$/)).toHaveTextContent(text)
    // No cents in yen: 7500 are 7,500.
    await expect(row(/Japan/)).toHaveTextContent('¥7,500 JPY')
    await expect(row(/Japan/)).toHaveTextContent('Every 3 months')
    await expect(row(/Pro with trial/)).toHaveTextContent('€49.90 EUREvery month14 days')
    await expect(row(/Set-up/)).toHaveTextContent('One-time')
    await expect(row(/Set-up/)).toHaveTextContent('None')
    await expect(row(/Team monthly/)).toHaveTextContent('Archived')
    await expect(canvas.getByRole('link', { name: 'Paddle' })).toBeVisible()
  },
}

export const Menus: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const menu = await openMenuOf(canvas, /Set-up/)
    await expect(textsOf(menu, 'menuitemradio')).toEqual([
      'Starter$0.00 per month',
      'Plus$20.00 per month',
      'Pro$50.00 per month',
      'Enterprise$99.00 per month',
    ])
    await userEvent.click(menu.getByRole('menuitemradio', { name: /^Plus/ }))
    await expect(args.onAssociate).toHaveBeenCalledWith(fixtures.priceOnce.id, planPlus.id)
    // An archived price can be disconnected from its plan, but not be given to another.
    const ofArchived = await openMenuOf(canvas, /Team monthly/)
    await userEvent.click(ofArchived.getByRole('menuitemradio', { name: /^Pro/ }))
    await expect(args.onAssociate).toHaveBeenCalledOnce()
    await expect(ofArchived.getByRole('menuitemradio', { name: /^Pro/ })).toHaveTextContent(
      'An archived price sells no plan',
    )
    await userEvent.click(ofArchived.getByRole('menuitem', { name: 'Disconnect' }))
    await expect(args.onDisconnect).toHaveBeenCalledWith(archived.id)

    const ofPro = await openMenuOf(canvas, /Pro yearly/)
    await expect(ofPro.getByRole('menuitemradio', { name: /^Pro/ })).toBeChecked()
    await userEvent.click(ofPro.getByRole('menuitemradio', { name: /^Pro/ }))
    await expect(args.onAssociate).toHaveBeenCalledOnce()
  },
}

/** The menu of a price that sells a plan, which is marked; the last item takes it from it. */
export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenuOf(canvas, /Pro yearly/)
    await expect(menu.getByRole('menuitemradio', { name: /^Pro/ })).toBeChecked()
    await expect(menu.getByRole('menuitem', { name: 'Disconnect' })).toBeVisible()
  },
}

/** §2.22: an archived price sells no plan, and says so at each of them. */
export const MenuOfArchived: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenuOf(canvas, /Team monthly/)
    await expect(menu.getByRole('menuitemradio', { name: /^Pro/ })).toHaveTextContent(
      'An archived price sells no plan',
    )
  },
}

export const Associating: Story = {
  args: { busyId: fixtures.priceOnce.id },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Set-up/ }))
    await expect(row.getByRole('button', { name: /^Associate to plan/ })).toHaveAttribute('aria-busy', 'true')
  },
}

export const AssociateFailed: Story = {
  args: {
    busyId: fixtures.priceOnce.id,
    message: {
      tone: 'danger',
      text: 'Failed to associate price with plan. Please try again.',
      reason: 'An archived price sells nothing',
    },
  },
}

/** Prices show without the plans; the menu says why it has none. */
export const PlansFailed: Story = {
  parameters: { msw: [handlers.productPrices(prices), handlers.plans(fails(500))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Pro yearly/ })).toHaveTextContent('Unknown')
    const menu = await openMenuOf(canvas, /Set-up/)
    await expect(menu.getByRole('menuitem', { name: /Try Again/ })).toHaveTextContent(PLANS_FAILED)
    await userEvent.keyboard('{Escape}')
  },
}

export const Loading: Story = {
  args: { product: loading },
  parameters: { msw: [handlers.productPrices(loadingForever)] },
}

export const Empty: Story = {
  args: { product: ready(null) },
  parameters: { msw: [handlers.productPrices([])] },
}

export const Failed: Story = {
  parameters: { msw: [handlers.productPrices(fails(500))] },
  play: ({ canvas }) => expectFailure(canvas, PRICES_FAILED),
}

/** The address names a product that the provider does not have. */
export const NotFound: Story = {
  render: (args) => <PricesView {...args} prices={ready(null)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Product not found')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Back to Payments' })).toHaveAttribute(
      'href',
      '/admin/payments',
    )
  },
}
