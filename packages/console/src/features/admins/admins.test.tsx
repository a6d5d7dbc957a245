import { configure } from '@quarterdeck/api'
import { adminCanCreate, adminStandard } from '@quarterdeck/sandbox/fixtures'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { dismissToast, useToasts } from '../../lib/toasts'
import { Component as Admin } from './Admin.dialog'
import { adminsQuery, useDeleteAdmin } from './admins.queries'

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

test('the form of permissions waits for a list that is being read anew', async () => {
  configure({ apiUrl: 'https://api.example.com', fetch: async () => Response.json([adminStandard]) })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
  const before = { items: [adminStandard], total: 1, totalPages: 1 }
  client.setQueryData(adminsQuery().queryKey, before, { updatedAt: Date.now() - 12_000 })
  render(
    <QueryClientProvider client={client}>
      <Admin id={adminStandard.id} onClose={() => {}} />
    </QueryClientProvider>,
  )
  expect(screen.getByText('Loading permissions')).toBeInTheDocument()
  expect(await screen.findByText(adminStandard.email)).toBeVisible()
})
