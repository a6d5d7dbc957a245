import type { CheckoutState } from '@quarterdeck/ui/checkout'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isPaid, rememberClosed, rememberOpened, rememberRefused } from '../../lib/checkouts'
import { whenReconnected } from '../../lib/connection'
import { openCheckout, type CheckoutEvent } from '../../lib/paddle'
import { paths } from '../../lib/paths'
import { config } from '../../lib/runtime'

interface Options {
  /** Without one no overlay is opened, and the state is `missing`. */
  transactionId?: string
  /** The address that the overlay is opened with. */
  email?: string
  /** The address that the checkout is remembered for; it may be known only after the overlay was opened. */
  payer?: string
  onCompleted: () => void
  /** The customer closed the overlay without paying. */
  onAbandoned: () => void
}

/**
 * Keeps the provider's overlay open as long as the screen is mounted (§4.6 Checkout). One that did not open is opened once
 * the connection is back, which may have been the reason.
 */
export function useCheckout({
  transactionId,
  email,
  payer,
  onCompleted,
  onAbandoned,
}: Options): CheckoutState {
  const [state, setState] = useState<CheckoutState>(
    transactionId ? { state: 'loading' } : { state: 'missing' },
  )
  const [attempt, setAttempt] = useState({ count: 1, isUnopened: false })
  /** The provider ended it before anything could be paid: it cannot be gone on with later either. */
  const isRefused = useRef(false)

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
        if (transactionId && state.state === 'loading') {
          isRefused.current = true
          rememberRefused(transactionId)
        }
        return setState({ state: 'error', message: event.message })
      case 'completed':
        return onCompleted()
      case 'closed':
        return onAbandoned()
    }
  })

  useEffect(() => {
    if (!transactionId) return
    const remember = () => {
      if (!isRefused.current) rememberOpened({ transactionId, email: payer })
    }
    remember()
    // Back may show this page as it was left, after another one that has forgotten what was left.
    window.addEventListener('pageshow', remember)
    return () => {
      window.removeEventListener('pageshow', remember)
      // Where the provider leads away the page is loaded anew, and this does not run.
      rememberClosed()
    }
  }, [transactionId, payer])

  useEffect(() => {
    if (!transactionId) return
    const successUrl = new URL(paths.checkoutSuccess(), window.location.origin).href
    return openCheckout(config.paddle, { transactionId, email, successUrl }, (event) => onEvent(event))
  }, [transactionId, email, attempt.count])

  const openAgain = useEffectEvent(() => {
    if (!attempt.isUnopened) return
    setState({ state: 'loading' })
    setAttempt({ count: attempt.count + 1, isUnopened: false })
  })
  useEffect(() => whenReconnected(() => openAgain()), [])

  return state
}
