const money = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency })

/** An amount in the currency's main unit, as the provider's events have it: 2000 cents are 20. Moved in text, not divided. */
export function mainUnits(minorUnits: number, currency: string): number {
  const digits = money(currency).resolvedOptions().maximumFractionDigits ?? 2
  return Number(`${minorUnits}e-${digits}`)
}

/** As people read it: `$20.00`. */
export const formatAmount = (minorUnits: number, currency: string): string =>
  money(currency).format(mainUnits(minorUnits, currency))
