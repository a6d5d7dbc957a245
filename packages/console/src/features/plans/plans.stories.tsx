import { planPro } from '@quarterdeck/sandbox/fixtures'
import {
  atFirst,
  fails,
  handlers,
  holding,
  identity,
  loadingForever,
  payment,
} from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Console, openConsole, screenParameters, untilLoaded } from '../../testing/screens'

const meta = {
  title: 'Screens/Customer/Plans',
  component: Console,
  args: { address: '/plans?email=nora%40example.com' },
  parameters: {
    ...screenParameters,
    route: '/plans',
    msw: { handlers: { session: identity.signedOut() } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

async function choosePro(story: { args: { address: string } }): Promise<void> {
  await untilLoaded(story)
  await userEvent.click(screen.getByRole('button', { name: 'Select Pro' }))
}

/** Choosing one leads to its checkout. */
export const Ready: Story = { tags: ['screen'] }
export const Choosing: Story = {
  parameters: { msw: { handlers: { price: handlers.planPrice(loadingForever) } } },
  play: choosePro,
}
/** One that is not sold any more: the other one still is. */
export const NotOffered: Story = {
  parameters: {
    msw: {
      handlers: {
        checkout: handlers.createCheckout(
          fails(400, { error: { message: 'This plan is no longer offered.', code: 'plan_not_offered' } }),
        ),
      },
    },
  },
  play: async (story) => {
    await choosePro(story)
    await screen.findByText('No longer offered')
  },
}
/** As soon as the prices are asked for, and nobody has pressed anything. */
export const KnownNotToBeOffered: Story = {
  tags: ['words'],
  loaders: [holding(({ plans }) => void plans.put({ ...planPro, deprecated: true }))],
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByText('No longer offered')
  },
}
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: { checkout: handlers.createCheckout(atFirst(fails(502, 'The payment provider is away.'))) },
    },
  },
  play: async (story) => {
    await choosePro(story)
    await screen.findByRole('alert')
  },
}
/** In a country with another currency: the payment provider tells what is charged there. */
export const LocalPrices: Story = {
  parameters: { msw: { handlers: { prices: payment.prices('EUR') } } },
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByText('€18.40')
  },
}
