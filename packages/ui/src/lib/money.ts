import { NOT_AVAILABLE } from './notAvailable'

/**
 * Money from the currency's smallest unit: `formatMoney(2000)` is '$20.00', `formatMoney(2000, 'JPY')` '¥2,000'.
 *
 * @param cents whole cents (§9.6), or whole units of a currency that has no cents
 * @param currency ISO 4217
 */
export function formatMoney(cents: number | null | undefined, currency = 'USD'): string {
  if (typeof cents !== 'number' || !Number.isFinite(cents)) return NOT_AVAILABLE
  let money: Intl.NumberFormat
  try {
    money = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  } catch {
    // `currency` is no currency code: the amount with two decimals, and the word as it came.
    return `${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(decimal(cents, 2))} ${currency}`.trim()
  }
  return money.format(decimal(cents, money.resolvedOptions().maximumFractionDigits ?? 2))
}

/** Moves the decimal point in the text of the number, since dividing it could change the amount by rounding. */
function decimal(minorUnits: number, digits: number): `${number}` {
  const units = BigInt(Math.round(minorUnits))
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0')
  const point = text.length - digits
  return `${units < 0n ? '-' : ''}${text.slice(0, point)}.${text.slice(point)}0` as `${number}`
}
