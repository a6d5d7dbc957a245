import { polled } from './polling'
import { queryClient } from './queryClient'
import { isReading } from './reading'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

/** Reads something that takes this long, in milliseconds. */
const read = (key: string, takes: number, options = {}) =>
  void queryClient.prefetchQuery({
    queryKey: [key],
    queryFn: () => new Promise((resolve) => setTimeout(resolve, takes, 'read')),
    staleTime: 0,
    ...options,
  })
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('what is read within a fifth of a second is not told of', async () => {
  read('quick', 150)
  await wait(150)
  read('another', 150)
  await wait(100)
  expect(isReading.get()).toBe(false)
  await wait(1000)
  expect(isReading.get()).toBe(false)
})

test('what takes longer is told of, until the last of it has arrived', async () => {
  read('slow', 500)
  await wait(199)
  expect(isReading.get()).toBe(false)
  await wait(1)
  expect(isReading.get()).toBe(true)
  read('as well', 400)
  await wait(300)
  expect(isReading.get()).toBe(true)
  await wait(100)
  expect(isReading.get()).toBe(false)
})

test('what reads again by itself is not waited for', async () => {
  queryClient.setQueryData(['jobs'], 'as they were')
  read('jobs', 5000, polled)
  await wait(1000)
  expect(isReading.get()).toBe(false)
})

test('nothing is read any more when the cache is emptied', async () => {
  read('slow', 500)
  await wait(300)
  expect(isReading.get()).toBe(true)
  queryClient.clear()
  expect(isReading.get()).toBe(false)
})
