const money = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency })

/** An amount in the currency's main unit, as the provider's events have it: 2000 cents are 20. Moved in text, not divided. */
export function mainUnits(minorUnits: number, currency: string): number {
  const digits = money(currency).resolvedOptions().maximumFractionDigits ?? 2
  return Number(`${minorUnits}e-${digits}`)
}

/** As people read it: `$20.00`. */
export const formatAmount = (minorUnits: number, currency: string): string =>
  money(currency).format(mainUnits(minorUnits, currency))

/** What a dollar is in other currencies, roughly; prices of the sandbox are converted by it. */
const rates = { USD: 1, EUR: 0.92, GBP: 0.79, JPY: 150 }

/** The currencies that the provider can charge in. */
export type Currency = keyof typeof rates
export const currencies: readonly Currency[] = ['USD', 'EUR', 'GBP', 'JPY']

/** A price in dollars as it is charged in another currency, as the provider converts it; other prices stay as they are. */
export function chargedIn<P extends { unit_price_amount: number; unit_price_currency: string }>(
  price: P,
  currency: Currency,
): P {
  if (price.unit_price_currency !== 'USD') return price
  const digits = money(currency).resolvedOptions().maximumFractionDigits ?? 2
  const amount = Math.round((price.unit_price_amount / 100) * rates[currency] * 10 ** digits)
  return { ...price, unit_price_amount: amount, unit_price_currency: currency }
}
