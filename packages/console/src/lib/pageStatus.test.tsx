import { act, renderHook } from '@testing-library/react'
import { answerArrived, watchConnection, whenReconnected } from './connection'
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
