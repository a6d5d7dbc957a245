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
  await act(async () => void (await result.current.revoke.write(String(otherSessions[0]?.id))))
  await waitFor(() => expect(result.current.sessions.data?.others).toHaveLength(1))
})

test.each([
  [500, 's1', 'Failed to end the session'],
  [500, 'all', 'Failed to sign out everywhere else'],
  [500, 'again', 'Failed to sign out everywhere else'],
  [404, 's1', 'The session is no longer there.'],
  [404, 'all', 'Every other session is no longer there.'],
  [502, 's1', 'Look whether the session is still in the list, which is read again.'],
  [502, 'all', 'Look whether other sessions are still in the list, which is read again.'],
])('where the answer is %i to the end of %s, it says so: %s', async (status, which, text) => {
  configure({
    authUrl: 'https://auth.example.com',
    fetch: () => Promise.resolve(Response.json({ error: { message: 'down' } }, { status })),
  })
  const { result } = renderHook(useRevokeSessions, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {children}
      </QueryClientProvider>
    ),
  })
  await act(async () => void (await result.current.write(which)))
  const { message, reason } = result.current.failure ?? {}
  expect(status === 502 ? reason : message).toBe(text)
})

test('several sessions are ended at once, and all of them once more while all are being ended', async () => {
  const sent: string[] = []
  configure({
    authUrl: 'https://auth.example.com',
    fetch: ({ method, url }) => {
      sent.push(`${method} ${new URL(url).pathname}`)
      return new Promise(() => {})
    },
  })
  const { result } = renderHook(useRevokeSessions, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  })
  const asked = ['s1', 's2', 'all', 'again']
  await act(async () => [...asked, ...asked].forEach((which) => void result.current.write(which)))
  expect(sent).toEqual(['DELETE /sessions/s1', 'DELETE /sessions/s2', 'DELETE /sessions', 'DELETE /sessions'])
  expect(result.current.underWay).toEqual(asked)
})
