import { ApiError } from '@quarterdeck/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { failureOf, useWrite } from './useWrite'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

test('one at a time, whatever is pressed', async () => {
  let finish = () => {}
  const mutationFn = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)))
  const { result } = renderHook(() => useWrite({ mutationFn }), { wrapper })

  const first = result.current.write()
  expect(await result.current.write()).toBe(false)
  await waitFor(() => expect(mutationFn).toHaveBeenCalledOnce())
  await act(async () => {
    finish()
    expect(await first).toBe(true)
  })
  void result.current.write()
  await waitFor(() => expect(mutationFn).toHaveBeenCalledTimes(2))
})

test('a failure comes back in words', async () => {
  const mutationFn = () => Promise.reject(new ApiError('http', 'The plan is taken', { status: 409 }))
  const { result } = renderHook(() => useWrite({ mutationFn, whenFailed: 'Failed to save' }), { wrapper })

  await act(async () => expect(await result.current.write()).toBe(false))
  await waitFor(() =>
    expect(result.current.failure).toEqual({ message: 'Failed to save', reason: 'The plan is taken' }),
  )
})

test('without an answer nobody is told to try again', () => {
  const lost = new ApiError('timeout', 'No answer in time. The outcome is unknown.')
  expect(failureOf(lost, 'Failed to save. Please try again.')).toEqual({ message: lost.message })
  expect(failureOf(new Error(''), 'Failed to save')).toEqual({ message: 'Failed to save' })
})
