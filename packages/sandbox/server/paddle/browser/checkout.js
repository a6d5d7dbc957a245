// One checkout from opening to closing: it asks the provider's side, and says what happens as the provider's script does.
import { openOverlay } from './overlay.js'

const reference = 'https://developer.paddle.com'

const unreachable = {
  type: 'front-end_error',
  code: 'checkout_unavailable',
  detail: 'The checkout could not be reached.',
  documentation_url: `${reference}/paddlejs/overview`,
}
const internalError = {
  type: 'api_error',
  code: 'internal_error',
  detail: 'There was an error processing your request.',
  documentation_url: `${reference}/errors/shared/internal_error`,
}
const noPaymentMethods = {
  type: 'front-end_error',
  code: 'no_payment_methods_available',
  detail: 'No payment methods available',
  documentation_url: `${reference}/api-reference/overview`,
}

/** Calls the provider's side: the transaction's data, or an error as events have it. */
async function call(transactionId, action = '', body) {
  const path = `transactions/${encodeURIComponent(transactionId)}${action}`
  try {
    const answer = await fetch(new URL(path, import.meta.url), {
      method: body ? 'POST' : 'GET',
      headers: body && { 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    const content = await answer.json()
    return answer.ok ? { data: content } : { error: { ...content.error, type: 'api_error' } }
  } catch {
    return { error: unreachable }
  }
}

/**
 * Opens the overlay for a prepared transaction.
 * @param {{ transactionId: string, customer?: { email?: string }, settings: object }} options
 * @param {AbortSignal} calledOff closes it, even on its way
 * @param {(event: object) => void} emit
 */
export async function openCheckout({ transactionId, customer, settings }, calledOff, emit) {
  let { data, error } = await call(transactionId)
  const checkout = {
    id: `che_${crypto.randomUUID().replaceAll('-', '').slice(0, 26)}`,
    settings: { display_mode: 'overlay', theme: settings.theme ?? 'light' },
  }
  const tell = (name, changes) => emit({ name, data: { ...data, ...changes, ...checkout } })
  const fail = (name, problem) => {
    overlay.showError()
    emit({ name, ...problem })
  }

  /** One payment; how the bank answers is what the tester pressed. */
  const attempt = (action, answered) => async (email) => {
    // Only a draft still takes its customer from the checkout, and is ready with one.
    const changes = data.status === 'draft' && { status: 'ready', customer: { ...data.customer, email } }
    tell('checkout.payment.initiated', changes)
    const answer = await call(transactionId, action, { email })
    if (answer.error) {
      fail('checkout.error', answer.error)
      return
    }
    data = answer.data
    answered()
  }

  if (calledOff.aborted) {
    tell('checkout.closed')
    return
  }
  const overlay = openOverlay(
    data,
    { customer, settings },
    {
      pay: attempt('/pay', () => {
        overlay.showPaid()
        tell('checkout.completed')
        if (settings.successUrl) location.assign(settings.successUrl)
      }),
      decline: attempt('/decline', () => {
        overlay.say('Your card was declined. Please try again, or use another card.')
        tell('checkout.payment.failed')
      }),
      fail: () => fail('checkout.error', internalError),
      closed: () => tell('checkout.closed'),
    },
  )
  calledOff.addEventListener('abort', overlay.close)

  if (error) {
    fail('checkout.error', error)
    return
  }
  tell('checkout.loaded')
  // Cards are all there is here.
  if (settings.allowedPaymentMethods?.includes('card') === false)
    fail('checkout.payment.error', noPaymentMethods)
}
