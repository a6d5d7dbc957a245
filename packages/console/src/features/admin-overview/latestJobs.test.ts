import type { Job, Page } from '@quarterdeck/api'
import { latestJobs, sinceTerm } from './latestJobs'

const job = (job_id: string, created_at: string | null) => ({ job_id, created_at }) as Job
const page = (items: Job[], total = items.length): Page<Job> => ({ items, total, totalPages: 1 })

const a = job('a', '2026-11-20T10:00:00Z')
const b = job('b', '2026-11-20T12:00:00+01:00')
const c = job('c', '2026-11-19T10:00:00Z')
const timeless = job('timeless', null)

test('puts the jobs of both sources in one order, newest first, whatever order they came in', () => {
  expect(latestJobs([page([timeless, c]), page([a, b])]).latest).toEqual([b, a, c, timeless])
})

test('keeps the newest jobs of both sources up to the limit, and counts all', () => {
  expect(latestJobs([page([a, c], 40), page([b])], 2)).toMatchObject({ latest: [b, a], total: 41 })
  expect(latestJobs([page([]), page([])])).toMatchObject({ latest: [], total: 0 })
})

test('takes all jobs of the second in which the limit is reached, and tells a search which those are', () => {
  const at = (job_id: string, time: string) => job(job_id, `2026-11-20T10:00:${time}Z`)
  const [first, second, third, older] = [
    at('1', '08.900'),
    at('2', '07.900'),
    at('3', '07.100'),
    at('4', '06.999'),
  ]
  const jobs = latestJobs([page([first, third, older], 40), page([second])], 2)
  expect(jobs.latest).toEqual([first, second, third])
  expect(sinceTerm(jobs)).toBe(' since:2026-11-20T10:00:07Z')
})

test('of a platform that gives few jobs at a time, ends where the jobs of one source have not been read', () => {
  const older = job('older', '2026-11-12T10:00:00Z')
  const jobs = latestJobs([page([b, a], 5000), page([c, older], 300)])
  expect(jobs.latest).toEqual([b, a])
  expect(sinceTerm(jobs)).toBe(' since:2026-11-20T10:00:00Z')
  expect(latestJobs([page([b, a], 5000), page([c, older])]).latest).toEqual([b, a])
  expect(latestJobs([page([]), page([c, older], 300)]).latest).toEqual([c, older])
})

test('where a platform tells no total, a full page may not be all', () => {
  const jobs = latestJobs([{ ...page([a, c]), uncounted: true }, page([])], 2)
  expect(jobs.uncounted).toBe(true)
  expect(sinceTerm(jobs)).toBe(' since:2026-11-19T10:00:00Z')
})

test('a search needs no time where all jobs are counted, or the oldest of them tells none', () => {
  expect(sinceTerm({ latest: [a, c], total: 2 })).toBe('')
  expect(sinceTerm({ latest: [], total: 0 })).toBe('')
  expect(sinceTerm({ latest: [a, timeless], total: 40 })).toBe('')
})
