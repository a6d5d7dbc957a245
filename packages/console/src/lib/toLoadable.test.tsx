import { QueryClient, QueryClientProvider, keepPreviousData, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { toLoadable } from './toLoadable'

afterEach(() => vi.useRealTimers())

/** A list read page by page; `answer` ends the read of a page. */
function pagedList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const reads = new Map<number, { resolve: (rows: string[]) => void; reject: (error: Error) => void }>()
  const hook = renderHook(
    ({ page }) => {
      const query = useQuery({
        queryKey: ['rows', page],
        queryFn: () => new Promise<string[]>((resolve, reject) => reads.set(page, { resolve, reject })),
        placeholderData: keepPreviousData,
      })
      return toLoadable(query, 'Failed to load rows.')
    },
    {
      initialProps: { page: 1 },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return {
    hook,
    wait,
    show: (page: number) => act(async () => hook.rerender({ page })),
    refresh: () => act(async () => void client.refetchQueries()),
    answer: async (page: number, rows: string[]) => {
      reads.get(page)?.resolve(rows)
      await wait(1)
    },
    fail: async (page: number) => {
      reads.get(page)?.reject(new Error('no connection'))
      await wait(1)
    },
  }
}

test('rows of the page before stay until the next ones are there, and say that they are not those', async () => {
  vi.useFakeTimers()
  const list = pagedList()
  await list.answer(1, ['a'])
  expect(list.hook.result.current).toMatchObject({ state: 'ready', data: ['a'], outdated: false })
  await list.show(2)
  await list.wait(60_000)
  expect(list.hook.result.current).toMatchObject({ state: 'ready', data: ['a'], outdated: true })
  await list.answer(2, ['b'])
  expect(list.hook.result.current).toMatchObject({ state: 'ready', data: ['b'], outdated: false })
})

test('what has arrived stays after a failed refresh, with its age and the reason', async () => {
  vi.useFakeTimers()
  const list = pagedList()
  await list.answer(1, ['a'])
  const { updatedAt } = list.hook.result.current as { updatedAt: number }
  expect(updatedAt).toBe(Date.now() - 1)
  await list.wait(60_000)
  await list.refresh()
  await list.wait(1)
  expect(list.hook.result.current).toMatchObject({ data: ['a'], refreshing: true })
  await list.fail(1)
  expect(list.hook.result.current).toMatchObject({
    data: ['a'],
    updatedAt,
    refreshing: false,
    refreshFailure: 'no connection',
  })
})

test('a page that cannot be read is an error and not the rows of another one', async () => {
  vi.useFakeTimers()
  const list = pagedList()
  await list.answer(1, ['a'])
  await list.show(2)
  await list.fail(2)
  expect(list.hook.result.current).toMatchObject({
    state: 'error',
    message: 'Failed to load rows.',
    reason: 'no connection',
  })
  await list.show(1)
  expect(list.hook.result.current).toMatchObject({ state: 'ready', data: ['a'] })
})
