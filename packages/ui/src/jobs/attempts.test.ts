import { earlierAttempts, type JobAttempt } from './attempts'
import type { JobStatus } from './status'

const attempt = (number: number, finished_at: string | null): JobAttempt => ({
  number,
  started_at: '2026-11-20T12:00:00Z',
  finished_at,
  status: finished_at ? 'failed' : 'running',
  raw_status: '',
  error: null,
})
const done = '2026-11-20T12:05:00Z'

test.each<[JobStatus, JobAttempt[] | null, number[], number]>([
  ['failed', null, [], 1],
  ['pending', [], [], 1],
  ['running', [attempt(1, null)], [], 1],
  ['running', [attempt(1, done), attempt(2, null)], [1], 2],
  ['failed', [attempt(1, done), attempt(2, done)], [1], 2],
  ['retrying', [attempt(1, done), attempt(2, done)], [1, 2], 3],
  ['retrying', [attempt(1, done), attempt(2, null)], [1], 2],
  ['pending', [attempt(1, done)], [1], 2],
])('of a %s job', (status, attempts, earlier, current) => {
  const told = earlierAttempts({ status, attempts })
  expect(told.earlier.map(({ number }) => number)).toEqual(earlier)
  expect(told.current).toBe(current)
})
