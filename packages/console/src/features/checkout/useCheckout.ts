import type { CheckoutState } from '@quarterdeck/ui/checkout'
import { useEffect, useEffectEvent, useState } from 'react'
import { isPaid, rememberClosed, rememberOpened } from '../../lib/checkouts'
import { whenReconnected } from '../../lib/connection'
import { openCheckout, type CheckoutEvent } from '../../lib/paddle'
import { paths } from '../../lib/paths'
import { config } from '../../lib/runtime'

interface Options {
  /** Without one no overlay is opened, and the state is `missing`. */
  transactionId?: string
  email?: string
  onCompleted: () => void
  /** The customer closed the overlay without paying. */
  onAbandoned: () => void
}

/**
 * Keeps the provider's overlay open as long as the screen is mounted (§4.6 Checkout). One that did not open is opened once
 * the connection is back, which may have been the reason.
 */
export function useCheckout({ transactionId, email, onCompleted, onAbandoned }: Options): CheckoutState {
  const [state, setState] = useState<CheckoutState>(
    transactionId ? { state: 'loading' } : { state: 'missing' },
  )
  const [attempt, setAttempt] = useState({ count: 1, isUnopened: false })

  const onEvent = useEffectEvent((event: CheckoutEvent) => {
    // It may have been paid in another tab meanwhile.
    if (transactionId && isPaid(transactionId)) return onCompleted()
    switch (event.type) {
      case 'ready':
        return setState({ state: 'ready' })
      case 'declined':
        return setState({ state: 'ready', declined: event.message })
      case 'unopened':
        setAttempt({ ...attempt, isUnopened: true })
        return setState({ state: 'error', message: event.message })
      case 'failed':
        return setState({ state: 'error', message: event.message })
      case 'completed':
        return onCompleted()
      case 'closed':
        return onAbandoned()
    }
  })

  useEffect(() => {
    if (!transactionId) return
    rememberOpened({ transactionId, email })
    const successUrl = new URL(paths.checkoutSuccess(), window.location.origin).href
    const close = openCheckout(config.paddle, { transactionId, email, successUrl }, (event) => onEvent(event))
    return () => {
      close()
      // Where the provider leads away the page is loaded anew, and this does not run.
      rememberClosed()
    }
  }, [transactionId, email, attempt.count])

  const openAgain = useEffectEvent(() => {
    if (!attempt.isUnopened) return
    setState({ state: 'loading' })
    setAttempt({ count: attempt.count + 1, isUnopened: false })
  })
  useEffect(() => whenReconnected(() => openAgain()), [])

  return state
}
