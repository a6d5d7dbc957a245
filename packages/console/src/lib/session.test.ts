import { configure } from '@quarterdeck/api'

const AUTH = 'https://auth.example.com'
const signedIn = (id = 'session-1', admin = false) =>
  Response.json({
    id,
    active: true,
    identity: { id: 'user-1', traits: { email: 'mira@example.com', admin } },
  })

/** Loads the session module anew, as a page load does, with this answer to every check of the session. */
async function load(answer: () => Response | Promise<Response>) {
  vi.resetModules()
  const calls: string[] = []
  const api = await import('@quarterdeck/api')
  api.configure({
    authUrl: AUTH,
    fetch: async (request) => {
      const path = request.url.slice(AUTH.length)
      calls.push(`${request.method} ${path}`)
      return path === '/sessions/whoami' ? answer() : new Response(null, { status: 204 })
    },
  })
  return { session: await import('./session'), calls }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  configure({})
})

test('is checked once for any number of callers, and synced once a session', async () => {
  const { session, calls } = await load(() => signedIn())
  await Promise.all([session.currentSession(), session.currentSession()])
  await session.currentSession()
  await session.refreshSession()
  expect(calls).toEqual(['GET /sessions/whoami', 'POST /sync', 'GET /sessions/whoami'])

  // A reload is the same session, another sign-in is not.
  const reloaded = await load(() => signedIn())
  await reloaded.session.currentSession()
  expect(reloaded.calls).toEqual(['GET /sessions/whoami'])
  const another = await load(() => signedIn('session-2'))
  await another.session.currentSession()
  expect(another.calls).toEqual(['GET /sessions/whoami', 'POST /sync'])
})

test('remembers who it was for the next start, and forgets with the session', async () => {
  const { session } = await load(() => signedIn('session-1', true))
  await session.currentSession()
  expect(JSON.parse(localStorage.getItem('current_user') ?? '')).toEqual({ id: 'user-1', isAdmin: true })
  const over = await load(() => new Response(null, { status: 401 }))
  expect(await over.session.currentSession()).toEqual({ status: 'unauthenticated' })
  expect(localStorage.getItem('current_user')).toBeNull()
})

test.each([
  ['a 503', () => new Response('down', { status: 503 })],
  ['HTML', () => new Response('<h1>hello</h1>')],
  ['no connection', () => Promise.reject(new TypeError('failed to fetch'))],
])('%s at the start is logged and means signed out', async (_name, answer) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { session } = await load(answer)
  expect(await session.currentSession()).toEqual({ status: 'unauthenticated' })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Session check failed'))
})

test('a failing check later leaves a known session alone', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let down = false
  const { session } = await load(() => (down ? new Response(null, { status: 503 }) : signedIn()))
  await session.currentSession()
  down = true
  expect(await session.refreshSession()).toMatchObject({ status: 'authenticated' })
})

test('a 401 of the product API asks once and clears what §9.5 lists when the session is gone', async () => {
  let over = false
  const { session, calls } = await load(() => (over ? new Response(null, { status: 401 }) : signedIn()))
  await session.currentSession()
  for (const storage of [localStorage, sessionStorage]) storage.setItem('user_cache', '1')
  document.cookie = 'auth_session=1; path=/'
  over = true
  session.handleUnauthorized()
  session.handleUnauthorized()
  await vi.waitFor(() => expect(localStorage.getItem('user_cache')).toBeNull())
  expect(sessionStorage.getItem('user_cache')).toBeNull()
  // happy-dom removes a cookie of Max-Age 0 only after the next millisecond.
  await vi.waitFor(() => expect(document.cookie).not.toContain('auth_session'))
  expect(calls.filter((call) => call.endsWith('whoami'))).toHaveLength(2)
})

test('a session that changes in another tab is noticed', async () => {
  const { session, calls } = await load(() => signedIn())
  await session.currentSession()
  const stop = session.watchSession()
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'current_user' }))
  stop()
  await vi.waitFor(() => expect(calls.filter((call) => call.endsWith('whoami'))).toHaveLength(2))
})
