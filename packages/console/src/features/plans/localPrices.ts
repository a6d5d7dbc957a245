import { signup, type PlanKey } from '@quarterdeck/api'
import type { ProviderPrice } from '../../lib/offers'
import { previewPrices } from '../../lib/paddlePrices'
import { config } from '../../lib/runtime'
import { isNotOffered } from './notOffered'

/**
 * Asks the platform for the prices behind plans, and the payment provider for what they cost where the person is (§4.4).
 * A plan that has no price, or of which the provider tells none, is missing in the answer.
 *
 * @param tellNotOffered told of each plan that is not sold, whatever the provider answers
 * @throws where the provider does not answer
 */
export async function localPrices(
  keys: readonly PlanKey[],
  signal: AbortSignal,
  tellNotOffered: (key: PlanKey) => void,
): Promise<ReadonlyMap<PlanKey, ProviderPrice>> {
  const ids = new Map<PlanKey, string>()
  await Promise.all(
    keys.map(async (key) => {
      const plan = await signup.getPlanPrice(key, { signal }).catch((error: unknown) => {
        if (isNotOffered(error)) tellNotOffered(key)
        else if (!signal.aborted) console.warn(`The price of the plan '${key}' could not be read`, error)
      })
      if (plan) ids.set(key, plan.provider_price_id)
    }),
  )
  if (ids.size === 0 || signal.aborted) return new Map()
  const told = await previewPrices(config.paddle, [...new Set(ids.values())])
  return new Map(
    [...ids].flatMap(([key, id]) => {
      const price = told.get(id)
      return price ? [[key, price] as const] : []
    }),
  )
}
