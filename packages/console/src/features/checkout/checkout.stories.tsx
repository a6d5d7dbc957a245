import { fails, identity, loadingForever, payment } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, waitFor, within } from 'storybook/test'
import { Console, openConsole, screenParameters, untilOpened } from '../../testing/screens'

/** The overlay is that of a stand-in for the payment provider: paying leads on, closing it leads to the sign-in. */
const meta = {
  title: 'Screens/Customer/Checkout',
  component: Console,
  args: { address: '/checkout?transactionId=txn_1&email=nora%40example.com' },
  parameters: {
    ...screenParameters,
    route: '/checkout',
    msw: { handlers: { session: identity.signedOut() } },
  },
  beforeEach: openConsole,
  play: untilOpened,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

/** What the overlay has in its shadow root. */
async function inOverlay() {
  return waitFor(() => {
    const shadow = document.querySelector('[data-paddle-overlay]')?.shadowRoot
    const dialog = shadow?.querySelector<HTMLElement>('dialog')
    if (!dialog) throw new Error('There is no overlay yet')
    return within(dialog)
  })
}
const untilFailed = async () => {
  await screen.findByRole('alert')
}

export const Ready: Story = {
  tags: ['screen'],
  play: async () => {
    await (await inOverlay()).findByRole('button', { name: 'Pay $50.00' })
  },
}
export const Opening: Story = {
  parameters: { msw: { handlers: { transaction: payment.transaction(loadingForever) } } },
}
/** The overlay stays open and offers to try again. */
export const Declined: Story = {
  play: async () => {
    const overlay = await inOverlay()
    await userEvent.click(await overlay.findByRole('button', { name: 'Decline the card' }))
    await overlay.findByText(/^Your card was declined/)
  },
}
export const PaymentFailed: Story = {
  tags: ['screen'],
  parameters: {
    msw: {
      handlers: {
        transaction: payment.transaction(
          fails(400, { error: { code: 'transaction_not_ready', detail: 'The transaction is not ready' } }),
        ),
      },
    },
  },
  play: untilFailed,
}
export const ScriptUnavailable: Story = { parameters: { paddle: 'refusesToStart' }, play: untilFailed }
export const OverlayUnavailable: Story = { parameters: { paddle: 'opensNothing' }, play: untilFailed }
export const TransactionMissing: Story = {
  tags: ['screen'],
  args: { address: '/checkout' },
}
