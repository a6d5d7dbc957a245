import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RunUnavailable, useRuns } from './useRuns'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)
const backup = { id: 'backup', display_name: 'backup' }
const restart = { id: 'restart', display_name: 'restart' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let scopes = 0

function setUp(
  run: (item: { id: string }) => Promise<unknown>,
  { unavailable, scope = `scope ${++scopes}` }: { unavailable?: string; scope?: string } = {},
) {
  const onSettled = vi.fn<() => void>()
  const onSuccess = vi.fn<() => void>()
  const view = renderHook(
    () =>
      useRuns<typeof backup>({
        target: { type: 'cluster', id: scope, name: 'fra-1' },
        unavailable,
        list: 'jobs',
        idOf: ({ id }) => id,
        refused: 'Unable to trigger job',
        run,
        named: ({ display_name }) => ({ job: display_name }),
        onDone: () => onSuccess(),
        onSettled,
        onGone: () => {},
      }),
    { wrapper },
  )
  const start = (item: typeof backup) => act(async () => view.result.current.start(item))
  const statusOf = ({ id }: { id: string }) => view.result.current.runs[id]?.status
  return { ...view, start, statusOf, onSettled, onSuccess }
}

const passes = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

test('running, success for 3 seconds, idle', async () => {
  let finish = () => {}
  const run = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
  const { start, statusOf, onSettled, onSuccess } = setUp(run)

  await start(backup)
  await start(backup)
  expect(statusOf(backup)).toBe('running')
  await start(restart)
  expect(run).toHaveBeenCalledTimes(2) // one of each
  expect(onSuccess).not.toHaveBeenCalled()

  await act(async () => finish())
  expect(statusOf(restart)).toBe('success')
  expect(onSuccess).toHaveBeenCalledOnce()
  expect(onSettled).toHaveBeenCalledOnce()
  await passes(2999)
  expect(statusOf(restart)).toBe('success')
  await passes(1)
  expect(statusOf(restart)).toBe('idle')
  expect(statusOf(backup)).toBe('running')
})

test('error for 5 seconds, its message until the next run', async () => {
  const run = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('quota exceeded'))
    .mockResolvedValue()
  const { start, statusOf, result, onSettled } = setUp(run)

  await start(backup)
  const failure = { message: 'backup failed', reason: 'Quota exceeded.' }
  expect(result.current.runs['backup']).toEqual({ status: 'error', failure })
  expect(onSettled).toHaveBeenCalledOnce()
  await passes(4999)
  expect(statusOf(backup)).toBe('error')
  await passes(1)
  expect(result.current.runs['backup']).toEqual({ status: 'idle', failure })

  await start(backup)
  expect(result.current.runs['backup']).toEqual({ status: 'success' })
})

test('a new run is not reset by the timer of the one before', async () => {
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('')).mockResolvedValue()
  const { start, statusOf } = setUp(run)
  await start(backup)
  await passes(4000)
  await start(backup)
  await passes(2000)
  expect(statusOf(backup)).toBe('success')
})

test('where nothing can be run, an item is not sent', async () => {
  const run = vi.fn<() => Promise<void>>()
  const { start, result, onSettled } = setUp(run, { unavailable: 'Cluster not available' })
  await start(backup)
  expect(run).not.toHaveBeenCalled()
  expect(onSettled).not.toHaveBeenCalled()
  expect(result.current.runs['backup']).toEqual({
    status: 'error',
    failure: { message: 'Unable to trigger job', reason: 'Cluster not available.' },
  })
})

test('what finds out only as it runs that nothing can be run says it in the same words', async () => {
  const { start, result } = setUp(() => Promise.reject(new RunUnavailable('Namespace not available')))
  await start(backup)
  expect(result.current.runs['backup']).toEqual({
    status: 'error',
    failure: { message: 'Unable to trigger job', reason: 'Namespace not available.' },
  })
})

test('no timer outlives the dialog', async () => {
  let finish = () => {}
  const { start, unmount } = setUp((item) =>
    item.id === backup.id ? Promise.resolve() : new Promise<void>((resolve) => (finish = resolve)),
  )
  await start(backup)
  await start(restart)
  unmount()
  await act(async () => finish())
  expect(vi.getTimerCount()).toBe(0)
})

test('a dialog that is opened again shows what is still running, and does not run it twice', async () => {
  let finish = () => {}
  const run = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
  const first = setUp(run, { scope: 'northwind' })
  await first.start(backup)
  first.unmount()

  const second = setUp(run, { scope: 'northwind' })
  expect(second.statusOf(backup)).toBe('running')
  await second.start(backup)
  expect(run).toHaveBeenCalledOnce()
  const elsewhere = setUp(run, { scope: 'contoso' })
  expect(elsewhere.statusOf(backup)).toBeUndefined()

  await act(async () => finish())
  expect(second.statusOf(backup)).toBe('success')
  await passes(3000)
  expect(second.statusOf(backup)).toBe('idle')
  await second.start(backup)
  expect(run).toHaveBeenCalledTimes(2)
})
