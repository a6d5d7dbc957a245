import { ApiError, GENERIC_MESSAGE } from '@quarterdeck/api'
import { act, renderHook } from '@testing-library/react'
import { dismissToast, useToasts } from './toasts'
import { useIsUnderWay, useWrite, type WriteOptions } from './useWrite'

const taken = () => Promise.reject(new ApiError('http', 'The name is taken', { status: 409 }))
const unanswered = () =>
  Promise.reject(
    new ApiError('timeout', 'No answer in time. The outcome is unknown.', { outcomeUnknown: true }),
  )

/** A call that stays under way until the test ends it with `finish` or `fail`. */
function held() {
  let finish = () => {}
  let fail = (_error: unknown) => {}
  const send = vi.fn<(id: string) => Promise<string>>(
    (id) =>
      new Promise((resolve, reject) => {
        finish = () => resolve(`saved ${id}`)
        fail = reject
      }),
  )
  return {
    send,
    finish: () => act(async () => finish()),
    fail: (error: unknown) => act(async () => fail(error)),
  }
}

let keys = 0
/** A key that no other test writes under. */
const newKey = () => ['test', String(++keys)]

type Options<Result> = WriteOptions<string, Result>
const screenOf = <Result,>(
  options: Omit<Options<Result>, 'whenFailed' | 'whenUnknown' | 'subject'> & Partial<Options<Result>>,
) =>
  renderHook(() =>
    useWrite<string, Result>({
      whenFailed: 'Failed',
      whenUnknown: 'Look at the list.',
      subject: null,
      ...options,
    }),
  )
/** Titles of the toasts in view. */
function toasts() {
  const { result, unmount } = renderHook(() => useToasts())
  unmount()
  return result.current.shown.map(({ title }) => title)
}

test('while a write is under way, others of the same key are not sent, from no screen', async () => {
  const key = newKey()
  const { send, finish } = held()
  const one = screenOf({ key, send })
  const other = screenOf({ key, send })

  let first: Promise<boolean> | undefined
  await act(async () => {
    first = one.result.current.write('a')
    expect(await one.result.current.write('b')).toBe(false)
    expect(await other.result.current.write('c')).toBe(false)
  })
  expect(send).toHaveBeenCalledOnce()
  expect(other.result.current).toMatchObject({ busy: true, underWay: ['a'] })

  await finish()
  expect(await first).toBe(true)
  expect(other.result.current.busy).toBe(false)
  await act(async () => void other.result.current.write('c'))
  expect(send).toHaveBeenCalledTimes(2)
  await finish()
})

test('writes with different ids in their key are under way at the same time', async () => {
  const key = newKey()
  const { send, finish } = held()
  const { result } = screenOf({ key, each: (id) => id, send })
  const row = renderHook(() => useIsUnderWay([...key, 'b']))

  await act(async () => {
    void result.current.write('a')
    void result.current.write('a')
    void result.current.write('b')
  })
  expect(send.mock.calls.map(([id]) => id)).toEqual(['a', 'b'])
  expect(row.result.current).toBe(true)
  await finish()
  expect(row.result.current).toBe(false)
  expect(result.current.underWay).toEqual(['a'])
})

test('a failure is given back as a message, which goes when the next write begins', async () => {
  const send = vi.fn<(id: string) => Promise<string>>(taken)
  const { result } = screenOf({ key: newKey(), send, whenFailed: (id) => `Failed to save ${id}` })

  await act(async () => expect(await result.current.write('a')).toBe(false))
  expect(result.current.failure).toEqual({ message: 'Failed to save a', reason: 'The name is taken.' })
  expect(result.current.failed).toBe('a')
  expect(toasts()).toEqual([])

  send.mockResolvedValue('')
  await act(async () => expect(await result.current.write('a')).toBe(true))
  expect(result.current.failure).toBeUndefined()
})

test('a failure stays while something else is written under the same general key, and however that ends', async () => {
  const send = vi.fn<(id: string) => Promise<string>>(async (id) => (id === 'b' ? '' : taken()))
  const { result } = screenOf({ key: newKey(), each: (id) => id, send, whenFailed: (id) => `Failed: ${id}` })

  await act(async () => void result.current.write('a'))
  await act(async () => expect(await result.current.write('b')).toBe(true))
  expect(result.current.failure?.message).toBe('Failed: a')
  expect(result.current.failed).toBe('a')

  await act(async () => void result.current.write('c'))
  expect(result.current.failure?.message).toBe('Failed: c')

  send.mockResolvedValue('')
  await act(async () => expect(await result.current.write('c')).toBe(true))
  expect(result.current.failure).toBeUndefined()
})

test('of another thing that the screen shows by now, nothing has failed', async () => {
  const key = newKey()
  const { result, rerender } = renderHook(
    ({ id }) =>
      useWrite<string>({
        key: [...key, id],
        send: taken,
        whenFailed: 'Failed',
        whenUnknown: 'Look at the list.',
        subject: null,
      }),
    { initialProps: { id: '1' } },
  )
  await act(async () => void result.current.write('a'))
  expect(result.current.failure?.message).toBe('Failed')
  rerender({ id: '2' })
  expect(result.current.failure).toBeUndefined()
})

test('the toast of a failure leads back to the form that was left, and to none that is in view or about what is gone', async () => {
  const wayBack = () => {
    const { result, unmount } = renderHook(() => useToasts())
    unmount()
    return result.current.shown.at(-1)
  }
  const { send, fail } = held()
  window.history.replaceState(null, '', '/admin/plans?page=2&dialog=edit-plan&id=p-1')
  const one = screenOf({ key: newKey(), send })
  await act(async () => void one.result.current.write('a'))
  one.unmount()
  window.history.replaceState(null, '', '/admin/plans?page=2')
  await fail(new ApiError('http', 'The name is taken', { status: 409 }))
  expect(wayBack()).toMatchObject({
    title: 'Failed',
    duration: 0,
    action: { label: 'Open again', href: '/admin/plans?page=2&dialog=edit-plan&id=p-1' },
  })

  const other = screenOf({ key: newKey(), send })
  await act(async () => void other.result.current.write('a'))
  other.unmount()
  await fail(new ApiError('http', 'The name is taken', { status: 409 }))
  expect(wayBack()?.action).toBeUndefined()

  window.history.replaceState(null, '', '/admin/plans?dialog=edit-plan&id=p-1')
  const third = screenOf({ key: newKey(), send, subject: 'The plan Pro' })
  await act(async () => void third.result.current.write('a'))
  third.unmount()
  window.history.replaceState(null, '', '/admin/plans')
  await fail(new ApiError('http', 'Not found', { status: 404 }))
  expect(wayBack()).toMatchObject({ title: 'The plan Pro is no longer there.' })
  expect(wayBack()?.action).toBeUndefined()
  const { result: all, unmount } = renderHook(() => useToasts())
  act(() => all.current.shown.forEach(({ id }) => dismissToast(id)))
  unmount()
  window.history.replaceState(null, '', '/')
})

test('when the screen was left, a failure shows in a toast and `write` resolves with false', async () => {
  const { send, fail } = held()
  const onFailed = vi.fn<() => void>()
  const { result, unmount } = screenOf({ key: newKey(), send, whenFailed: 'Failed to save', onFailed })
  let writing: Promise<boolean> | undefined
  await act(async () => void (writing = result.current.write('a')))
  unmount()
  await fail(new ApiError('http', 'The name is taken', { status: 409 }))
  expect(await writing).toBe(false)
  expect(onFailed).toHaveBeenCalledOnce()
  expect(toasts()).toEqual(['Failed to save'])
})

test('a screen that is opened again learns how a write that it began before has ended', async () => {
  const key = newKey()
  const { send, finish } = held()
  const before = toasts().length
  const whenEnded = vi.fn<() => void>()
  const tellDone = vi.fn<() => void>()
  const first = screenOf({ key, send, tellDone })
  let writing: Promise<boolean> | undefined
  await act(async () => void (writing = first.result.current.write('a')))
  first.unmount()

  const second = screenOf({ key, send, whenEnded })
  expect(second.result.current.busy).toBe(true)
  await finish()
  expect(whenEnded).toHaveBeenCalledWith({ outcome: 'done', variables: 'a', result: 'saved a' })
  expect(await writing).toBe(false) // the screen that began the write is gone, so it must not close anything
  expect(tellDone).not.toHaveBeenCalled()
  expect(toasts()).toHaveLength(before)
})

test('`tellDone` is called when the write succeeds after its screen was left', async () => {
  const { send, finish } = held()
  const tellDone = vi.fn<() => void>()
  const { result, unmount } = screenOf({ key: newKey(), send, tellDone })
  await act(async () => void result.current.write('a'))
  unmount()
  await finish()
  expect(tellDone).toHaveBeenCalledWith('saved a', 'a')
})

test('a write counts as under way until its `onDone` has ended', async () => {
  let read = () => {}
  const { result } = screenOf({
    key: newKey(),
    send: () => Promise.resolve(''),
    onDone: () => new Promise<void>((resolve) => (read = resolve)),
  })
  await act(async () => void result.current.write('a'))
  expect(result.current.busy).toBe(true)
  await act(async () => read())
  expect(result.current.busy).toBe(false)
})

test('without an answer it says what to look at, and not to try again', async () => {
  const { result } = screenOf({
    key: newKey(),
    send: unanswered,
    whenFailed: 'Failed to save. Please try again.',
  })
  await act(async () => void result.current.write('a'))
  expect(result.current.failure).toEqual({
    message: 'No answer in time. The outcome is unknown.',
    reason: 'Look at the list.',
    outcomeUnknown: true,
  })
})

test.each([
  [new ApiError('http', GENERIC_MESSAGE, { status: 500 }), 'An unexpected error occurred (500).'],
  [new Error(''), undefined],
])('a failure without words of its own tells the status of its answer: %j', async (error, reason) => {
  const { result } = screenOf({ key: newKey(), send: () => Promise.reject(error) })
  await act(async () => void result.current.write('a'))
  expect(result.current.failure).toEqual({ message: 'Failed', reason })
})
