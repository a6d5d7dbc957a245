import fc from 'fast-check'
import {
  formatDate,
  formatFullTime,
  formatInteger,
  formatRelativeTime,
  isRelativeTime,
  shortId,
} from './format'
import { formatMoney } from './money'

const noon = Date.parse('2026-11-20T12:00:00Z')
const ago = (minutes: number) => new Date(noon - minutes * 60_000).toISOString()

test.each([
  ['2026-11-18T15:04:05Z', 'Nov 18, 2026'],
  ['2026-01-02T12:00:00.123Z', 'Jan 2, 2026'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['', 'N/A'],
  ['soon', 'N/A'],
  ['1', 'N/A'],
  ['2026-02-31T99:00:00Z', 'N/A'],
  ['0001-01-01T00:00:00Z', 'N/A'],
])('the date of %j is %s', (value, text) => {
  expect(formatDate(value)).toBe(text)
})

test('dates and times are in the browser’s time zone, with UTC beside it', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(formatDate('2026-11-18T22:04:05Z')).toBe('Nov 19, 2026')
  expect(formatFullTime('2026-11-18T22:04:05Z')).toBe(
    'Nov 19, 2026, 07:04:05 GMT+9 · 2026-11-18 22:04:05 UTC',
  )
  vi.unstubAllEnvs()
})

test.each([
  [ago(-0.5), 'just now'],
  [ago(0), 'just now'],
  [ago(0.9), 'just now'],
  [ago(1), '1 min ago'],
  [ago(59.99), '59 min ago'],
  [ago(60), '1 h ago'],
  [ago(1439), '23 h ago'],
])('§9.8: relative time of %s is %s', (value, text) => {
  expect(formatRelativeTime(value, noon)).toBe(text)
  expect(isRelativeTime(value, noon)).toBe(true)
})

test.each([ago(1440), ago(50_000), ago(-2), null, 'never'])('§9.8: %s shows its date', (value) => {
  expect(formatRelativeTime(value, noon)).toBe(formatDate(value))
  expect(isRelativeTime(value, noon)).toBe(false)
})

test.each([
  [2000, 'USD', '$20.00'],
  [2050, 'EUR', '€20.50'],
  [5, 'usd', '$0.05'],
  [0, 'USD', '$0.00'],
  [-1999, 'USD', '-$19.99'],
  [123_456_789, 'USD', '$1,234,567.89'],
  [9_007_199_254_740_991, 'USD', '$90,071,992,547,409.91'],
  [2000, 'JPY', '¥2,000'],
  [12_345, 'KWD', 'KWD 12.345'],
  [12_345, 'IQD', 'IQD 12.345'],
  [599_000, 'HUF', 'HUF 5,990.00'],
  [249_900_000_000, 'IDR', 'IDR 2,499,000,000.00'],
  [599_000, 'cop', 'COP 5,990.00'],
  [2000, 'ISK', 'ISK 2,000'],
  [2000, 'XTS', 'XTS 20.00'],
  [2000, 'credits', '20.00 credits'],
  [2000, '', '20.00'],
  [null, 'USD', 'N/A'],
  [Number.NaN, 'USD', 'N/A'],
])('%s of %s is %s', (cents, currency, text) => {
  expect(formatMoney(cents, currency).replace('\u00a0', ' ')).toBe(text)
})

test('integers carry separators', () => {
  expect(formatInteger(1284)).toBe('1,284')
  expect(formatInteger(-0.2)).toBe('0')
  expect(formatInteger(undefined)).toBe('N/A')
  expect(formatInteger(Number.POSITIVE_INFINITY)).toBe('N/A')
})

test('ids are cut to 8 characters', () => {
  expect(shortId('9f1c2a7e-5a6b-4c3d-8e9f-001122334455')).toBe('9f1c2a7e')
  expect(shortId('9f1c2a7e-5a6b', 10)).toBe('9f1c2a7e-5')
  expect(shortId('')).toBe('N/A')
  expect(shortId(null)).toBe('N/A')
})

const senseless = /undefined|null|NaN|Invalid|Infinity|\[object/
const anyTimestamp = fc.oneof(
  fc.constantFrom(null, undefined),
  fc.stringMatching(/^[ -~]{0,30}$/).filter((text) => !senseless.test(text)),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc
    .tuple(fc.nat(9999), fc.nat(20), fc.nat(40))
    .map(([year, month, day]) =>
      [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
    ),
)
const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(null, undefined))

test('whatever is formatted, the text never contains NaN, Infinity, undefined or Invalid Date', () => {
  fc.assert(
    fc.property(anyTimestamp, anyNumber, fc.string(), (time, number, currency) => {
      fc.pre(!senseless.test(currency))
      const texts = [
        formatDate(time),
        formatFullTime(time),
        formatRelativeTime(time, noon),
        formatInteger(number),
        formatMoney(number, currency),
        shortId(time),
      ]
      for (const text of texts) {
        expect(text).not.toBe('')
        expect(text).not.toMatch(senseless)
      }
    }),
  )
})

test('dates and whole numbers are written as Intl writes them', () => {
  const [date, integer] = [
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }),
    new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
  ]
  const [min, max] = [new Date('1900-01-01'), new Date('2200-01-01')]
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), fc.maxSafeInteger(), (day, number) => {
      expect(formatDate(day.toISOString())).toBe(date.format(day))
      expect(formatInteger(number)).toBe(integer.format(number))
    }),
  )
  expect(formatInteger(-0.4)).toBe('0')
})

test.each([
  ['America/St_Johns', '2026-11-18T03:04:05Z', 'Nov 17, 2026, 23:34:05 GMT-3:30 · 2026-11-18 03:04:05 UTC'],
  ['America/Los_Angeles', '2026-07-01T19:00:09Z', 'Jul 1, 2026, 12:00:09 GMT-7 · 2026-07-01 19:00:09 UTC'],
  ['UTC', '2026-11-18T00:00:00Z', 'Nov 18, 2026, 00:00:00 UTC · 2026-11-18 00:00:00 UTC'],
])('the full time in %s says how far it is from UTC', (zone, time, text) => {
  vi.stubEnv('TZ', zone)
  expect(formatFullTime(time)).toBe(text)
  vi.unstubAllEnvs()
})

test('money keeps every cent', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      const digits = formatMoney(cents).replaceAll(/[^\d-]/g, '')
      expect(BigInt(digits)).toBe(BigInt(cents))
    }),
  )
})
