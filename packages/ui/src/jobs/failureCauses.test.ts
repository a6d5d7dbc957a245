import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { causeOf, failureCauses, isIgnored, nextEnd, unseenOf, type FailedJob } from './failureCauses'

const failure = (
  job_id: string,
  error_message: string | null,
  values: Partial<FailedJob> = {},
): FailedJob => ({
  job_id,
  job_type: 'deploy_studio',
  cluster_id: 'fra-1',
  error_message,
  created_at: '2026-11-20T08:00:00Z',
  updated_at: null,
  finished_at: null,
  ...values,
})

const jobs = [
  failure('a', 'no route to host'),
  failure('b', 'pod studio-7d9f8b6c5d-x2x9z is not ready after 90s', {
    cluster_id: 'fra-2',
    updated_at: '2026-11-20T09:00:00Z',
  }),
  failure('c', 'pod studio-5b8d7c9f4a-q8w2e is not ready after 2m', {
    job_type: 'update_images',
    finished_at: '2026-11-20T10:00:00Z',
    updated_at: '2026-11-20T12:00:00Z',
  }),
  failure('d', null, { cluster_id: null }),
]

test('failures of one cause are together, the largest group first, its latest job first', () => {
  const [pods, ...others] = failureCauses(jobs)
  expect(pods).toMatchObject({
    text: 'pod studio-<id> is not ready after <duration>',
    latest: 'pod studio-5b8d7c9f4a-q8w2e is not ready after 2m',
    first: '2026-11-20T09:00:00Z',
    last: '2026-11-20T10:00:00Z',
    clusters: ['fra-1', 'fra-2'],
    job_types: ['deploy_studio', 'update_images'],
  })
  expect(pods?.jobs.map(({ job_id }) => job_id)).toEqual(['c', 'b'])
  expect(others.map(({ text }) => text).sort()).toEqual(['', 'no route to host'])
})

test('of groups as large as each other the one that failed last comes first', () => {
  const causes = failureCauses([
    failure('a', 'early', { updated_at: '2026-11-20T09:00:00+02:00' }),
    failure('b', 'late', { updated_at: '2026-11-20T08:00:00Z' }),
  ])
  expect(causes.map(({ text }) => text)).toEqual(['late', 'early'])
})

test('every job is in one group, and a job without a time counts all the same', () => {
  const [cause] = failureCauses([failure('a', 'gone', { created_at: null })])
  expect(cause).toMatchObject({ first: null, last: null, jobs: [{ job_id: 'a' }] })
  expect(failureCauses(jobs).flatMap((one) => one.jobs)).toHaveLength(jobs.length)
  expect(failureCauses([])).toEqual([])
})

test('the key is of the cause, short and always the same', () => {
  const keyOf = (error_message: string | null) => causeOf({ error_message })
  expect(keyOf('no route to host')).toBe('1nhh7by')
  expect(keyOf('took 3s')).toBe(keyOf('took 4m10s'))
  expect(keyOf('no route to host')).not.toBe(keyOf('connection refused'))
  expect(keyOf(null)).toBe(keyOf(''))
})

test('nothing of an error text stays when its job is gone', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = heap()
  for (let index = 0; index < 100; index += 1)
    causeOf({ error_message: `${index} ${Buffer.alloc(200_000, 'x').toString()}` })
  expect(heap() - before).toBeLessThan(5_000_000)
})

test('what failed after a cause was seen is not seen', () => {
  const [pods] = failureCauses(jobs)
  if (!pods) throw new Error('No cause')
  expect(unseenOf(pods)).toBe(2)
  expect(unseenOf(pods, { seen: '2026-11-20T09:30:00Z' })).toBe(1)
  expect(unseenOf(pods, { seen: '2026-11-20T10:00:00Z' })).toBe(0)
})

test('a cause is ignored until its time', () => {
  const until = { ignoredUntil: '2026-11-20T10:00:00Z' }
  expect(isIgnored(until, Date.parse('2026-11-20T09:59:59Z'))).toBe(true)
  expect(isIgnored(until, Date.parse('2026-11-20T10:00:00Z'))).toBe(false)
  expect(isIgnored({}, 0)).toBe(false)
})

test('the next cause to be shown again is the one whose time is up first', () => {
  const ends = ['2026-11-20T12:00:00Z', '2026-11-20T10:00:00Z', '2026-11-20T09:00:00Z']
  const marks = Object.fromEntries(ends.map((ignoredUntil, index) => [`${index}`, { ignoredUntil }]))
  const now = Date.parse('2026-11-20T09:30:00Z')
  expect(nextEnd({ ...marks, noted: { note: 'known' } }, now)).toBe(Date.parse('2026-11-20T10:00:00Z'))
  expect(nextEnd({ noted: { note: 'known' } }, now)).toBeNull()
})
