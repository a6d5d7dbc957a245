import fc from 'fast-check'
import { parseLimit, parsePrice, priceText } from './price'

test.each([
  ['19.99', 1999],
  ['0.29', 29],
  ['0.57', 57],
  ['1.1', 110],
  ['20', 2000],
  ['20.', 2000],
  ['.5', 50],
  ['0', 0],
  [' 4.35 ', 435],
  ['+8.10', 810],
  ['0019.90', 1990],
  ['90071992547409.91', 9_007_199_254_740_991],
])('§5: a price of %j is %s cents', (text, cents) => {
  expect(parsePrice(text)).toEqual({ cents })
})

test.each([
  '1.005',
  '90071992547409.92',
  '99999999999999999999',
  '-1',
  '-0.01',
  '19.990',
  '',
  '.',
  '-',
  '1e2',
  '0x10',
  '1,99',
  '1 000',
  'twenty',
  'NaN',
  'Infinity',
])('%j is no price', (text) => {
  expect(parsePrice(text)).toHaveProperty('error')
})

test.each([
  ['-5', 'The price cannot be negative'],
  ['-5.001', 'The price cannot be negative'],
  ['19.999', 'Enter at most two decimals, such as 19.99'],
  ['', 'Enter a price in US dollars, such as 19.99'],
  ['five', 'Enter a price in US dollars, such as 19.99'],
  ['99999999999999999', 'This price is too large'],
])('%j is refused in clear words', (text, error) => {
  expect(parsePrice(text)).toEqual({ error })
})

const anyCents = fc.maxSafeNat()

test('every cent survives being shown and typed again', () => {
  fc.assert(
    fc.property(anyCents, (cents) => {
      expect(parsePrice(priceText(cents))).toEqual({ cents })
    }),
  )
})

test('dollars and cents are taken as they stand', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(99), (dollars, cents) => {
      const text = `${dollars}.${String(cents).padStart(2, '0')}`
      expect(parsePrice(text)).toEqual({ cents: dollars * 100 + cents })
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

test('whatever is typed gives whole cents from 0 or a text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const price = parsePrice(text)
      const cents = 'error' in price ? 0 : price.cents
      expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
      expect('error' in price && price.error === '').toBe(false)
    }),
  )
})

test.each([
  ['10', 10],
  ['', 0],
  ['ten', 0],
  ['-3', 0],
  ['2.7', 2],
  ['-0.5', 0],
  ['1e3', 1000],
  ['Infinity', 0],
  ['99999999999999999', Number.MAX_SAFE_INTEGER],
])('§5: a limit of %j is %s', (text, limit) => {
  expect(parseLimit(text)).toBe(limit)
})

test('whatever is typed as a limit is a whole number from 0', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const limit = parseLimit(text)
      expect(Number.isSafeInteger(limit) && limit >= 0).toBe(true)
    }),
  )
})
