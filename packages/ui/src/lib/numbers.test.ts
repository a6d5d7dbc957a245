import fc from 'fast-check'
import { parsePrice, parseWholeNumber, priceText, type Parsed } from './numbers'

/** The value that was read; 0 for an error, which must have a message. */
function valueOf(parsed: Parsed<number>): number {
  if ('value' in parsed) return parsed.value
  expect(parsed.error).toMatch(/\w/)
  return 0
}

const NOT_WHOLE = { error: 'Enter a whole number, such as 1,000' }
const NOT_DIGITS = { error: 'Enter digits only, such as 1,000' }
const TOO_LARGE = { error: 'This number is too large' }

test.each([
  ['10', { value: 10 }],
  ['007', { value: 7 }],
  [' 12 ', { value: 12 }],
  ['+8', { value: 8 }],
  ['1,000', { value: 1000 }],
  ['1 000', { value: 1000 }],
  ['1\u00a0000', { value: 1000 }],
  ['1\u202f000', { value: 1000 }],
  ['12,345,678', { value: 12_345_678 }],
  ['9007199254740991', { value: 9_007_199_254_740_991 }],
  // Nothing, no digit, below 0: all count as 0.
  ['', { value: 0 }],
  ['   ', { value: 0 }],
  ['ten', { value: 0 }],
  ['-', { value: 0 }],
  ['.', { value: 0 }],
  ['NaN', { value: 0 }],
  ['-3', { value: 0 }],
  ['\u22123', { value: 0 }],
  ['-0', { value: 0 }],
  ['1.000', NOT_WHOLE],
  ['29,99', NOT_WHOLE],
  ['12.9', NOT_WHOLE],
  ['-7.9', NOT_WHOLE],
  ['2.', NOT_WHOLE],
  ['0,500', NOT_WHOLE],
  ['1,00', NOT_WHOLE],
  ['1000,000', NOT_WHOLE],
  ['1,000 000', NOT_WHOLE],
  ['1,,000', NOT_WHOLE],
  ['12 34', NOT_WHOLE],
  ['12q', NOT_DIGITS],
  ['1e3', NOT_DIGITS],
  ['0x10', NOT_DIGITS],
  ['1-2', NOT_DIGITS],
  ['½', NOT_DIGITS],
  ['10²', NOT_DIGITS],
  ['٣', NOT_DIGITS],
  ['１２', NOT_DIGITS],
  ['9007199254740992', TOO_LARGE],
])('§14: %j as a whole number is %j', (text, parsed) => {
  expect(parseWholeNumber(text)).toEqual(parsed)
})

test('whatever is typed, the value is a whole number from 0, and reading its text gives the same value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const parsed = parseWholeNumber(text)
      const value = valueOf(parsed)
      expect(Number.isSafeInteger(value) && !Object.is(value, -0) && value >= 0).toBe(true)
      expect(valueOf(parseWholeNumber(String(value)))).toBe(value)
    }),
  )
})

test('every whole number may be grouped by commas or by spaces', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      const text = value.toLocaleString('en-US')
      expect(parseWholeNumber(text)).toEqual({ value })
      expect(parseWholeNumber(text.replaceAll(',', ' '))).toEqual({ value })
    }),
  )
})

const NO_PRICE = { error: 'Enter a price in US dollars, such as 19.99' }
const NEGATIVE = { error: 'The price cannot be negative' }
const DECIMALS = { error: 'Enter at most two decimals, such as 19.99' }

test.each([
  ['19.99', { value: 1999 }],
  ['29,99', { value: 2999 }],
  ['$29.99', { value: 2999 }],
  ['$ 29,99', { value: 2999 }],
  ['+8.10', { value: 810 }],
  ['0.29', { value: 29 }],
  ['0.57', { value: 57 }],
  ['1.1', { value: 110 }],
  ['1,1', { value: 110 }],
  ['20', { value: 2000 }],
  ['1000', { value: 100_000 }],
  ['20.', { value: 2000 }],
  ['.5', { value: 50 }],
  [',5', { value: 50 }],
  ['0', { value: 0 }],
  [' 4.35 ', { value: 435 }],
  ['0019.90', { value: 1990 }],
  ['1,299.00', { value: 129_900 }],
  ['1.299,00', { value: 129_900 }],
  ['1 299,00', { value: 129_900 }],
  ['1\u202f299.5', { value: 129_950 }],
  ['1 000', { value: 100_000 }],
  // A separator that is there twice can only stand between thousands.
  ['1,299,000', { value: 129_900_000 }],
  ['1.299.000', { value: 129_900_000 }],
  ['1,299,000.50', { value: 129_900_050 }],
  ['90071992547409.91', { value: 9_007_199_254_740_991 }],
  ['1.000', { error: '1.000 can be read in two ways: enter 1000 or 1.00' }],
  ['1,000', { error: '1,000 can be read in two ways: enter 1000 or 1.00' }],
  ['$19.999', { error: '19.999 can be read in two ways: enter 19999 or 19.99' }],
  ['19.9999', DECIMALS],
  ['0.500', DECIMALS],
  ['1234.567', DECIMALS],
  ['1.299,000', DECIMALS],
  ['-5', NEGATIVE],
  ['-$5', NEGATIVE],
  ['$-5', NEGATIVE],
  ['\u22125', NEGATIVE],
  ['-0.01', NEGATIVE],
  ['', NO_PRICE],
  ['.', NO_PRICE],
  ['-', NO_PRICE],
  ['$', NO_PRICE],
  ['1e2', NO_PRICE],
  ['0x10', NO_PRICE],
  ['twenty', NO_PRICE],
  ['Infinity', NO_PRICE],
  ['€5', NO_PRICE],
  ['1,2,3', NO_PRICE],
  ['12,99.00', NO_PRICE],
  ['1 2,99', NO_PRICE],
  ['1.299.00', NO_PRICE],
  ['5-', NO_PRICE],
  ['90071992547409.92', { error: 'This price is too large' }],
  ['99999999999999999', { error: 'This price is too large' }],
])('§14: %j as a price is %j', (text, parsed) => {
  expect(parsePrice(text)).toEqual(parsed)
})

const anyCents = fc.maxSafeNat()

test('every cent survives being shown and typed again, in either spelling', () => {
  fc.assert(
    fc.property(anyCents, (cents) => {
      expect(parsePrice(priceText(cents))).toEqual({ value: cents })
      expect(parsePrice(priceText(cents).replace('.', ','))).toEqual({ value: cents })
    }),
  )
})

test('dollars and cents are read exactly, grouped the American or the European way', () => {
  const american = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
  const european = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(99), (dollars, cents) => {
      const text = `${dollars}.${String(cents).padStart(2, '0')}` as `${number}`
      const value = dollars * 100 + cents
      for (const typed of [text, american.format(text), `$${american.format(text)}`, european.format(text)])
        expect(parsePrice(typed)).toEqual({ value })
    }),
  )
})

test('more than two decimals and negative amounts are always refused', () => {
  fc.assert(
    fc.property(anyCents, fc.stringMatching(/^\d{1,5}$/), (cents, more) => {
      expect(parsePrice(priceText(cents) + more)).toHaveProperty('error')
      expect(parsePrice(`-${priceText(cents)}`)).toHaveProperty('error')
    }),
  )
})

test('whatever is typed gives whole cents from 0, or an error with a message', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parsePrice(text)
      expect(Number.isSafeInteger(valueOf(parsed)) && valueOf(parsed) >= 0).toBe(true)
    }),
  )
})
