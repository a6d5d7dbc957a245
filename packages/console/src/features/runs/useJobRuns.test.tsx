import { ApiError } from '@quarterdeck/api'
import { templateOfCluster } from '@quarterdeck/sandbox/fixtures'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { dismissToast, useToasts } from '../../lib/toasts'
import { useJobRuns } from './useJobRuns'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)
const job = { ...templateOfCluster, parameters: [] }

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
    { wrapper },
  )
  await act(async () => result.current.start(job))
  expect(result.current.runs[job.template_id]?.status).toBe('error')
  expect(onGone).toHaveBeenCalledTimes(times)
})

test('that a job was started is told in a toast where its dialog was left, and by its row where not', async () => {
  let finish = () => {}
  const { result: toasts } = renderHook(() => useToasts().shown)
  onTestFinished(() => act(() => toasts.current.forEach(({ id }) => dismissToast(id))))
  const open = () =>
    renderHook(
      () =>
        useJobRuns({
          target: { type: 'cluster', id: 'cluster left', name: 'fra-1' },
          run: () => new Promise<void>((resolve) => (finish = resolve)),
          onSettled: () => {},
          onGone: () => {},
        }),
      { wrapper },
    )
  const { result, unmount } = open()
  await act(async () => result.current.start(job))
  await act(async () => finish())
  expect(result.current.runs[job.template_id]?.status).toBe('success')
  expect(toasts.current).toEqual([])

  await act(async () => result.current.start(job))
  unmount()
  await act(async () => finish())
  expect(toasts.current).toMatchObject([
    { type: 'success', title: `${job.display_name} started`, message: 'Custom job on cluster fra-1' },
  ])
})
