import { configure } from '@quarterdeck/api'
import { otherSessions, sessionUser } from '@quarterdeck/sandbox/fixtures'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { dismissToast, useToasts } from '../../lib/toasts'
import { sessionsQuery, useRevokeSessions } from './account.queries'

test('a session that is not ended is read again with the others: it may have ended by itself', async () => {
  const client = new QueryClient()
  let others = otherSessions
  configure({
    authUrl: 'https://auth.example.com',
    fetch: async ({ method, url }) => {
      if (url.endsWith('/whoami')) return Response.json(sessionUser)
      if (method === 'GET') return Response.json(others)
      others = otherSessions.slice(1)
      return Response.json({ error: { message: 'No such session' } }, { status: 400 })
    },
  })
  const { result } = renderHook(
    () => ({ sessions: useQuery(sessionsQuery()), revoke: useRevokeSessions(), toasts: useToasts().shown }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  onTestFinished(() => act(() => result.current.toasts.forEach(({ id }) => dismissToast(id))))
  await waitFor(() => expect(result.current.sessions.data?.others).toHaveLength(2))
  await act(async () => void (await result.current.revoke.write(otherSessions[0]?.id)))
  await waitFor(() => expect(result.current.sessions.data?.others).toHaveLength(1))
})
