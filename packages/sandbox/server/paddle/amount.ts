const money = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency })
const digitsOf = (currency: string) => money(currency).resolvedOptions().maximumFractionDigits ?? 2

/** An amount in the currency's main unit, as the provider's events have it: 2000 cents are 20. Moved in text, not divided. */
export function mainUnits(minorUnits: number, currency: string): number {
  return Number(`${minorUnits}e-${digitsOf(currency)}`)
}

/** As people read it: `$20.00`. */
export const formatAmount = (minorUnits: number, currency: string): string =>
  money(currency).format(mainUnits(minorUnits, currency))

/** What a dollar is in other currencies, roughly; prices of the sandbox are converted by it. */
const rates = { USD: 1, EUR: 0.92, GBP: 0.79, JPY: 150 }

/** The currencies that the provider can charge in. */
export type Currency = keyof typeof rates
export const currencies: readonly Currency[] = ['USD', 'EUR', 'GBP', 'JPY']

const hasRate = (currency: string): currency is Currency => Object.hasOwn(rates, currency)

/** A price as it is charged in another currency, as the provider converts it; without a rate it stays as it is. */
export function chargedIn<P extends { unit_price_amount: number; unit_price_currency: string }>(
  price: P,
  currency: Currency,
): P {
  const { unit_price_amount, unit_price_currency: from } = price
  if (from === currency || !hasRate(from)) return price
  const dollars = mainUnits(unit_price_amount, from) / rates[from]
  const amount = Math.round(dollars * rates[currency] * 10 ** digitsOf(currency))
  return { ...price, unit_price_amount: amount, unit_price_currency: currency }
}
