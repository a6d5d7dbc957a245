import type * as v from 'valibot'
import { one } from './answers'
import { read, write, type Cancellable } from './client'
import { optionalText, requiredText } from './fields'
import { wireObject, type Schemas } from './wire'

export { getStatus } from './signupStatus'

/** A plan offered on the public plans page. */
export type PlanKey = Schemas['PlanKey']

/** The provider's price behind an offered plan. */
export const PlanPrice = wireObject<Schemas['PlanPrice']>()({ provider_price_id: requiredText })
export type PlanPrice = v.InferOutput<typeof PlanPrice>

/** A transaction that the payment overlay can open. */
export const Checkout = wireObject<Schemas['Checkout']>()({
  /** The provider's own id of the transaction. */
  transaction_id: requiredText,
  provider_price_id: optionalText,
})
export type Checkout = v.InferOutput<typeof Checkout>

/** The provider's price behind an offered plan. `GET /new/plan/{key}/price` */
export function getPlanPrice(key: PlanKey, { signal }: Cancellable = {}): Promise<PlanPrice> {
  return read('/new/plan/{key}/price', { signal, params: { path: { key } } }, one(PlanPrice))
}

/** Starts an anonymous checkout of a `provider_price_id`, given as `price_id`. `POST /new/checkout` */
export function createCheckout(input: Schemas['CheckoutInput']): Promise<Checkout> {
  return write('POST', '/new/checkout', { body: input }, one(Checkout))
}
