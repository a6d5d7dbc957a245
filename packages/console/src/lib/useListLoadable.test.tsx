import { QueryClient, QueryClientProvider, keepPreviousData, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useListLoadable } from './useListLoadable'

afterEach(() => vi.useRealTimers())

/** A list read page by page; `answer` ends the read of a page. */
function pagedList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const reads = new Map<number, { resolve: (rows: string[]) => void; reject: (error: Error) => void }>()
  const hook = renderHook(
    ({ page }) =>
      useListLoadable(
        useQuery({
          queryKey: ['rows', page],
          queryFn: () => new Promise<string[]>((resolve, reject) => reads.set(page, { resolve, reject })),
          placeholderData: keepPreviousData,
        }),
        'Failed to load rows.',
      ),
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

test('rows of the page before stay for a moment, then the list is loading', async () => {
  vi.useFakeTimers()
  const list = pagedList()
  await list.answer(1, ['a'])
  await list.show(2)
  expect(list.hook.result.current).toMatchObject({ state: 'ready', data: ['a'], refreshing: true })
  await list.wait(299)
  expect(list.hook.result.current.state).toBe('ready')
  await list.wait(1)
  expect(list.hook.result.current).toEqual({ state: 'loading' })
  await list.answer(2, ['b'])
  expect(list.hook.result.current).toMatchObject({ state: 'ready', data: ['b'] })

  // The next change of page has its own moment.
  await list.show(3)
  expect(list.hook.result.current.state).toBe('ready')
})

test('a page that cannot be read is an error and not the rows of another one', async () => {
  vi.useFakeTimers()
  const list = pagedList()
  await list.answer(1, ['a'])
  await list.show(2)
  await list.fail(2)
  expect(list.hook.result.current).toMatchObject({ state: 'error', message: 'Failed to load rows.' })
  await list.show(1)
  expect(list.hook.result.current).toMatchObject({ state: 'ready', data: ['a'] })
})
