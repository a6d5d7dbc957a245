import { visibleText } from './typedText'

/** The value that was read from a text; or why it could not be read, told to the person who typed it. */
export type Parsed<Value> = { value: Value } | { error: string }

// A thousand may be typed as 1 000, or copied from a page with other spaces in it: U+00A0, U+2009, U+202F.
const tidy = (text: string) => visibleText(text, 'id').replaceAll(/\s+/g, ' ').trim()
const hasDigit = (text: string) => /\p{N}/u.test(text)
const MINUS = /^[-\u2212]/

/** Digits in groups of three: '1,000' and '12 000 000', but not '0,500', which in most countries means one half. */
const grouped = (separator: string) => new RegExp(`^[1-9]\\d{0,2}(${separator}\\d{3})+$`)
const BY_COMMA = grouped(',')
const BY_POINT = grouped('\\.')
const BY_SPACE = grouped(' ')

/** The number that digits stand for; null when it is too large to be exact in JavaScript. */
function integer(digits: string): number | null {
  const number = Number(digits)
  return Number.isSafeInteger(number) ? number : null
}

/**
 * Reads a whole number, 0 or more (§14.15). An empty text, a text without a digit and a number below 0 count as 0;
 * '1,000' and '1 000' are 1000. A text that can be read in two ways or is no whole number is an error: '1.000', '29,99',
 * '12q'.
 */
export function parseWholeNumber(text: string): Parsed<number> {
  const typed = tidy(text)
  if (!hasDigit(typed)) return { value: 0 }
  const digits = typed.replace(/^[-+\u2212]/, '').trim()
  if (!/^\d+$/.test(digits) && !BY_COMMA.test(digits) && !BY_SPACE.test(digits)) {
    return {
      error: /[^\d., ]/.test(digits)
        ? 'Enter digits only, such as 1,000'
        : 'Enter a whole number, such as 1,000',
    }
  }
  const value = integer(digits.replaceAll(/[, ]/g, ''))
  if (value === null) return { error: 'This number is too large' }
  return { value: MINUS.test(typed) ? 0 : value }
}

const NO_PRICE = 'Enter a price in US dollars, such as 19.99'

/**
 * Reads US dollars as integer cents (§14.15). A point or a comma may stand before the cents: '29.99', '29,99',
 * '$1,299.00' and '1.299,00' are all read. '1.000' and '1,000' are errors, since they may mean a thousand or one.
 */
export function parsePrice(text: string): Parsed<number> {
  const typed = tidy(text)
  const amount = typed.replace(/^[-+\u2212]? ?\$? ?[-+\u2212]?/, '')
  if (!/^[\d., ]*$/.test(amount) || !hasDigit(amount)) return { error: NO_PRICE }
  if (/[-\u2212]/.test(typed)) return { error: 'The price cannot be negative' }
  if (BY_COMMA.test(amount) || BY_POINT.test(amount)) {
    const [first = '', ...others] = amount.split(/[.,]/)
    const [rest = ''] = others
    if (others.length > 1) return cents(first + others.join(''), '')
    return {
      error: `${amount} can be read in two ways: enter ${first}${rest} or ${first}.${rest.slice(0, 2)}`,
    }
  }
  const point = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','))
  const dollars = point < 0 ? amount : amount.slice(0, point)
  const decimals = point < 0 ? '' : amount.slice(point + 1)
  const others = [BY_SPACE, amount[point] === ',' ? BY_POINT : BY_COMMA]
  if (!/^\d*$/.test(dollars) && !others.some((groups) => groups.test(dollars))) return { error: NO_PRICE }
  if (!/^\d*$/.test(decimals)) return { error: NO_PRICE }
  if (decimals.length > 2) return { error: 'Enter at most two decimals, such as 19.99' }
  return cents(dollars.replaceAll(/[., ]/g, ''), decimals)
}

/** Joins dollars and decimals as text: as numbers, 0.29 * 100 would be 28.999…. */
function cents(dollars: string, decimals: string): Parsed<number> {
  const value = integer(dollars + decimals.padEnd(2, '0'))
  return value === null ? { error: 'This price is too large' } : { value }
}

/** Integer cents as a person would type them in dollars: 1999 is '19.99'. */
export function priceText(cents: number): string {
  const digits = BigInt(Math.round(cents)).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
