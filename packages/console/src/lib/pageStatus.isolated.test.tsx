import { act, renderHook } from '@testing-library/react'
import { answerArrived, requestBroke, watchConnection, whenReconnected } from './connection'
import { usePageStatus } from './pageStatus'
import { watchSlowAnswer } from './slowAnswers'

watchConnection()
const tell = (event: 'online' | 'offline') => act(async () => void window.dispatchEvent(new Event(event)))

test('a connection that is gone is told at once, and that it is back to who waits for it', async () => {
  const again = vi.fn<() => void>()
  const stop = whenReconnected(again)
  const { result } = renderHook(usePageStatus)
  expect(result.current).toBeUndefined()
  await tell('offline')
  expect(result.current).toBe('offline')
  expect(again).not.toHaveBeenCalled()
  await tell('online')
  expect(result.current).toBeUndefined()
  expect(again).toHaveBeenCalledOnce()
  stop()
  await tell('online')
  expect(again).toHaveBeenCalledOnce()
})

test('a server that answers all the same, such as one on this machine, is reachable', async () => {
  const { result } = renderHook(usePageStatus)
  await tell('offline')
  await act(async () => answerArrived(performance.now() - 1000)) // asked before
  expect(result.current).toBe('offline')
  await act(async () => answerArrived(performance.now() + 1))
  expect(result.current).toBeUndefined()
})

describe('a network that leads nowhere, though the browser says online', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

  test('is told until the server is reached again, and then all that waits for it goes on', async () => {
    const again = vi.fn<() => void>()
    const stop = whenReconnected(again)
    const server = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError('no route'))
    vi.stubGlobal('fetch', server)
    const { result } = renderHook(usePageStatus)
    requestBroke()
    requestBroke()
    await pass(1)
    expect(result.current).toBe('offline')
    await pass(10)
    expect(result.current).toBe('offline')
    expect(server).toHaveBeenCalledTimes(3)
    server.mockResolvedValue(new Response())
    await pass(5)
    expect(result.current).toBeUndefined()
    expect(again).toHaveBeenCalledOnce()
    await pass(60)
    expect(server).toHaveBeenCalledTimes(4)
    stop()
  })

  test('is not what is told where the console itself is reached', async () => {
    const server = vi.fn<() => Promise<unknown>>().mockResolvedValue(new Response(null, { status: 503 }))
    vi.stubGlobal('fetch', server)
    const { result } = renderHook(usePageStatus)
    requestBroke()
    await pass(60)
    expect(result.current).toBeUndefined()
    expect(server).toHaveBeenCalledOnce()
  })
})

test('slow answers are told until the last of them is over, however it ends', async () => {
  const { result } = renderHook(usePageStatus)
  let answer = () => {}
  let fail = () => {}
  await act(async () => {
    watchSlowAnswer(new Promise<void>((resolve) => (answer = resolve)))
    watchSlowAnswer(new Promise((_, reject) => (fail = () => reject(new Error('timeout')))))
  })
  expect(result.current).toBe('slow')
  await act(async () => answer())
  expect(result.current).toBe('slow')
  await act(async () => fail())
  expect(result.current).toBeUndefined()
})
