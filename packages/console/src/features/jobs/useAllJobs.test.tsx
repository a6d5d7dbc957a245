import { manyJobs } from '@quarterdeck/sandbox/fixtures'
import { fails, handlers } from '@quarterdeck/sandbox/msw'
import { mockPlatform } from '@quarterdeck/sandbox/msw/node'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { startAnew } from './all-jobs.queries'
import { useAllJobs } from './useAllJobs'
import { useFailureCauses } from './useFailureCauses'

const platform = mockPlatform()
const now = Date.parse('2026-11-20T12:00:00Z')
/** Every fifty failed for a reason of their own. */
const history = manyJobs(1000).map((job, index) => ({
  ...job,
  status: 'failed' as const,
  error_message: `No room in zone ${'abcdefghijklmnopqrst'[Math.floor(index / 50)]}`,
  created_at: new Date(now - index * 60_000).toISOString(),
}))
/** So many of them have not been created yet. */
let later = 0
/** The ids of those that have left the list. */
let gone: string[] = []
/** The pages that were asked for. */
let asked: number[] = []

beforeEach(() => {
  later = 500
  gone = []
  asked = []
  platform.use(
    handlers.jobs(({ request }) => {
      const { searchParams } = new URL(request.url)
      const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
      asked.push(page)
      const all = history.slice(later).filter(({ job_id }) => !gone.includes(job_id))
      return {
        data: all.slice((page - 1) * limit, page * limit),
        pagination: { total: all.length, totalPages: Math.ceil(all.length / limit) },
      }
    }),
    handlers.clusterJobs([]),
    handlers.capabilities({ features: [] }),
  )
})

function open<T>(hook: () => T) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const drawn = renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const poll = () => act(() => client.refetchQueries({ queryKey: ['jobs'] }))
  return {
    ...drawn,
    poll,
    ask: () => {
      startAnew(client)
      return poll()
    },
  }
}

const failed = [{ field: 'status', value: 'failed', not: false }] as const

test('rows stay where they are while somebody is there, also where none of those that were read is on the first page', async () => {
  const { result, poll } = open(() => useAllJobs(failed, true))
  const rows = () => {
    const { jobs } = result.current
    return jobs.state === 'ready' ? jobs.data.rows.map(({ job_id }) => job_id) : []
  }
  await waitFor(() => expect(rows()).toHaveLength(25))
  const before = rows()
  act(() => result.current.held.onPresence(true))
  later = 0
  await poll()
  expect(rows()).toEqual(before)
  expect(result.current.held.waiting).toBe(25)
  act(() => result.current.held.onShow())
  expect(rows()[0]).toBe(history[0]?.job_id)
})

test('what is read further on purpose is shown at once, and what a poll brings after that waits', async () => {
  const { result, poll } = open(() => useFailureCauses(failed, true))
  const causes = () => {
    const { causes: found } = result.current
    return found.state === 'ready' ? found.data.causes.length : 0
  }
  await waitFor(() => expect(causes()).toBe(8))
  act(() => result.current.held.onPresence(true))
  act(() => result.current.onFurther())
  await waitFor(() => expect(result.current.reading).toBe(false))
  expect(causes()).toBe(10)
  expect(result.current.held.waiting).toBe(0)
  later = 450
  await poll()
  expect(causes()).toBe(10)
  expect(result.current.held.waiting).toBe(1)
})

test('who asks is told of rows beyond the first pages, which are read anew as far as they are in view', async () => {
  later = 0
  const { result, poll, ask } = open(() => useAllJobs(failed, true))
  const rows = () => {
    const { jobs } = result.current
    return jobs.state === 'ready' ? jobs.data.rows : []
  }
  await waitFor(() => expect(rows()).toHaveLength(25))
  for (let presses = 1; presses <= 4; presses += 1) act(() => result.current.onMore())
  expect(rows()).toHaveLength(125)
  expect(asked).toEqual([1, 2, 3, 4])
  const [first, last] = [rows()[0], rows()[120]?.job_id ?? '']
  const isThere = () => rows().some(({ job_id }) => job_id === last)
  gone = [last]
  await poll()
  expect(isThere()).toBe(true)
  asked = []
  await ask()
  expect(isThere()).toBe(false)
  expect(rows()).toHaveLength(125)
  expect(asked).toEqual([1, 2])
  // What did not change stays the same, and polls are as short as before.
  expect(rows()[0]).toBe(first)
  asked = []
  await poll()
  expect(asked).toEqual([1])
})

test('who asks and fails is told once a poll succeeds', async () => {
  const { result, poll, ask } = open(() => useFailureCauses(failed, true))
  const failures = () => {
    const { causes } = result.current
    return causes.state === 'ready' ? causes.data.coverage.found : 0
  }
  await waitFor(() => expect(failures()).toBe(400))
  gone = [history[850]?.job_id ?? '']
  platform.use(handlers.clusterJobs(fails(503)))
  await ask()
  expect(failures()).toBe(400)
  platform.use(handlers.clusterJobs([]))
  asked = []
  await poll()
  expect(failures()).toBe(400)
  expect(asked).toEqual([1, 2, 3, 4])
  act(() => result.current.onFurther())
  await waitFor(() => expect(result.current.reading).toBe(false))
  expect(failures()).toBe(499)
})
