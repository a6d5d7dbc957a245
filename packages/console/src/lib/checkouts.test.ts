import { comparePlatformClock } from '@quarterdeck/ui/lib'
import {
  isPaid,
  isPayable,
  lastPaidAt,
  rememberClosed,
  rememberOpened,
  rememberOpenedAsPaid,
  rememberPaid,
  rememberRefused,
  unpaidCheckoutOf,
} from './checkouts'
import { forgetLeftCheckout } from './openedCheckout'

const DAY = 24 * 60 * 60_000
const email = 'mira@northwind.example'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
})
afterEach(() => vi.useRealTimers())

test('the latest unpaid checkout of an address is remembered for a week, for that address alone', () => {
  rememberOpened({ transactionId: 'txn_1', email })
  rememberOpened({ transactionId: 'txn_2', email: 'Mira@Northwind.example' })
  expect(unpaidCheckoutOf(email)).toMatchObject({ transactionId: 'txn_2' })
  expect(unpaidCheckoutOf('Mira@Northwind.example')).toMatchObject({ transactionId: 'txn_2' })
  expect(unpaidCheckoutOf('somebody@else.example')).toBeUndefined()
  vi.advanceTimersByTime(7 * DAY)
  expect(unpaidCheckoutOf(email)).toBeUndefined()
})

test('nothing of one is kept a week after it was begun or paid, once another is begun', () => {
  rememberOpened({ transactionId: 'txn_1', email })
  rememberOpened({ transactionId: 'txn_2', email })
  vi.advanceTimersByTime(3 * DAY)
  rememberPaid('txn_2')
  vi.advanceTimersByTime(4 * DAY)
  rememberOpened({ transactionId: 'txn_3', email: 'somebody@else.example' })
  expect(localStorage.getItem('quarterdeck.checkouts')).not.toContain('txn_1')
  expect(isPaid('txn_2')).toBe(true)
  vi.advanceTimersByTime(3 * DAY)
  rememberPaid('txn_3')
  expect(localStorage.getItem('quarterdeck.checkouts')).not.toContain(email)
})

test('opening it again keeps what was known of it', () => {
  rememberOpened({ transactionId: 'txn_1', email })
  const begunAt = Date.now()
  vi.advanceTimersByTime(DAY)
  rememberOpened({ transactionId: 'txn_1' })
  expect(unpaidCheckoutOf(email)).toMatchObject({ transactionId: 'txn_1', begunAt })
})

test('what is paid is not resumed, and is known in every tab', () => {
  rememberOpened({ transactionId: 'txn_1', email })
  rememberPaid('txn_1')
  sessionStorage.clear()
  expect(isPaid('txn_1')).toBe(true)
  expect(isPaid('txn_2')).toBe(false)
  expect(unpaidCheckoutOf(email)).toBeUndefined()
  expect(lastPaidAt(email)).toBe(Date.now())
  expect(lastPaidAt('somebody@else.example')).toBeNull()
})

test('what the provider refused is not gone on with, until it is opened again', () => {
  rememberOpened({ transactionId: 'txn_1', email })
  rememberRefused('txn_1')
  expect(isPayable('txn_1')).toBe(false)
  expect(isPayable('txn_2')).toBe(true)
  expect(unpaidCheckoutOf(email)).toBeUndefined()
  rememberOpened({ transactionId: 'txn_1' })
  expect(isPayable('txn_1')).toBe(true)
  expect(unpaidCheckoutOf(email)).toMatchObject({ transactionId: 'txn_1' })
})

test.each([-60, 60])('a device whose clock is %i minutes off paid a moment ago all the same', (minutes) => {
  const platform = Date.now() - minutes * 60_000
  comparePlatformClock(new Date(platform).toUTCString())
  onTestFinished(() => comparePlatformClock(new Date().toUTCString()))
  rememberOpened({ transactionId: 'txn_1', email })
  rememberPaid('txn_1')
  expect(lastPaidAt(email)).toBe(platform)
})

test('what is paid is paid once: hearing of it again makes it no younger', () => {
  rememberOpened({ transactionId: 'txn_1', email })
  rememberPaid('txn_1')
  const paidAt = lastPaidAt(email)
  vi.advanceTimersByTime(DAY)
  rememberPaid('txn_1')
  expect(lastPaidAt(email)).toBe(paidAt)
})

test('arriving at the success screen pays what was opened in this tab, unless it was closed', () => {
  rememberOpened({ transactionId: 'txn_1', email })
  rememberOpenedAsPaid()
  expect(isPaid('txn_1')).toBe(true)

  rememberOpened({ transactionId: 'txn_2', email })
  rememberClosed()
  rememberOpenedAsPaid()
  expect(isPaid('txn_2')).toBe(false)
})

test.each([
  ['/checkout', true],
  ['/checkout/success', true],
  ['/user', false],
  ['/plans', false],
])('a document that starts at %s may have been led to from the overlay: %s', (address, isOpened) => {
  history.replaceState(null, '', address)
  onTestFinished(() => history.replaceState(null, '', '/'))
  rememberOpened({ transactionId: 'txn_1', email })
  forgetLeftCheckout()
  rememberOpenedAsPaid()
  expect(isPaid('txn_1')).toBe(isOpened)
})

test.each(['nonsense', '{}', '[null, 1, { "transactionId": 3 }]'])('storage may hold %s', (stored) => {
  localStorage.setItem('quarterdeck.checkouts', stored)
  expect(unpaidCheckoutOf(email)).toBeUndefined()
  rememberOpened({ transactionId: 'txn_1', email })
  expect(unpaidCheckoutOf(email)).toMatchObject({ transactionId: 'txn_1', email })
})

test('blocked storage remembers nothing and breaks nothing', () => {
  for (const place of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, place, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  rememberOpened({ transactionId: 'txn_1', email })
  rememberPaid('txn_1')
  rememberOpenedAsPaid()
  rememberClosed()
  expect(isPaid('txn_1')).toBe(false)
  vi.restoreAllMocks()
})

test('no more than the five latest are kept', () => {
  for (let count = 1; count <= 7; count += 1) {
    rememberOpened({ transactionId: `txn_${count}`, email })
    rememberPaid(`txn_${count}`)
  }
  expect([1, 2, 3, 7].map((count) => isPaid(`txn_${count}`))).toEqual([false, false, true, true])
})
