/** A price as it was typed: whole cents, or what is wrong with it. */
export type PriceInput = { cents: number } | { error: string }

/**
 * §5 Plan: US dollars with at most two decimals as integer cents, exactly: '19.99' is 1999, '0.29' is 29. The digits are
 * moved as text, because in floating point 0.29 * 100 is 28.999….
 */
export function parsePrice(text: string): PriceInput {
  const parts = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text.trim())
  const [, sign = '', whole = '', decimals = ''] = parts ?? []
  if (!parts || whole + decimals === '') return { error: 'Enter a price in US dollars, such as 19.99' }
  if (sign === '-') return { error: 'The price cannot be negative' }
  if (decimals.length > 2) return { error: 'Enter at most two decimals, such as 19.99' }
  const cents = Number(whole + decimals.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? { cents } : { error: 'This price is too large' }
}

/** Cents as they are typed: 1999 is '19.99'. */
export function priceText(cents: number): string {
  const digits = BigInt(Math.round(cents)).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** §5 Plan: limits are whole numbers from 0, and what is no number becomes 0. */
export function parseLimit(text: string): number {
  const number = Math.trunc(Number(text))
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), Number.MAX_SAFE_INTEGER) : 0
}
