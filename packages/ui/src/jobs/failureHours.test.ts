import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { comparePlatformClock } from '../lib'
import { spanWords } from './FailureHours'
import { chosenPart, countFailures, dayOf, HOUR_MS, withFailedType, withHours } from './failureHours'
import { parseJobQuery, formatJobQuery, type JobQuery } from './jobQuery'

const NOW = Date.parse('2026-11-20T12:30:00Z')
const ALL = { from: 0, to: Infinity }
const job = (created_at: string | null, job_type = 'deploy_studio') => ({ created_at, job_type })
const queryOf = (text: string): JobQuery => {
  const read = parseJobQuery(text)
  return 'query' in read ? read.query : []
}
const hoursAt = (now: number) => countFailures([], ALL, now).hours

const zone = process.env['TZ']
beforeEach(() => {
  process.env['TZ'] = 'UTC'
})
afterEach(() => {
  process.env['TZ'] = zone
})

describe('the hours of a day', () => {
  test('are 24 of one hour each, and the last is under way', () => {
    const hours = hoursAt(NOW)
    expect(hours).toHaveLength(24)
    expect(hours[0]?.at).toBe('2026-11-19T13:00:00.000Z')
    expect(hours.at(-1)?.at).toBe('2026-11-20T12:00:00.000Z')
  })

  test.each([
    ['Asia/Kolkata', '2026-11-20T12:45:00Z', '2026-11-20T12:30:00.000Z'],
    ['Asia/Kathmandu', '2026-11-20T12:20:00Z', '2026-11-20T12:15:00.000Z'],
    ['America/St_Johns', '2026-11-20T12:20:00Z', '2026-11-20T11:30:00.000Z'],
  ])('begin as the clock strikes in %s', (name, now, at) => {
    process.env['TZ'] = name
    expect(hoursAt(Date.parse(now)).at(-1)?.at).toBe(at)
  })

  test.each([
    ['in autumn, when an hour is had twice', '2026-10-25T10:30:00Z'],
    ['in spring, when an hour is left out', '2026-03-29T10:30:00Z'],
  ])('are an hour long %s', (_when, now) => {
    process.env['TZ'] = 'Europe/Berlin'
    const begins = hoursAt(Date.parse(now)).map(({ at }) => Date.parse(at))
    expect(begins.slice(1).every((begin, index) => begin - (begins[index] ?? 0) === HOUR_MS)).toBe(true)
  })

  test('that the clock has twice have their own failures each', () => {
    process.env['TZ'] = 'Europe/Berlin'
    const failed = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T01:40:00Z'].map((at) =>
      job(at),
    )
    const { hours } = countFailures(failed, ALL, Date.parse('2026-10-25T10:30:00Z'))
    expect(hours.filter(({ count }) => count > 0).map(({ count }) => count)).toEqual([1, 2])
  })

  test('of another day of the clock begin at its own hour', () => {
    const { from, to } = dayOf(Date.parse('2026-11-20T00:00:00Z'))
    expect([from, to].map((time) => new Date(time).toISOString())).toEqual([
      '2026-11-19T01:00:00.000Z',
      '2026-11-20T01:00:00.000Z',
    ])
  })
})

describe('the words for hours', () => {
  const words = (at: string, last?: string) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T12:00:00Z'), toFake: ['Date'] })
    process.env['TZ'] = 'America/New_York'
    onTestFinished(() => void vi.useRealTimers())
    return spanWords({ at, count: 2, known: 'whole' }, last)
  }

  test.each([
    ['2026-11-01T04:00:00Z', '00:00 to 01:00'],
    ['2026-11-01T05:00:00Z', '01:00 GMT-4 to 01:00 GMT-5'],
    ['2026-11-01T06:00:00Z', '01:00 to 02:00'],
  ])('of %s tell the zones only where the clock changes', (at, span) => expect(words(at)).toBe(span))

  test('of several do as well', () =>
    expect(words('2026-11-01T04:00:00Z', '2026-11-01T08:00:00Z')).toBe('00:00 GMT-4 to 04:00 GMT-5'))
})

describe('counts', () => {
  test('stand in their hours, and those of another day nowhere', () => {
    const { hours, types } = countFailures(
      [
        job('2026-11-20T12:00:00Z'),
        job('2026-11-20T12:29:59Z', 'verify_backup'),
        job('2026-11-20T11:59:59.999Z', 'verify_backup'),
        job('2026-11-19T13:00:00Z', 'verify_backup'),
        job('2026-11-19T12:59:59Z'),
        job('2026-11-20T14:00:00Z'),
        job(null),
      ],
      ALL,
      NOW,
    )
    expect(hours.at(-1)?.count).toBe(2)
    expect(hours.at(-2)?.count).toBe(1)
    expect(hours[0]?.count).toBe(1)
    expect(hours.reduce((sum, { count }) => sum + count, 0)).toBe(4)
    expect(types).toEqual([
      { job_type: 'verify_backup', count: 3 },
      { job_type: 'deploy_studio', count: 1 },
    ])
    expect(hours.every(({ known }) => known === 'whole')).toBe(true)
  })

  test('reach no further back than was read: what was not read is no zero', () => {
    const known = { from: Date.parse('2026-11-20T09:14:00Z'), to: Infinity }
    const failed = [job('2026-11-20T09:20:00Z'), job('2026-11-20T09:10:00Z'), job('2026-11-20T08:00:00Z')]
    const { hours, types } = countFailures(failed, known, NOW)
    expect(hours.slice(-4)).toEqual([
      { at: '2026-11-20T09:00:00.000Z', count: 1, known: 'part' },
      { at: '2026-11-20T10:00:00.000Z', count: 0, known: 'whole' },
      { at: '2026-11-20T11:00:00.000Z', count: 0, known: 'whole' },
      { at: '2026-11-20T12:00:00.000Z', count: 0, known: 'whole' },
    ])
    expect(hours.slice(0, -4).every(({ known: part, count }) => part === 'none' && count === 0)).toBe(true)
    expect(types).toEqual([{ job_type: 'deploy_studio', count: 1 }])
  })

  test('of a stretch that ended earlier leave open what came after it', () => {
    const known = { from: 0, to: Date.parse('2026-11-20T11:00:00Z') }
    const { hours } = countFailures([job('2026-11-20T11:30:00Z')], known, NOW)
    expect(hours.slice(-3).map((hour) => hour.known)).toEqual(['whole', 'none', 'none'])
    expect(hours.every(({ count }) => count === 0)).toBe(true)
  })

  test('are known of no hour where nothing was read', () => {
    const { hours } = countFailures([job('2026-11-20T12:10:00Z')], { from: Infinity, to: Infinity }, NOW)
    expect(hours.every(({ known, count }) => known === 'none' && count === 0)).toBe(true)
  })

  test('of an hour that has just begun are known', () => {
    const now = Date.parse('2026-11-20T12:00:00Z')
    expect(countFailures([], { from: now - 60_000, to: Infinity }, now).hours.at(-1)?.known).toBe('whole')
  })
})

describe('the search for hours', () => {
  const hours = hoursAt(NOW)

  test('has their exact times, in place of others', () => {
    expect(formatJobQuery(withHours(queryOf('since:yesterday type:a'), hours, [19, 20]))).toBe(
      'since:2026-11-20T08:00Z type:a until:2026-11-20T10:00Z',
    )
  })

  test('has no end where the last of them is under way', () => {
    expect(formatJobQuery(withHours(queryOf('until:1h'), hours, [22, 23]))).toBe('since:2026-11-20T11:00Z')
  })

  test('is read as it was written', () => {
    const query = withHours([], hours, [3, 4])
    expect(queryOf(formatJobQuery(query))).toEqual(query)
  })

  test('for a type asks for its failures in all of them', () => {
    expect(formatJobQuery(withFailedType(queryOf('type:a since:1h until:30m'), hours, 'b'))).toBe(
      'type:b since:2026-11-19T13:00Z status:failed',
    )
  })
})

describe('the part that a search asks for', () => {
  const hours = hoursAt(NOW)

  test('is that of its hours', () => {
    const part = chosenPart(withHours([], hours, [6, 11]), hours, NOW)
    expect(part).toEqual({ from: 0.25, to: 0.5 })
  })

  test('is none where it asks for all of them, or for another day', () => {
    expect(chosenPart([], hours, NOW)).toBeNull()
    expect(chosenPart(queryOf('since:3d'), hours, NOW)).toBeNull()
    expect(chosenPart(queryOf('until:3d'), hours, NOW)).toBeNull()
  })

  test('is told by the clock of the platform', () => {
    vi.useFakeTimers({ now: NOW - 3 * HOUR_MS, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    comparePlatformClock(new Date(NOW).toUTCString())
    onTestFinished(() => comparePlatformClock(new Date(Date.now()).toUTCString()))
    expect(chosenPart(queryOf('since:30m'), hours)).toEqual({ from: 23 / 24, to: 1 })
  })

  test('ends with the hours', () => {
    expect(chosenPart(queryOf('since:30m'), hours, NOW)).toEqual({ from: 23 / 24, to: 1 })
  })
})
