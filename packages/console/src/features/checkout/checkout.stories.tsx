import { fails, identity, loadingForever, payment } from '@quarterdeck/sandbox/msw'
import { paddleTells } from '@quarterdeck/sandbox/msw/paddle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
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
/** The provider refuses to open a checkout for the transaction, in the words of its API. */
const refusing = (status: number, code: string, detail: string) => ({
  msw: { handlers: { transaction: payment.transaction(fails(status, { error: { code, detail } })) } },
})
/** The screen says why, in the provider's words. */
const untilToldThat = (reason: string) => async () => {
  await expect(await screen.findByText(`Payment failed: ${reason}.`)).toBeInTheDocument()
}
/** An attempt to pay fails, and the overlay stays open for the next one. */
const failedAttempt = (code: string, detail: string) => async () => {
  // The overlay of the story before may still be there; what the screen says is of this one.
  await screen.findByText(/^Enter your payment details/)
  paddleTells({ name: 'checkout.payment.error', type: 'api_error', code, detail })
  await untilToldThat(detail)()
  const pay = await (await inOverlay()).findByRole('button', { name: 'Pay $50.00' })
  await expect(pay).toBeEnabled()
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
/** With the reason that the bank gave. */
export const DeclinedWithReason: Story = {
  tags: ['words'],
  play: failedAttempt('declined', 'The card was declined by its bank'),
}
export const ThreeDSecureFailed: Story = {
  tags: ['words'],
  play: failedAttempt('authentication_failed', '3-D Secure could not confirm who pays'),
}
export const PaymentFailed: Story = {
  tags: ['screen'],
  parameters: refusing(400, 'transaction_not_ready', 'The transaction is not ready'),
  play: untilFailed,
}
export const AlreadyPaid: Story = {
  tags: ['words'],
  parameters: refusing(
    422,
    'transaction_not_ready_cannot_process_payment',
    'Cannot process payment for non-ready transaction',
  ),
  play: untilToldThat('Cannot process payment for non-ready transaction'),
}
/** It was called off, or the provider has kept it long enough. */
export const TransactionExpired: Story = {
  tags: ['words'],
  parameters: refusing(404, 'not_found', 'Entity not found'),
  play: untilToldThat('Entity not found'),
}
export const ScriptUnavailable: Story = { parameters: { paddle: 'refusesToStart' }, play: untilFailed }
export const OverlayUnavailable: Story = { parameters: { paddle: 'opensNothing' }, play: untilFailed }
export const TransactionMissing: Story = {
  tags: ['screen'],
  args: { address: '/checkout' },
}
