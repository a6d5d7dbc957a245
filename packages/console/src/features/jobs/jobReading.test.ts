import { jobs, type Job, type Page } from '@quarterdeck/api'
import { manyJobs } from '@quarterdeck/sandbox/fixtures'
import { handlers } from '@quarterdeck/sandbox/msw'
import { mockPlatform } from '@quarterdeck/sandbox/msw/node'
import { furtherOf, inPlaceOf, nextPage, reachOf, withPages, type JobReading } from './jobReading'

const platform = mockPlatform()

/** Jobs of both lists, one a minute, the newest first. */
let organization: Job[] = []
let cluster: Job[] = []

beforeAll(async () => {
  platform.use(handlers.jobs(manyJobs(60)))
  const { items } = await jobs.list({ limit: 100 })
  const base = Date.parse('2026-11-20T12:00:00Z')
  const at = (minute: number) => new Date(base - minute * 60_000).toISOString()
  organization = items.slice(0, 40).map((job, index) => ({ ...job, created_at: at(index) }))
  cluster = items
    .slice(40)
    .map((job, index) => ({ ...job, source: 'cluster' as const, created_at: at(index * 5) }))
})

const cut = (list: readonly Job[], page: number, size = 10): Page<Job> => ({
  items: list.slice((page - 1) * size, page * size),
  total: list.length,
  totalPages: Math.max(1, Math.ceil(list.length / size)),
})
const first = () =>
  withPages(undefined, [
    { source: 'organization', page: 1, answer: cut(organization, 1) },
    { source: 'cluster', page: 1, answer: cut(cluster, 1) },
  ])
/** Reads one page further, of whichever list is due. */
function further(reading: JobReading): JobReading {
  const next = nextPage(reading)
  if (!next) throw new Error('Everything has been read')
  const list = next.source === 'organization' ? organization : cluster
  return withPages(reading, [{ ...next, answer: cut(list, next.page) }])
}
const minutesRead = (reading: JobReading) =>
  (Date.parse(organization[0]?.created_at ?? '') - reachOf(reading)) / 60_000

test('two lists become one, known as far as both have been read', () => {
  const reading = first()
  expect(reading.total).toBe(60)
  expect(reading.items).toHaveLength(20)
  const times = reading.items.map(({ created_at }) => Date.parse(created_at ?? ''))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  expect(minutesRead(reading)).toBe(9)
})

test('the list that lags is read further, until both have ended', () => {
  let reading = first()
  const pages: string[] = []
  for (let next = nextPage(reading); next; next = nextPage(reading)) {
    pages.push(`${next.source} ${next.page}`)
    reading = further(reading)
  }
  expect(pages).toEqual(['organization 2', 'organization 3', 'organization 4', 'cluster 2'])
  expect(reading.items).toHaveLength(60)
  expect(reachOf(reading)).toBe(-Infinity)
})

test('unchanged jobs and readings stay the same objects', () => {
  const before = first()
  expect(first()).not.toBe(before)
  const polled = withPages(before, [{ source: 'organization', page: 1, answer: cut(organization, 1) }])
  expect(polled).toBe(before)
  const changed = organization.map((job, index) => (index === 3 ? { ...job, retries: 9 } : { ...job }))
  const after = withPages(before, [{ source: 'organization', page: 1, answer: cut(changed, 1) }])
  expect(after.items.filter((job, index) => job !== before.items[index])).toHaveLength(1)
})

test('a job that its stretch no longer has leaves, one that was pushed on stays', () => {
  const before = first()
  const gone = organization.filter((_, index) => index !== 3)
  const after = withPages(before, [{ source: 'organization', page: 1, answer: cut(gone, 1) }])
  expect(after.items.some(({ job_id }) => job_id === organization[3]?.job_id)).toBe(false)
  expect(after.items).toHaveLength(20)

  const newer = [{ ...(organization[0] as Job), job_id: 'new', created_at: '2026-11-20T12:30:00Z' }]
  const grown = withPages(before, [
    { source: 'organization', page: 1, answer: cut([...newer, ...organization], 1) },
  ])
  expect(grown.items).toHaveLength(21)
  expect(grown.items[0]?.job_id).toBe('new')
  // The next page begins with what is known by now, and nothing is left out.
  expect(nextPage(grown)).toEqual({ source: 'organization', page: 2 })
})

test('after a long absence a list begins anew', () => {
  const reading = further(first())
  const others = organization.map((job) => ({ ...job, job_id: `later ${job.job_id}` }))
  const after = withPages(reading, [{ source: 'organization', page: 1, answer: cut(others, 1) }])
  expect(after.items.filter(({ source }) => source === 'organization')).toHaveLength(10)
  expect(nextPage(after)).toEqual({ source: 'organization', page: 2 })
  expect(furtherOf(reading)).toBe(furtherOf(first()) + 1)
  expect(furtherOf(after)).toBe(furtherOf(reading))
})

test('a platform that gives fewer than it was asked for is read by its own pages', () => {
  const reading = withPages(undefined, [
    { source: 'organization', page: 1, answer: cut(organization, 1, 7) },
    { source: 'cluster', page: 1, answer: { items: [], total: 0, totalPages: 1 } },
  ])
  expect(nextPage(reading)).toEqual({ source: 'organization', page: 2 })
  const more = withPages(reading, [{ source: 'organization', page: 2, answer: cut(organization, 2, 7) }])
  expect(nextPage(more)).toEqual({ source: 'organization', page: 3 })
  expect(more.sources.cluster.done).toBe(true)
})

test('a list that tells no times says nothing of how far it was read, and is read on', () => {
  const timeless = cluster.map((job) => ({ ...job, created_at: null }))
  const read = (page: number, before?: JobReading) =>
    withPages(before, [
      { source: 'organization', page: 1, answer: { items: [], total: 0, totalPages: 1 } },
      { source: 'cluster', page, answer: cut(timeless, page) },
    ])
  const reading = read(1)
  expect(reachOf(reading)).toBe(Infinity)
  expect(nextPage(reading)).toEqual({ source: 'cluster', page: 2 })
  expect(reading.items).toHaveLength(10)
  const whole = read(2, reading)
  expect(reachOf(whole)).toBe(-Infinity)
  expect(whole.items).toHaveLength(20)
})

test('a page without times leaves a list as far as it was read, and its jobs stand last', () => {
  const mixed = organization.map((job, index) => (index < 10 ? job : { ...job, created_at: null }))
  const before = withPages(undefined, [
    { source: 'organization', page: 1, answer: cut(mixed, 1) },
    { source: 'cluster', page: 1, answer: { items: [], total: 0, totalPages: 1 } },
  ])
  const after = withPages(before, [{ source: 'organization', page: 2, answer: cut(mixed, 2) }])
  expect(reachOf(after)).toBe(reachOf(before))
  expect(after.items.slice(0, 10)).toEqual(mixed.slice(0, 10))
})

test('a page with nothing on it is not asked for again and again', () => {
  const reading = withPages(undefined, [
    { source: 'organization', page: 1, answer: { items: [], total: 20, totalPages: 2 } },
    { source: 'cluster', page: 1, answer: cut(cluster, 1) },
  ])
  expect(nextPage(reading)).toEqual({ source: 'organization', page: 2 })
})

test('jobs from before 1970 are jobs like all others', () => {
  const old = organization.map((job, index) => ({ ...job, created_at: `19${60 - index}-01-01T00:00:00Z` }))
  const reading = withPages(undefined, [
    { source: 'organization', page: 1, answer: cut(old, 1) },
    { source: 'cluster', page: 1, answer: { items: [], total: 0, totalPages: 1 } },
  ])
  expect(reachOf(reading)).toBe(Date.parse('1951-01-01T00:00:00Z'))
})

test('what is read anew takes the place of its own stretch, and older jobs stay, also those that arrived meanwhile', () => {
  let known = first()
  while (nextPage(known)) known = further(known)
  const [gone, changed] = [organization[4], organization[5]]
  const now = organization
    .filter((job) => job !== gone)
    .map((job) => (job === changed ? { ...job, retries: 9 } : job))
  const anew = withPages(undefined, [
    { source: 'organization', page: 1, answer: cut(now, 1) },
    { source: 'cluster', page: 1, answer: cut(cluster, 1) },
  ])
  const after = inPlaceOf(known, anew)
  expect(after.items).toHaveLength(59)
  expect(after.items.filter((job) => !known.items.includes(job))).toEqual([
    expect.objectContaining({ job_id: changed?.job_id, retries: 9 }),
  ])
  expect(after.total).toBe(59)
  expect([reachOf(after), furtherOf(after)]).toEqual([reachOf(known), furtherOf(known)])
  expect(nextPage(after)).toBeUndefined()
})
