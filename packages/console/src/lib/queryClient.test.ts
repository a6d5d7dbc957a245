import { ApiError, configure, jobs } from '@quarterdeck/api'
import { QueryObserver } from '@tanstack/react-query'
import { polled } from './polling'
import { queryClient } from './queryClient'
import { refreshSession } from './session'

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.mount()
})
afterEach(() => {
  queryClient.clear()
  queryClient.unmount()
  vi.useRealTimers()
})

/** Watches a read; tells how often it was asked. */
async function watch(answer: () => unknown, options = {}) {
  const seen = { asked: 0 }
  const observer = new QueryObserver(queryClient, {
    queryKey: ['rows'],
    queryFn: async () => {
      seen.asked += 1
      return answer()
    },
    retry: false,
    ...options,
  })
  observer.subscribe(() => {})
  await pass(0)
  return { seen, observer }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

/** Somebody looks at the tab: it was hidden, or its window gets the focus back. */
const look = async (event: 'visibilitychange' | 'focus') => {
  window.dispatchEvent(new Event(event))
  await pass(0)
}

test.each(['visibilitychange', 'focus'] as const)(
  'what is older than 30 s is read anew on %s',
  async (event) => {
    const { seen } = await watch(() => 'rows')
    await pass(29)
    await look(event)
    expect(seen.asked).toBe(1)
    await pass(2)
    await look(event)
    expect(seen.asked).toBe(2)
    await look(event)
    expect(seen.asked).toBe(2)
  },
)

test('what is polled is read at once, however new it is', async () => {
  const { seen } = await watch(() => 'rows', polled)
  await pass(1)
  await look('focus')
  expect(seen.asked).toBe(2)
})

test('what failed in passing is tried once more, and not again', async () => {
  const { seen, observer } = await watch(() => Promise.reject(new ApiError('network', 'No connection.')), {
    retry: queryClient.getDefaultOptions().queries?.retry,
  })
  await pass(60)
  expect(seen.asked).toBe(2)
  expect(observer.getCurrentResult().isError).toBe(true)
})

test('what failed is read anew too, but not at every look', async () => {
  const { seen } = await watch(() => Promise.reject(new Error('no connection')))
  await look('focus')
  expect(seen.asked).toBe(1)
  await pass(31)
  await look('focus')
  expect(seen.asked).toBe(2)
})

test('data that stand stay while newer ones are on their way, and after these failed', async () => {
  let answer: unknown = 'rows'
  let fail: (error: Error) => void = () => {}
  const { observer } = await watch(() => answer)
  await pass(31)
  answer = new Promise((_, reject) => (fail = reject))
  await look('focus')
  expect(observer.getCurrentResult()).toMatchObject({ data: 'rows', isFetching: true })
  fail(new Error('no connection'))
  await pass(0)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'rows', isError: true })
})

test('what is never out of date is not read anew', async () => {
  const { seen } = await watch(() => 'rows', { staleTime: Infinity })
  await pass(3600)
  await look('focus')
  expect(seen.asked).toBe(1)
})

test('what was read goes with the person who read it', async () => {
  vi.useRealTimers()
  let isSignedIn = true
  configure({
    apiUrl: 'https://api.example.com',
    authUrl: 'https://auth.example.com',
    fetch: async ({ url }) => {
      if (!url.endsWith('/whoami')) return Response.json([{ job_id: 'a', status: 'running' }])
      const identity = { id: 'mira', traits: { email: 'a@b.example', admin: true } }
      return isSignedIn
        ? Response.json({ id: 'session', active: true, identity })
        : Response.json({}, { status: 401 })
    },
  })
  await refreshSession()
  queryClient.setQueryData(['rows'], 'rows')
  await jobs.list({})
  const polled = await jobs.list({})
  expect(await jobs.list({})).toBe(polled)

  isSignedIn = false
  await refreshSession()
  expect(queryClient.getQueryData(['rows'])).toBeUndefined()
  expect(await jobs.list({})).not.toBe(polled)
})
