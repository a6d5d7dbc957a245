import { configure } from '@quarterdeck/api'
import { comparePlatformClock } from '@quarterdeck/ui/lib'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useFailureCounts } from './useFailureCounts'

const at = (time: string) => new Date(`2026-11-20T${time}`)

beforeEach(() => void vi.useFakeTimers({ now: at('12:59:55') }))
afterEach(() => {
  comparePlatformClock(new Date().toUTCString())
  vi.useRealTimers()
})

test('another hour is counted once it has struck, also where the platform turns out to be behind this device', async () => {
  comparePlatformClock(new Date().toUTCString())
  configure({ apiUrl: 'https://api.example.com', fetch: async () => Response.json([]) })
  const client = new QueryClient()
  client.setQueryData(['capabilities'], [])
  const { result, unmount } = renderHook(() => useFailureCounts(query, { enabled: true, slice: false }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  const latest = () => {
    const { counts } = result.current
    return counts.state === 'ready' ? counts.data.hours.at(-1)?.at : undefined
  }
  await pass(1)
  expect(latest()).toBe(at('12:00').toISOString())
  comparePlatformClock(at('12:59:30').toUTCString())
  await pass(10)
  expect(latest()).toBe(at('12:00').toISOString())
  await pass(30)
  expect(latest()).toBe(at('13:00').toISOString())
  unmount()
})

const query = [] as const
