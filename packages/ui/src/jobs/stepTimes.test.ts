import fc from 'fast-check'
import type { JobStatus } from './status'
import { formatDuration, stepTimes } from './stepTimes'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()

const step = (sequence_number: number, status: JobStatus, updated: number) => ({
  sequence_number,
  status,
  created_at: at(0),
  updated_at: at(updated),
})

test('a step begins when the ones before it have ended', () => {
  expect(stepTimes([step(1, 'completed', 3), step(2, 'running', 5), step(3, 'pending', 0)])).toEqual([
    { started_at: at(0), ended_at: at(3) },
    { started_at: at(3), ended_at: null },
    { started_at: null, ended_at: null },
  ])
})

test('steps with the same number run at the same time', () => {
  const times = stepTimes([step(1, 'completed', 3), step(1, 'failed', 9), step(2, 'cancelled', 12)])
  expect(times.map(({ started_at }) => started_at)).toEqual([at(0), at(0), at(9)])
})

test('times that are missing or in the wrong order never give a negative duration', () => {
  const odd = { ...step(1, 'completed', 0), created_at: null }
  expect(stepTimes([odd])).toEqual([{ started_at: null, ended_at: null }])
  expect(stepTimes([{ ...step(1, 'completed', 0), created_at: at(5) }])).toEqual([
    { started_at: at(5), ended_at: at(5) },
  ])
  expect(stepTimes([{ ...step(1, 'failed', 0), updated_at: null }])).toEqual([
    { started_at: at(0), ended_at: null },
  ])
})

test.each([
  [-5, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [200_000, '3 min 20 s'],
  [3_600_000, '1 h'],
  [7_500_000, '2 h 5 min'],
  [273_600_000, '3 d 4 h'],
])('%i ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})

test('a duration never shows 60 seconds, 60 minutes or 24 hours', () => {
  const limits: Record<string, number> = { s: 60, min: 60, h: 24, d: Infinity }
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 10 ** 12 }), (ms) => {
      for (const [, count, unit = ''] of formatDuration(ms).matchAll(/(\d+) (\w+)/g))
        expect(Number(count)).toBeLessThan(limits[unit] ?? 0)
    }),
  )
})
