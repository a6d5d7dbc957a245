import { TIMEOUT_MS, type PlanKey } from '@quarterdeck/api'
import { useEffect, useState } from 'react'
import { catalogue, withPrices, type ProviderPrice } from '../../lib/offers'
import { config } from '../../lib/runtime'

type Prices = ReadonlyMap<PlanKey, ProviderPrice>
const NONE: Prices = new Map()

/**
 * What is sold, with the prices of the person's country once the payment provider has told them (§2.5). Nothing of that
 * is loaded before the page stands.
 */
export function useOffers() {
  const [asksProvider] = useState(() => config.paddle.token !== null && catalogue.pricedByProvider.length > 0)
  const [prices, setPrices] = useState<Prices>()
  const [notOffered, setNotOffered] = useState<readonly PlanKey[]>([])

  useEffect(() => {
    const left = new AbortController()
    const cancel = whenIdle(() => {
      void warmUpCheckout(left.signal)
      if (!asksProvider) return
      const tellNotOffered = (key: PlanKey) => setNotOffered((before) => [...before, key])
      void askPrices(left.signal, tellNotOffered).then((told) => !left.signal.aborted && setPrices(told))
    })
    return () => {
      left.abort()
      cancel()
    }
  }, [asksProvider])

  return {
    offers: withPrices(catalogue, prices ?? NONE),
    isPricing: asksProvider && !prices,
    /** The plans that turned out not to be sold when their prices were asked for. */
    notOffered,
  }
}

/** None where the provider tells nothing within 10 s: what is drawn then stays, so that no price changes late. */
async function askPrices(left: AbortSignal, tellNotOffered: (key: PlanKey) => void): Promise<Prices> {
  const tooLate = new Promise<Prices>((resolve) => setTimeout(resolve, TIMEOUT_MS, NONE))
  try {
    const { localPrices } = await import('./localPrices')
    return await Promise.race([localPrices(catalogue.pricedByProvider, left, tellNotOffered), tooLate])
  } catch (error) {
    console.warn('The prices of this country could not be read', error)
    return NONE
  }
}

/**
 * Loads the provider's script ahead of time, unless the screen was left meanwhile: others go without that script. If it
 * fails, /checkout tells it when the overlay is to open.
 */
async function warmUpCheckout(left: AbortSignal): Promise<void> {
  try {
    const { loadPaddle } = await import('../../lib/paddle')
    if (!left.aborted) await loadPaddle(config.paddle)
  } catch (error) {
    console.warn('The checkout could not be prepared', error)
  }
}

/** Calls back when the browser is idle, after 2 s at the latest; returns a function that cancels it. */
function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 300) // Safari has no requestIdleCallback
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(callback, { timeout: 2000 })
  return () => window.cancelIdleCallback(request)
}
