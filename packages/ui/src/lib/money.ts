import { NOT_AVAILABLE } from './notAvailable'

/**
 * Currencies whose smallest unit is the whole one, and those that have thousandths (ISO 4217); all others have cents.
 * `Intl` has the decimals that people commonly write, which are fewer for many, and differ by browser.
 */
const whole = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/i
const thousandths = /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/i

/**
 * Money from the currency's smallest unit: `formatMoney(2000)` is '$20.00', `formatMoney(2000, 'JPY')` '¥2,000'.
 *
 * @param cents whole cents (§9.6), or whole units of a currency that has no cents
 * @param currency ISO 4217
 */
export function formatMoney(cents: number | null | undefined, currency = 'USD'): string {
  if (typeof cents !== 'number' || !Number.isFinite(cents)) return NOT_AVAILABLE
  const digits = whole.test(currency) ? 0 : thousandths.test(currency) ? 3 : 2
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const amount = decimal(cents, digits)
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...decimals }).format(amount)
  } catch {
    // `currency` is no currency code: the amount, and the word as it came.
    return `${new Intl.NumberFormat('en-US', decimals).format(amount)} ${currency}`.trim()
  }
}

/** Moves the decimal point in the text of the number, since dividing it could change the amount by rounding. */
function decimal(minorUnits: number, digits: number): `${number}` {
  const units = BigInt(Math.round(minorUnits))
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0')
  const point = text.length - digits
  return `${units < 0n ? '-' : ''}${text.slice(0, point)}.${text.slice(point)}0` as `${number}`
}
