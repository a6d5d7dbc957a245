import type { Job, Page } from '@quarterdeck/api'
import { latestJobs } from './latestJobs'

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
  expect(latestJobs([page([a, c], 40), page([b], 2)], 2)).toEqual({ latest: [b, a], total: 42 })
  expect(latestJobs([page([]), page([])])).toEqual({ latest: [], total: 0 })
})
