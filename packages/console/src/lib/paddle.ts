import { isRecord } from '@quarterdeck/api'
import { CheckoutEventNames as Events, initializePaddle, type Paddle } from '@paddle/paddle-js'
import type { ConsoleConfig } from './config'
import { stayWhile } from './missingCode'
import { markPaymentScript } from './paymentScript'

type Settings = ConsoleConfig['paddle']

export interface CheckoutRequest {
  transactionId: string
  /** E-mail address to fill in for the customer; without it Paddle takes the one of the transaction. */
  email?: string
  /** Absolute URL that wallets and PayPal's window lead back to. */
  successUrl: string
}

/** What happens to a checkout; nothing follows the last four. Messages are fit to be shown. */
export type CheckoutEvent =
  | { type: 'ready' }
  | { type: 'declined'; message: string }
  | { type: 'completed' }
  /** Closed by the customer before anything was paid. */
  | { type: 'closed' }
  /** The overlay did not open: its script did not load, or refused, or nothing came of it in time. */
  | { type: 'unopened'; message: string }
  /** The provider ended it. */
  | { type: 'failed'; message: string }

// §9.1: checkout opens after 100 ms; no spinner lasts longer than 10 s.
const OPEN_AFTER_MS = 100
const GIVE_UP_AFTER_MS = 10_000

// Where Paddle's loader finds the script too; it would not load it again after a failure.
const CDN = 'https://cdn.paddle.com/paddle/v2/paddle.js'

// What can go wrong with the provider's overlay, in the words of §8.5.
const NOT_INITIALIZED = 'Paddle SDK failed to initialize'
const NOT_OPENED = 'Failed to open checkout'
const UNKNOWN = 'An unknown payment error occurred.'

/** The message of a failed payment (§2.6 /checkout). The detail comes from Paddle, with or without a full stop. */
const paymentFailed = (detail = UNKNOWN) =>
  `Payment failed: ${detail.replace(/\.$/, '')}. Please try selecting a plan again.`

let loading: Promise<Paddle> | undefined

/** How many checkouts have not ended. A page loaded anew would take the overlay away, with what is typed into it. */
let checkouts = 0

stayWhile(() => checkouts > 0)

/**
 * Loads Paddle's script, once for each page load; where that failed, it is tried again when it is needed next.
 *
 * @throws when no token is configured, or the script cannot be loaded
 */
export function loadPaddle(settings: Settings): Promise<Paddle> {
  loading ??= load(settings).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(settings: Settings): Promise<Paddle> {
  tokenOf(settings) // throws without a token: then the script need not be loaded at all
  markPaymentScript()
  const url = settings.scriptUrl ?? CDN
  if (!window.PaddleBillingV1) await loadScript(url)
  if (!window.PaddleBillingV1) throw new Error(`${url} defines no PaddleBillingV1`)
  // Without options Paddle's loader only finds it. With them it would also initialize, and only warn when Paddle refuses to.
  const paddle = await initializePaddle()
  if (!paddle) throw new Error('Paddle.js is not available')
  return paddle
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded`)))
    script.src = src
    document.head.append(script)
  })
}

/** Paddle accepts Initialize once for each page load; for a later checkout only the callback is replaced. */
export function initialize(
  paddle: Paddle,
  settings: Settings,
  eventCallback: (event: unknown) => void,
): void {
  if (paddle.Initialized) return paddle.Update({ eventCallback })
  if (settings.environment === 'sandbox') paddle.Environment.set('sandbox') // production is Paddle's own default
  paddle.Initialize({ token: tokenOf(settings), eventCallback })
}

function tokenOf({ token }: Settings): string {
  if (token === null) throw new Error('config.js names no paddle.token')
  return token
}

/**
 * Opens Paddle's overlay for one transaction and reports what happens to it, failures included; it never throws.
 *
 * @returns a function that cancels the checkout: it closes the overlay if it is open, and nothing is reported any more
 */
export function openCheckout(
  settings: Settings,
  request: CheckoutRequest,
  report: (event: CheckoutEvent) => void,
): () => void {
  let paddle: Paddle | undefined
  let opened = false
  let over = false
  checkouts += 1

  const loaded = loadPaddle(settings)
  loaded.catch(() => {}) // `open` awaits the same promise and reports the failure
  const opening = setTimeout(() => void open(), OPEN_AFTER_MS)
  const limit = setTimeout(() => giveUp(opened ? NOT_OPENED : NOT_INITIALIZED), GIVE_UP_AFTER_MS)

  return () => end()

  async function open(): Promise<void> {
    try {
      paddle = await loaded
      if (over) return
      initialize(paddle, settings, onEvent)
    } catch (error) {
      return giveUp(NOT_INITIALIZED, error)
    }
    try {
      opened = true
      paddle.Checkout.open(checkoutOptions(request))
    } catch (error) {
      giveUp(NOT_OPENED, error)
    }
  }

  function onEvent(event: unknown): void {
    const { name, detail } = readEvent(event)
    if (over) {
      // The overlay appeared after the checkout was given up or cancelled. Nobody would follow it, so it is closed.
      if (name === Events.CHECKOUT_LOADED) close()
      return
    }
    switch (name) {
      case Events.CHECKOUT_LOADED:
      case Events.CHECKOUT_PAYMENT_INITIATED: // a new attempt to pay: the message of the last one is removed
        clearTimeout(limit)
        return report({ type: 'ready' })
      case Events.CHECKOUT_PAYMENT_FAILED:
      case Events.CHECKOUT_PAYMENT_ERROR:
        // The overlay stays open and offers to try again itself.
        clearTimeout(limit)
        return report({ type: 'declined', message: paymentFailed(detail) })
      case Events.CHECKOUT_ERROR:
      case Events.CHECKOUT_FAILED:
        return end({ type: 'failed', message: paymentFailed(detail) })
      case Events.CHECKOUT_COMPLETED:
        return end({ type: 'completed' })
      case Events.CHECKOUT_CLOSED:
        opened = false
        return end({ type: 'closed' })
    }
  }

  function giveUp(message: string, error?: unknown): void {
    if (!over && error !== undefined) console.warn(message, error)
    end({ type: 'unopened', message })
  }

  function end(event?: CheckoutEvent): void {
    if (over) return
    over = true // set first: the `checkout.closed` that our own closing causes does not mean an abandoned checkout
    checkouts -= 1
    clearTimeout(opening)
    clearTimeout(limit)
    if (opened) close()
    if (event) report(event)
  }

  function close(): void {
    try {
      paddle?.Checkout.close()
    } catch (error) {
      console.warn('The checkout overlay could not be closed', error)
    }
  }
}

/** §9.9: overlay mode, light theme, English locale, no discount add or remove, no logout. */
const checkoutOptions = ({ transactionId, email, successUrl }: CheckoutRequest) => ({
  transactionId,
  ...(email && { customer: { email } }),
  settings: {
    displayMode: 'overlay' as const,
    theme: 'light' as const,
    locale: 'en',
    allowLogout: false,
    showAddDiscounts: false,
    allowDiscountRemoval: false,
    successUrl,
  },
})

/** Reads an event of Paddle's script, which may have another shape than its types say. */
function readEvent(event: unknown): { name?: unknown; detail?: string } {
  if (!isRecord(event)) return {}
  const { name, detail } = event
  return { name, detail: typeof detail === 'string' && detail.trim() ? detail.trim() : undefined }
}
