import { productPro, sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import { atFirst, fails, handlers, holding, identity, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import {
  Console,
  openConsole,
  press,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

const ofProduct = (id: string) => `/admin/payments/providers/paddle/products/${id}`

/** The prices of a product, and the plan that each of them sells. */
const meta = {
  title: 'Screens/Admin/Prices',
  component: Console,
  args: { address: ofProduct(productPro.id) },
  parameters: {
    ...screenParameters,
    route: '/admin/payments/providers/:provider/products/:productId?',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
export const Empty: Story = { loaders: [holding(({ prices }) => prices.clear())] }
export const Loading: Story = {
  parameters: { msw: { handlers: { list: handlers.productPrices(loadingForever) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: { msw: { handlers: { list: handlers.productPrices(atFirst(fails(500))) } } },
}
/** The address names a product that the provider does not have. */
export const NotFound: Story = {
  tags: ['words'],
  args: { address: ofProduct('pro_of_another') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Product not found')).toBeVisible()
  },
}
/** The address names no product. */
export const NotSpecified: Story = { args: { address: '/admin/payments/providers/paddle/products' } }

async function openMenuOf(price: RegExp): Promise<void> {
  const row = within(await screen.findByRole('row', { name: price }))
  await userEvent.click(row.getByRole('button', { name: /^Associate to plan/ }))
  await screen.findByRole('menu')
}

export const AssociateMenu: Story = {
  play: async (story) => {
    await untilLoaded(story)
    await openMenuOf(/Set-up/)
  },
}
/** The price sells a plan already, which would lose it. */
export const MoveQuestion: Story = {
  play: async (story) => {
    await untilLoaded(story)
    await openMenuOf(/Pro yearly/)
    await press(/^Plus/, 'menuitemradio')
    await screen.findByRole('alertdialog')
  },
}
export const AssociateFailed: Story = {
  tags: ['interaction'],
  parameters: {
    msw: { handlers: { write: handlers.associatePlanPrice(atFirst(fails(500, 'The provider is away'))) } },
  },
  play: async (story) => {
    await untilLoaded(story)
    await openMenuOf(/Pro with trial/)
    await press(/^Pro/, 'menuitemradio')
    await press(/^Associate/)
    await screen.findByText('Failed to associate price with plan. Please try again.')
  },
}
