import * as v from 'valibot'
import { count, optionalCount, optionalText, requiredText, text } from './fields'
import { wireObject, type Schemas } from './wire'

/** A product's or price's state in the provider's own word; where it has none it hides nothing, so it is active. */
export const catalogStatus = v.fallback(requiredText, 'active')

/** A price of a product in a payment provider's catalogue. Read with `payments.listPrices` and `plans.getWithPrices`. */
export const Price = wireObject<Schemas['Price']>()({
  id: requiredText,
  name: optionalText,
  description: text,
  status: catalogStatus,
  /** In the smallest unit of `unit_price_currency`: cents, or whole yen, which have none. */
  unit_price_amount: count,
  /** ISO 4217, such as `USD`, whose case platforms do not agree about; '' where none is told. */
  unit_price_currency: v.pipe(text, v.toUpperCase()),
  /** `day`, `week`, `month` or `year`; null for a single payment. */
  billing_cycle_interval: optionalText,
  billing_cycle_frequency: optionalCount,
  trial_period_interval: optionalText,
  trial_period_frequency: optionalCount,
  type: text,
  tax_mode: text,
  payment_provider: text,
  /** The provider's own id of this price. */
  provider_price_id: text,
  product_id: text,
  /** The plan this price sells; null when not associated. */
  plan_id: optionalText,
})
export type Price = v.InferOutput<typeof Price>
