import { configure } from '@quarterdeck/api'
import { adminCanCreate, adminStandard } from '@quarterdeck/sandbox/fixtures'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { dismissToast, useToasts } from '../../lib/toasts'
import { useDeleteAdmin } from './admins.queries'

test('an admin is deleted while another one is being deleted', async () => {
  const waiting: (() => void)[] = []
  configure({
    apiUrl: 'https://api.example.com',
    fetch: () => new Promise((resolve) => waiting.push(() => resolve(Response.json({}, { status: 400 })))),
  })
  const { result } = renderHook(() => ({ remove: useDeleteAdmin(), toasts: useToasts().shown }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  })
  onTestFinished(() => act(() => result.current.toasts.forEach(({ id }) => dismissToast(id))))
  await act(async () => {
    void result.current.remove.write(adminStandard)
    void result.current.remove.write(adminStandard)
    void result.current.remove.write(adminCanCreate)
  })
  expect(result.current.remove.underWay).toEqual([adminStandard, adminCanCreate])
  expect(waiting).toHaveLength(2)
  await act(async () => waiting.forEach((answer) => answer()))
  await waitFor(() => expect(result.current.remove.busy).toBe(false))
})
