import { configure } from '@quarterdeck/api'
import { adminStandard } from '@quarterdeck/sandbox/fixtures'
import { askWorld } from '@quarterdeck/sandbox/msw'
import { permissionValues } from '@quarterdeck/ui/admins'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useToasts } from '../../lib/toasts'
import { useUpdateAdmin } from './admins.queries'

test('an answer that shows the permissions as they were says so, and offers no Undo', async () => {
  configure({
    apiUrl: 'https://platform.example',
    authUrl: 'https://platform.example/auth',
    fetch: async (request) => (request.method === 'PUT' ? Response.json(adminStandard) : askWorld(request)),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { id, email } = adminStandard
  const { result } = renderHook(() => ({ ...useUpdateAdmin(id, email), toasts: useToasts().shown }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const before = permissionValues(adminStandard)
  const yours = { can_create_new_admins: !adminStandard.can_create_new_admins }
  await act(async () => void (await result.current.save(yours, { before, yours })))
  await waitFor(() =>
    expect(result.current.toasts).toMatchObject([
      { type: 'warning', title: `The permissions of ${email} are as before` },
    ]),
  )
  expect(result.current.toasts[0]).not.toHaveProperty('action')
})
