import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { isWaitedFor, polled, pollInterval } from './polling'

let client: QueryClient
/** When each test begins: on a day of its own, as lists are read together with whatever was read shortly before. */
let day = Date.parse('2030-01-01T00:00:00Z')
beforeEach(() => {
  day += 24 * 60 * 60_000
  vi.useFakeTimers({ now: day })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  client.clear()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** Watches a polled list whose answers take `seconds`; counts the requests, and how many were under way at once. */
function watch(answer: () => unknown, seconds = 0) {
  const seen = { asked: 0, underWay: 0, most: 0 }
  const options = {
    queryKey: ['list'],
    queryFn: async () => {
      seen.asked += 1
      seen.underWay += 1
      seen.most = Math.max(seen.most, seen.underWay)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      seen.underWay -= 1
      return answer()
    },
    ...polled,
    refetchInterval: pollInterval,
  }
  const observer = new QueryObserver(client, options)
  const stop = observer.subscribe(() => {})
  return { seen, observer, stop, draw: () => observer.setOptions({ ...options }) }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('an hour of polling asks 720 times, one at a time', async () => {
  const { seen, stop } = watch(() => 'rows')
  await pass(3600)
  expect(seen).toMatchObject({ asked: 720, most: 1 })
  stop()
  await pass(60)
  expect(seen.asked).toBe(720) // nothing watches the list any more, so it is not read
})

const write = () => {
  client.setQueryData(['list'], (rows) => `${String(rows)}.`)
}

test.each(['drawn', 'written'])(
  'a list that is %s again and again is read every 5 s all the same',
  async (what) => {
    const { seen, draw } = watch(() => 'rows')
    for (const wait of [1, 2, 0.3]) {
      seen.asked = 0
      for (let second = 0; second < 61; second += wait) {
        await pass(wait)
        if (what === 'drawn') draw()
        else write()
      }
      expect(seen.asked).toBeGreaterThanOrEqual(12)
      expect(seen.asked).toBeLessThanOrEqual(13)
    }
  },
)

test('lists that are read together stay together while one of them is drawn and written', async () => {
  const { draw } = watch(() => 'rows', 0.1)
  const moments: number[] = []
  const other = new QueryObserver(client, {
    queryKey: ['other'],
    queryFn: () => moments.push(Date.now()),
    ...polled,
    refetchInterval: pollInterval,
  })
  other.subscribe(() => {})
  const read: number[] = []
  client.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === 'list' && query.state.fetchStatus === 'fetching')
      read.push(Date.now())
  })
  for (let second = 0; second < 60; second += 0.7) {
    await pass(0.7)
    draw()
    if (client.getQueryState(['list'])?.fetchStatus === 'idle') write()
  }
  expect(moments.length).toBeGreaterThan(10)
  expect([...new Set(read)]).toEqual(moments.slice(1))
})

test('what is written meanwhile does not hurry a list whose reads fail', async () => {
  let broken = false
  const { seen, draw } = watch(() => {
    if (broken) throw new Error('away')
    return 'rows'
  })
  await pass(1)
  broken = true
  await pass(5)
  seen.asked = 0
  for (let second = 0; second < 70; second += 1) {
    await pass(1)
    draw()
    client
      .getQueryCache()
      .find({ queryKey: ['list'] })
      ?.setState({ data: `rows ${second}` })
  }
  expect(seen.asked).toBe(3) // after 10, 20 and 40 s
})

test.each([30, 3600])('a clock that is set back by %d s delays no list that is drawn', async (seconds) => {
  const { seen, draw } = watch(() => 'rows')
  await pass(2)
  vi.setSystemTime(Date.now() - seconds * 1000)
  draw()
  seen.asked = 0
  for (let second = 0; second < 11; second += 1) {
    await pass(1)
    draw()
  }
  expect(seen.asked).toBe(2)
})

test('lists that were answered within half an interval of each other are read at the same moment', async () => {
  const moments: Record<string, number[]> = {}
  const list = (name: string, seconds: number) => {
    const observer = new QueryObserver(client, {
      queryKey: [name],
      queryFn: async () => {
        ;(moments[name] ??= []).push(Date.now())
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
        return name
      },
      ...polled,
      refetchInterval: pollInterval,
    })
    observer.subscribe(() => {})
  }
  list('jobs', 0.1)
  list('workflows', 0.6)
  await pass(2)
  list('later', 0.1)
  await pass(30)
  const { jobs = [], workflows, later = [] } = moments
  expect(jobs.length).toBeGreaterThan(5)
  expect(workflows).toEqual(jobs)
  // From its second read on.
  expect(later.slice(1)).toEqual(jobs.slice(1))
  const waits = jobs.slice(1).map((moment, index) => moment - (jobs[index] ?? 0))
  expect(Math.max(...waits)).toBeLessThanOrEqual(5100)
})

test('requests slower than the interval never overlap, also with other reads of the list', async () => {
  const { seen, observer } = watch(() => 'rows', 8)
  for (let minute = 0; minute < 10; minute += 1) {
    await pass(60)
    void observer.refetch({ cancelRefetch: false })
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false })
  }
  expect(seen.most).toBe(1)
  expect(seen.asked).toBeGreaterThan(40)
})

test('failures in a row slow polling down to once a minute, an answer brings it back to 5 s', async () => {
  let broken = false
  const { seen, observer } = watch(() => {
    if (broken) throw new Error('away')
    return 'rows'
  })
  await pass(1)
  broken = true
  await pass(5) // fails, then waits 10, 20, 40, 60, 60 …
  const before = seen.asked
  await pass(10)
  expect(seen.asked).toBe(before + 1)
  await pass(19)
  expect(seen.asked).toBe(before + 1)
  await pass(1)
  expect(seen.asked).toBe(before + 2)
  await pass(40 + 60 + 60)
  expect(seen.asked).toBe(before + 5)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'rows', isError: true })

  broken = false
  await pass(60)
  const again = seen.asked
  await pass(10)
  expect(seen.asked).toBe(again + 2)
  expect(observer.getCurrentResult().isError).toBe(false)
})

test('a list that never arrived is not polled until it is read again', async () => {
  const { seen } = watch(() => {
    throw new Error('away')
  })
  await pass(600)
  expect(seen.asked).toBe(1)
})

test('a hidden tab does not poll, and reads at once when it is shown again', async () => {
  const { seen } = watch(() => 'rows')
  // A client notices focus only while it is mounted; in the console its provider mounts it.
  client.mount()
  await pass(1)
  focusManager.setFocused(false)
  await pass(600)
  expect(seen.asked).toBe(1)
  focusManager.setFocused(true)
  await pass(1)
  expect(seen.asked).toBe(2)
  await pass(5)
  expect(seen.asked).toBe(3)
  client.unmount()
})

test('a hidden tab in which something is written does not poll either, nor wake all the time', async () => {
  const { seen, draw } = watch(() => 'rows')
  const intervals: number[] = []
  client.mount()
  await pass(1)
  focusManager.setFocused(false)
  for (let second = 0; second < 60; second += 1) {
    await pass(1)
    draw()
    write()
    const query = client.getQueryCache().find({ queryKey: ['list'] })
    if (query) intervals.push(Number(pollInterval(query)))
  }
  expect(seen.asked).toBe(1)
  expect(Math.min(...intervals)).toBeGreaterThan(100)
  focusManager.setFocused(true)
  await pass(1)
  expect(seen.asked).toBe(2)
  await pass(5)
  expect(seen.asked).toBe(3)
  client.unmount()
})

test('the wheel of the mark stands still for whatever reads again by itself', () => {
  const sources = import.meta.glob<string>('../features/**/*.queries.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const polls = Object.values(sources)
    .flatMap((source) => source.split(/queryOptions[<(]/))
    .filter((options) => options.includes('refetchInterval: '))
  expect(polls.length).toBeGreaterThan(5)
  expect(polls.filter((options) => !/\.\.\.(quiet|polled)\b/.test(options))).toEqual([])
})

test('nobody waits for a poll, but for what has not been read yet, and for what is not polled', () => {
  const { meta } = polled
  expect(isWaitedFor({ meta, state: { data: [] } })).toBe(false)
  expect(isWaitedFor({ meta, state: { data: undefined } })).toBe(true)
  expect(isWaitedFor({ meta: undefined, state: { data: [] } })).toBe(true)
})
