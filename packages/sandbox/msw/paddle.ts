import { openCheckout } from '../server/paddle/browser/checkout.js'
import { previewPrices } from '../server/paddle/browser/prices.js'

/** How the payment provider's script may misbehave: it refuses its configuration, or opens nothing. */
export type PaddleFault = 'refusesToStart' | 'opensNothing'

interface Setup {
  eventCallback?: (event: object) => void
}

let fault: PaddleFault | undefined
let setup: Setup = {}
const open = new Set<AbortController>()

/** The methods of the provider's script that a console calls, with the overlay of the sandbox. */
const paddle = {
  // Each story initializes it anew.
  Initialized: false,
  Environment: { set() {} },
  Initialize(options: Setup) {
    if (fault === 'refusesToStart') throw new Error('The stand-in for Paddle refuses to start.')
    setup = options
  },
  Update(options: Setup) {
    setup = { ...setup, ...options }
  },
  PricePreview: previewPrices,
  Checkout: {
    open(options: Parameters<typeof openCheckout>[0]) {
      if (fault === 'opensNothing') throw new Error('The stand-in for Paddle opens nothing.')
      const controller = new AbortController()
      open.add(controller)
      // The story that opened it is told: a browser may tell of a closed dialog after the next story has begun.
      const { eventCallback } = setup
      void openCheckout(options, controller.signal, (event) => eventCallback?.(event))
    },
    close() {
      for (const controller of open) controller.abort()
      open.clear()
    },
  },
}

/** Lets the provider's script tell something that its overlay here has no button for, such as why a card was refused. */
export const paddleTells = (event: object): void => setup.eventCallback?.(event)

/**
 * Puts a stand-in where the payment provider's script puts itself, so that no such script is loaded. What its overlay
 * asks is answered by `payment`.
 */
export function standInForPaddle(misbehaves?: PaddleFault): void {
  fault = misbehaves
  Object.assign(window, { PaddleBillingV1: paddle })
}
