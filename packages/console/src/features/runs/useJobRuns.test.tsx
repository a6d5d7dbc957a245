import { ApiError } from '@quarterdeck/api'
import { templateOfCluster } from '@quarterdeck/sandbox/fixtures'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useJobRuns } from './useJobRuns'

test.each([
  [404, 'read again', 1],
  [422, 'left alone', 0],
])('what a job was to run on is, after a %i, %s', async (status, _name, times) => {
  const onGone = vi.fn<() => void>()
  const { result } = renderHook(
    () =>
      useJobRuns({
        target: { type: 'cluster', id: `cluster ${status}`, name: 'fra-1' },
        run: () => Promise.reject(new ApiError('http', 'No', { status })),
        onSettled: () => {},
        onGone,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      ),
    },
  )
  const job = { ...templateOfCluster, parameters: [] }
  await act(async () => result.current.start(job))
  expect(result.current.runs[job.template_id]?.status).toBe('error')
  expect(onGone).toHaveBeenCalledTimes(times)
})
