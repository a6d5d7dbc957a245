import fc from 'fast-check'
import type { JobStatus } from './status'
import { formatAtMost, formatDuration, stepTimes } from './stepTimes'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()

const step = (sequence_number: number, status: JobStatus, updated: number) => ({
  sequence_number,
  status,
  created_at: at(0),
  updated_at: at(updated),
  started_at: null as string | null,
  finished_at: null as string | null,
  attempts: null as object[] | null,
})

test('what the platform tells is taken as it is', () => {
  const told = { ...step(2, 'failed', 9), started_at: at(7), finished_at: at(8), attempts: [{}] }
  const runs = { ...told, status: 'running' as const, finished_at: null }
  const unclosed = { ...told, finished_at: null }
  const restarted = { ...told, status: 'pending' as const, started_at: null, finished_at: null }
  const neverRan = { ...restarted, status: 'cancelled' as const, finished_at: at(8), attempts: [] }
  expect(stepTimes([told, runs, unclosed, restarted, neverRan])).toEqual([
    { kind: 'told', started_at: at(7), finished_at: at(8) },
    { kind: 'told', started_at: at(7), finished_at: null },
    { kind: 'begun', started_at: at(7) },
    { kind: 'not started' },
    { kind: 'not started' },
  ])
})

test('where it tells nothing, a step lies between the end of the one before it and its own', () => {
  expect(stepTimes([step(1, 'completed', 3), step(2, 'failed', 5), step(3, 'running', 4)])).toEqual([
    { kind: 'within', from: at(0), to: at(3) },
    { kind: 'within', from: at(3), to: at(5) },
    { kind: 'within', from: at(5), to: null },
  ])
  expect(stepTimes([step(1, 'completed', 3), step(2, 'pending', 0)])[1]).toEqual({ kind: 'not started' })
})

test('steps with the same number run at the same time', () => {
  const times = stepTimes([step(1, 'completed', 3), step(1, 'failed', 9), step(2, 'cancelled', 12)])
  expect(times.map((time) => time.kind === 'within' && time.from)).toEqual([at(0), at(0), at(9)])
})

test('an earlier step that was written after this one’s end does not say when this one began', () => {
  expect(stepTimes([step(1, 'completed', 6), step(2, 'failed', 6)])[1]).toEqual({
    kind: 'within',
    from: at(0),
    to: at(6),
  })
})

test('nothing is said where times are missing, the same, or in the wrong order', () => {
  for (const odd of [
    { ...step(1, 'completed', 0), created_at: null },
    { ...step(1, 'failed', 0), updated_at: null },
    step(1, 'failed', 0),
    step(1, 'unknown', 5),
    { ...step(1, 'completed', 0), created_at: at(5) },
  ])
    expect(stepTimes([odd])).toEqual([{ kind: 'unknown' }])
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

test.each([
  [0, '≤ 1 s'],
  [58_001, '≤ 59 s'],
  [59_500, '≤ 1 min'],
  [301_000, '≤ 6 min'],
  [3_590_000, '≤ 1 h'],
  [12_060_000, '≤ 4 h'],
  [86_000_000, '≤ 1 d'],
])('at most %i ms is %s', (ms, text) => {
  expect(formatAtMost(ms)).toBe(text)
})

test('a duration never shows 60 seconds, 60 minutes or 24 hours', () => {
  const limits: Record<string, number> = { s: 60, min: 60, h: 24, d: Infinity }
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 10 ** 12 }), (ms) => {
      for (const text of [formatDuration(ms), formatAtMost(ms)])
        for (const [, count, unit = ''] of text.matchAll(/(\d+) (\w+)/g))
          expect(Number(count)).toBeLessThan(limits[unit] ?? 0)
    }),
  )
})
