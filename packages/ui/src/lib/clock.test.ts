import { comparePlatformClock, platformNow, platformTime } from './clock'

const now = Date.parse('2026-11-20T12:00:00.400Z')
const at = (moment: number) => new Date(moment).toUTCString()

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  comparePlatformClock(at(Date.now()))
  vi.useRealTimers()
})

test.each([
  ['an hour ahead', 3_600_000, 3_600_000],
  ['two minutes behind', -120_000, -120_000],
  ['a second behind, as the header of an answer on its way', -1000, 0],
])('a platform whose clock is %s', (_, difference, counted) => {
  comparePlatformClock(at(now + difference))
  expect(Math.abs(platformNow() - (now + counted))).toBeLessThan(1000)
  vi.advanceTimersByTime(10_000)
  expect(Math.abs(platformNow() - (now + counted + 10_000))).toBeLessThan(1000)
  expect(platformNow() - platformTime(now)).toBe(10_000)
})

test.each([null, '', 'not a date'])('a header that tells nothing (%j) changes nothing', (header) => {
  comparePlatformClock(at(now + 3_600_000))
  comparePlatformClock(header)
  expect(platformNow() - now).toBeGreaterThan(3_000_000)
})
