import { paths } from './paths'
import { readStored, writeStored } from './storage'

/*
 * In this tab alone: the transaction whose overlay was opened last. A file of its own, which every document can afford to
 * load at its start.
 */
const KEY = 'quarterdeck.checkout_opened'

export const openedCheckout = () => readStored('sessionStorage', KEY)

export const setOpenedCheckout = (transactionId: string) => writeStored('sessionStorage', KEY, transactionId)

/** Its overlay was closed, by the person or with its screen. */
export const rememberClosed = () => writeStored('sessionStorage', KEY, null)

/**
 * To be called when a document starts. Where it is at neither address of the checkout, an overlay that was open in this
 * tab has been left, perhaps in a way that no script is told of, such as the address bar.
 */
export function forgetLeftCheckout(): void {
  const { pathname } = window.location
  if (pathname !== paths.checkout() && pathname !== paths.checkoutSuccess()) rememberClosed()
}
