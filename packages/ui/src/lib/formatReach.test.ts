import { formatReach } from './formatReach'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) }))
afterEach(() => void vi.useRealTimers())

test.each([
  [new Date(2026, 10, 20, 9, 14), '09:14'],
  [new Date(2026, 10, 19, 23, 59), 'Nov 19, 23:59'],
  [new Date(2025, 10, 20, 9, 14), 'Nov 20, 2025, 09:14'],
])('of %s on Nov 20, 2026 it is %s', (moment, text) => {
  expect(formatReach(moment.toISOString())).toBe(text)
})
