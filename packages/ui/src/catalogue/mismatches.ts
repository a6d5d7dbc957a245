import { formatMoney } from '../lib'
import { billingCycle, type PriceTerms } from './priceLabels'

/** The terms of a price that are compared with its plan. */
export interface ComparedPrice extends PriceTerms {
  unit_price_amount: number
  /** '' where none is told. */
  unit_price_currency: string
}

/** What a plan says that it costs: per month, in US cents. */
export interface PricedPlan {
  name: string
  price_in_cents: number
}

/** In what a price differs from what its plan says that it costs, as sentences; empty where it is the same. */
export function priceMismatches(price: ComparedPrice, { name, price_in_cents }: PricedPlan): string[] {
  const { unit_price_amount: amount, unit_price_currency: currency } = price
  const isOther = currency !== 'USD'
  const isPerMonth = price.billing_cycle_interval === 'month' && (price.billing_cycle_frequency ?? 1) === 1
  // Paid once is told by itself.
  const isOtherCycle = Boolean(price.billing_cycle_interval) && !isPerMonth
  return [
    !price.billing_cycle_interval && `It is paid once, and ${name} is priced by the month.`,
    isOther && currency !== '' && `It is in ${currency}, and ${name} is priced in USD.`,
    (isOther || isOtherCycle || amount !== price_in_cents) &&
      `It costs ${formatMoney(amount, currency)} (${billingCycle(price).toLowerCase()}), and ${name} costs ${formatMoney(price_in_cents)} per month.`,
  ].filter((sentence) => sentence !== false)
}
