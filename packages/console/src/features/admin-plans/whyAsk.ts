import { plans, signup } from '@quarterdeck/api'
import { nullWhenNotFound } from '../../lib/notFound'
import { catalogue } from '../../lib/offers'

/** Why it is asked before a plan is deprecated: the public page sells it, or it cannot be found out whether it does. */
export type WhyAsk = 'sold' | 'uncertain'

/** Finds out whether it is to be asked; null where the public page does not sell the plan. */
export async function whyAsk(planId: string): Promise<WhyAsk | null> {
  const isSold = await isSoldToEverybody(planId).catch(() => undefined)
  if (isSold === undefined) return 'uncertain'
  return isSold ? 'sold' : null
}

/**
 * Whether a price of this plan is the one behind a plan of the public page (§4.4), which knows nothing of ids; undefined
 * where the platform does not tell the plan's prices.
 */
async function isSoldToEverybody(planId: string): Promise<boolean | undefined> {
  const sold = catalogue.offers.filter(({ contact }) => !contact)
  const [plan, ...offered] = await Promise.all([
    plans.getWithPrices(planId).catch(nullWhenNotFound(404)),
    ...sold.map(({ key }) => signup.getPlanPrice(key).catch(nullWhenNotFound(404))),
  ])
  // The platform may leave `connected_prices` out; that says nothing of which prices the plan has.
  if (plan && !plan.connected_prices) return undefined
  const own = new Set(plan?.connected_prices?.map(({ provider_price_id }) => provider_price_id))
  return offered.some((price) => price !== null && own.has(price.provider_price_id))
}
