import type { Job } from '@quarterdeck/api'
import { manyJobs } from '@quarterdeck/sandbox/fixtures'
import { fails, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import { mockPlatform } from '@quarterdeck/sandbox/msw/node'
import { comparePlatformClock } from '@quarterdeck/ui/lib'
import { QueryClient } from '@tanstack/react-query'
import { allJobsQuery, failedCountQuery, readFurther, readingOf } from './all-jobs.queries'
import type { JobReading } from './jobReading'

const platform = mockPlatform()
const now = Date.parse('2026-11-20T12:00:00Z')
const history = manyJobs(2400).map((job, index) => ({
  ...job,
  created_at: new Date(now - index * 60_000).toISOString(),
}))
let asked: string[] = []

const jobsOf = (all: typeof history) =>
  handlers.jobs(({ request }) => {
    const { searchParams } = new URL(request.url)
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
    asked.push(`${page}`)
    return {
      data: all.slice((page - 1) * limit, page * limit),
      pagination: { total: all.length, totalPages: all.length / limit },
    }
  })

beforeEach(() => {
  asked = []
  platform.use(jobsOf(history), handlers.clusterJobs([]))
})

const reading = readingOf([], { filters: {}, exact: false, of: 'jobs' }, false)
const open = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await client.fetchQuery(allJobsQuery(reading))
  return { client, read: () => client.getQueryData<JobReading>(allJobsQuery(reading).queryKey) }
}
const further = (
  client: QueryClient,
  isEnough: (read: JobReading) => boolean,
  signal = new AbortController().signal,
) => readFurther({ client, reading, isEnough, isListed: () => true, signal })

test('the first look is one slice, and a poll reads the first pages alone', async () => {
  const { client, read } = await open()
  expect(asked).toEqual(['1', '2', '3', '4']) // and one request for the jobs of clusters
  expect(read()?.items).toHaveLength(400)
  asked = []
  const before = read()
  await client.fetchQuery(allJobsQuery(reading))
  expect(asked).toEqual(['1'])
  expect(read()).toBe(before)
})

test('slices have five requests at most, until enough is found or all is read', async () => {
  const { client, read } = await open()
  const looks: number[] = []
  await further(client, ({ items }) => {
    looks.push(asked.length)
    return items.length >= 1200
  })
  expect(looks).toEqual([4, 9, 14])
  expect(read()?.items).toHaveLength(1400)
  await further(client, () => false)
  expect(read()?.items).toHaveLength(2400)
  expect(new Set(asked).size).toBe(24)
})

test('what is read further makes the list no younger', async () => {
  const { client, read } = await open()
  const updatedAt = () => client.getQueryState(allJobsQuery(reading).queryKey)?.dataUpdatedAt
  const before = updatedAt()
  await new Promise((resolve) => setTimeout(resolve, 5))
  await further(client, ({ items }) => items.length >= 500)
  expect(read()?.items.length).toBeGreaterThan(400)
  expect(updatedAt()).toBe(before)
})

test('what is read further stays where a poll that is under way is broken off', async () => {
  const { client, read } = await open()
  const query = allJobsQuery(reading)
  platform.use(handlers.clusterJobs(loadingForever))
  void client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
  await vi.waitFor(() => expect(client.isFetching()).toBe(1))
  await further(client, ({ items }) => items.length >= 500)
  const known = read()?.items.length
  expect(known).toBeGreaterThan(400)
  await client.cancelQueries({ queryKey: query.queryKey })
  expect(read()?.items).toHaveLength(known ?? 0)
})

test('Stop ends it between two answers, and what was read stays', async () => {
  const { client, read } = await open()
  const stop = new AbortController()
  const running = further(client, () => (asked.length > 4 && stop.abort(), false), stop.signal)
  await expect(running).rejects.toThrow('cancelled')
  expect(asked.length).toBeLessThanOrEqual(10)
  expect(read()?.items.length).toBeGreaterThan(400)
})

test('a slice that fails says so and keeps what was read', async () => {
  const { client, read } = await open()
  platform.use(handlers.jobs(fails(429)))
  await expect(further(client, () => false)).rejects.toMatchObject({ status: 429 })
  expect(read()?.items).toHaveLength(400)
})

test('where the lists come as bare arrays, all is read, and counted once it is', async () => {
  const some = history.slice(0, 1050)
  platform.use(
    handlers.jobs(({ request }) => {
      const { searchParams } = new URL(request.url)
      const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
      return some.slice((page - 1) * limit, page * limit)
    }),
    handlers.clusterJobs(() => []),
  )
  const { client, read } = await open()
  expect(read()).toMatchObject({ total: 400, uncounted: true })
  await further(client, () => false)
  expect(read()?.items).toHaveLength(1050)
  // A poll of the first page, which tells no total, does not change that.
  await client.fetchQuery(allJobsQuery(reading))
  expect(read()?.total).toBe(1050)
  expect(read()).not.toHaveProperty('uncounted')
})

test('a platform that sends the same bare array for every page is read once more, and no further', async () => {
  platform.use(
    handlers.jobs(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('page') ?? '')
      return history.slice(0, 100)
    }),
    handlers.clusterJobs(() => []),
  )
  const { client, read } = await open()
  await further(client, () => false)
  expect(asked).toEqual(['1', '2'])
  expect(read()).toMatchObject({ total: 100 })
  expect(read()?.items).toHaveLength(100)
  expect(read()).not.toHaveProperty('uncounted')
})

const some = history.slice(0, 700)

test.each<[string, (job: Job) => boolean]>([
  ['none', () => false],
  ['every tenth', ({ job_id }) => some.findIndex((job) => job.job_id === job_id) % 10 === 0],
])('a platform whose lists have jobs of which %s should be there is read to its end', async (_, isListed) => {
  platform.use(jobsOf(some))
  const { client, read } = await open()
  const isEnough = () => asked.length > 30
  await readFurther({ client, reading, isEnough, isListed, signal: new AbortController().signal })
  expect(read()?.items).toHaveLength(700)
  expect(asked.length).toBeLessThanOrEqual(2 * 7)
})

test('how many have failed is known only where both lists tell it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const count = async () => (await client.fetchQuery({ ...failedCountQuery(reading), staleTime: 0 })).total
  expect(await count()).toBe(2400)
  platform.use(handlers.clusterJobs(() => history.slice(0, 1)))
  expect(await count()).toBeNull()
})

test('the last hour is one of the platform, also on a device whose clock is three hours slow', async () => {
  const present = Date.now() + 3 * 3_600_000
  comparePlatformClock(new Date(present).toUTCString())
  onTestFinished(() => comparePlatformClock(new Date(Date.now()).toUTCString()))
  const since: (string | null)[] = []
  const told: Parameters<typeof handlers.jobs>[0] = ({ request }) => {
    since.push(new URL(request.url).searchParams.get('since'))
    return []
  }
  platform.use(handlers.jobs(told), handlers.clusterJobs(told))
  const lastHour = readingOf(
    [{ field: 'since', value: '1h', not: false }],
    { filters: {}, exact: true, of: 'jobs' },
    true,
  )
  const client = new QueryClient()
  await client.fetchQuery(allJobsQuery(lastHour))
  await client.fetchQuery(failedCountQuery(lastHour))
  expect(since).toHaveLength(4)
  for (const moment of since)
    expect(Math.abs(Date.parse(moment ?? '') - (present - 3_600_000))).toBeLessThan(10_000)
})
