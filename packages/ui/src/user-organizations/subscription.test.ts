import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { nextStep, pastDueStage, priceText } from './subscription'

const now = Date.parse('2026-11-20T12:00:00Z')
const inDays = (days: number) => new Date(now + days * 24 * 60 * 60_000).toISOString()

test.each([
  [14, 'notice'],
  [7.1, 'notice'],
  [7, 'warning'],
  [2.1, 'warning'],
  [2, 'pinned'],
  [-30, 'pinned'],
])('%d days before the suspension a missing payment is a %s', (days, stage) => {
  const subscription = { status: 'past_due' as const, past_due_since: inDays(-1), suspends_at: inDays(days) }
  expect(pastDueStage(subscription, now)).toBe(stage)
})

test.each([
  [0, 'notice'],
  [3, 'warning'],
  [10, 'pinned'],
])('without an announced suspension, it is after %d days a %s', (days, stage) => {
  const subscription = { status: 'past_due' as const, past_due_since: inDays(-days), suspends_at: null }
  expect(pastDueStage(subscription, now)).toBe(stage)
})

test('no payment is missing while the platform does not say so', () => {
  expect(pastDueStage(fixtures.subscriptionActive, now)).toBeNull()
  expect(pastDueStage({ ...fixtures.subscriptionPastDueForLong, status: 'paused' }, now)).toBeNull()
  expect(pastDueStage({ status: 'past_due', past_due_since: null, suspends_at: null }, now)).toBe('notice')
})

test.each([
  [fixtures.subscriptionActive, '$50.00 / month', 'Next charge', 'Dec 14, 2026'],
  [fixtures.subscriptionOfAYear, '€500.00 / year', 'Next charge', 'Dec 14, 2026'],
  [fixtures.subscriptionPaidOnce, '$50.00', 'Next charge', 'Nothing is charged'],
  [fixtures.subscriptionTrialing, '$50.00 / month', 'Trial ends', 'Nov 29, 2026'],
  [fixtures.subscriptionPaused, '$50.00 / month', 'Next charge', 'Nothing is charged'],
  [fixtures.subscriptionCanceled, '$50.00 / month', 'Ends', 'Dec 14, 2026'],
  [{ ...fixtures.subscriptionActive, ends_at: inDays(3) }, '$50.00 / month', 'Ends', 'Nov 23, 2026'],
  [{ ...fixtures.subscriptionActive, status: null }, '$50.00 / month', 'Next charge', 'Dec 14, 2026'],
  [{ ...fixtures.subscriptionPaidOnce, status: null }, '$50.00', 'Next charge', 'N/A'],
  [fixtures.subscriptionPastDue, '$50.00 / month', 'Suspension', 'Dec 3, 2026'],
  [{ ...fixtures.subscriptionPastDue, suspends_at: null }, '$50.00 / month', 'Suspension', 'N/A'],
])('%o', (subscription, price, what, when) => {
  expect(priceText(subscription)).toBe(price)
  expect(nextStep(subscription)).toEqual([what, when])
})
