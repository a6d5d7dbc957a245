import { configure } from '@quarterdeck/api'
import { act, renderHook } from '@testing-library/react'

const AUTH = 'https://auth.example.com'
const signedIn = (id = 'session-1', admin = false) =>
  Response.json({
    id,
    active: true,
    identity: { id: 'user-1', traits: { email: 'mira@example.com', admin } },
  })

/** Loads the session module anew, as a page load does, with this answer to every check of the session. */
async function load(
  answer: () => Response | Promise<Response>,
  logout = () => new Response(null, { status: 503 }),
) {
  vi.resetModules()
  const calls: string[] = []
  const api = await import('@quarterdeck/api')
  api.configure({
    authUrl: AUTH,
    fetch: async (request) => {
      const path = request.url.slice(AUTH.length)
      calls.push(`${request.method} ${path}`)
      if (path === '/sessions/whoami') return answer()
      return path.startsWith('/self-service/logout') ? logout() : new Response(null, { status: 204 })
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

  // A reload and another tab are the same session, another sign-in is not.
  sessionStorage.clear()
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

describe('a check that fails at the start', () => {
  const answers = {
    down: () => new Response('down', { status: 503 }),
    over: () => new Response(null, { status: 401 }),
  }
  const unanswered = (session: Awaited<ReturnType<typeof load>>['session']) =>
    renderHook(() => session.useSessionUnanswered()).result.current

  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

  test('says of somebody who was signed in that they may still be, until there is an answer', async () => {
    localStorage.setItem('current_user', JSON.stringify({ id: 'user-1', isAdmin: false }))
    let answer: () => Response = answers.down
    const { session } = await load(() => answer())
    expect(await session.currentSession()).toEqual({ status: 'unauthenticated' })
    expect(unanswered(session)).toBe(true)
    expect(localStorage.getItem('current_user')).not.toBeNull()

    answer = signedIn
    expect(await session.refreshSession()).toMatchObject({ status: 'authenticated' })
    expect(unanswered(session)).toBe(false)
    answer = answers.down
    await session.refreshSession()
    expect(unanswered(session)).toBe(false)
  })

  test('says so no longer when nobody is signed in, and tells that the session ended', async () => {
    localStorage.setItem('current_user', JSON.stringify({ id: 'user-1', isAdmin: false }))
    let answer: () => Response = answers.down
    const { session } = await load(() => answer())
    await session.currentSession()
    answer = answers.over
    await session.refreshSession()
    expect(unanswered(session)).toBe(false)
    expect(session.sessionHasEnded()).toBe(true)
  })

  test('says nothing of it where nobody was signed in', async () => {
    const { session } = await load(answers.down)
    await session.currentSession()
    expect(unanswered(session)).toBe(false)
  })
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
  expect(localStorage.getItem('quarterdeck.synced')).toBe('session-1')
  document.cookie = 'auth_session=1; path=/'
  over = true
  session.handleUnauthorized()
  session.handleUnauthorized()
  await vi.waitFor(() => expect(localStorage.getItem('user_cache')).toBeNull())
  expect(sessionStorage.getItem('user_cache')).toBeNull()
  expect(localStorage.getItem('quarterdeck.synced')).toBeNull()
  // happy-dom removes a cookie of Max-Age 0 only after the next millisecond.
  await vi.waitFor(() => expect(document.cookie).not.toContain('auth_session'))
  expect(calls.filter((call) => call.endsWith('whoami'))).toHaveLength(2)
})

test('clears every key and cookie that §9.5 lists', async () => {
  const { session } = await load(() => signedIn())
  const storages = [localStorage, sessionStorage]
  const keys = ['user_cache', 'auth_user', 'current_user']
  const cookies = ['auth_session', 'csrf_token', 'ory_kratos_session']
  for (const storage of storages) for (const key of keys) storage.setItem(key, '1')
  for (const name of cookies) document.cookie = `${name}=1; path=/`
  session.clearCachedKeys()
  for (const storage of storages) expect(keys.map((key) => storage.getItem(key))).toEqual([null, null, null])
  // happy-dom removes a cookie of Max-Age 0 only after the next millisecond.
  await vi.waitFor(() => expect(document.cookie).toBe(''))
})

test('a session that is lost stays in view for a moment, so that a message about it can be seen', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let over = false
  const { session } = await load(() => (over ? new Response(null, { status: 401 }) : signedIn()))
  await session.currentSession()
  const known = renderHook(() => session.useSession()).result
  over = true
  const checking = session.refreshSession()
  await act(() => vi.advanceTimersByTimeAsync(99))
  expect(known.current?.status).toBe('authenticated')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(known.current?.status).toBe('unauthenticated')
  await checking
})

test('an administrator who loses the role is another person: what was kept goes, and it is handed over why', async () => {
  let admin = true
  const { session } = await load(() => signedIn('session-1', admin))
  const forget = vi.fn<() => void>()
  session.whenPersonLeaves(forget)
  await session.currentSession()
  await session.refreshSession()
  expect(forget).not.toHaveBeenCalled()

  sessionStorage.setItem('quarterdeck.drafts', 'typed')
  admin = false
  expect(await session.refreshSession()).toMatchObject({ user: { isAdmin: false } })
  expect(forget).toHaveBeenCalledOnce()
  expect(sessionStorage.getItem('quarterdeck.drafts')).toBeNull()
  const { takeSignedInMessage } = await import('./loginMessage')
  expect(takeSignedInMessage().message).toContain('You are no longer an administrator')
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

test('is checked when the window gets the focus back after a while, once for that and for the tab that shows again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { session, calls } = await load(() => signedIn())
  await session.currentSession()
  const checks = () => calls.filter((call) => call.endsWith('whoami')).length
  const stop = session.watchSession()
  const look = () => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  }
  look()
  vi.setSystemTime(Date.now() + 31_000)
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(checks()).toBe(2))
  look()
  stop()
  vi.setSystemTime(Date.now() + 31_000)
  look()
  await session.currentSession()
  expect(checks()).toBe(2)
})

describe('signing out', () => {
  /** The session module with an identity service whose sign-out answers with `logout`. */
  async function signedInWith(logout: () => Response) {
    let over = false
    const loaded = await load(() => (over ? new Response(null, { status: 401 }) : signedIn()), logout)
    await loaded.session.currentSession()
    return { ...loaded, end: () => void (over = true) }
  }
  const down = () => new Response('down', { status: 503 })

  beforeEach(() => {
    history.replaceState(null, '', '/login')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  test('that fails leaves nobody signed in here, in this tab or another one', async () => {
    const { session } = await signedInWith(down)
    sessionStorage.setItem('quarterdeck.drafts', 'typed')
    await session.signOut()
    expect(await session.currentSession()).toEqual({ status: 'unauthenticated' })
    expect(renderHook(() => session.useSignOutUnconfirmed()).result.current).toBe(true)
    expect(localStorage.getItem('current_user')).toBeNull()
    expect(sessionStorage.getItem('quarterdeck.drafts')).toBeNull()

    const other = await load(() => signedIn())
    expect(await other.session.currentSession()).toEqual({ status: 'unauthenticated' })
    expect(localStorage.getItem('current_user')).toBeNull()
  })

  test('that fails where the browser keeps nothing is told in the document, which stays', async () => {
    for (const storage of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, storage, 'get').mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError')
      })
    history.replaceState(null, '', '/user')
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { session, end } = await signedInWith(down)
    await session.signOut()
    expect(assign).not.toHaveBeenCalled()
    expect(await session.currentSession()).toEqual({ status: 'unauthenticated' })
    const { result } = renderHook(() => session.useSignOutUnconfirmed())
    expect(result.current).toBe(true)
    expect(renderHook(() => session.useSigningOut()).result.current).toBe(false)

    end()
    await act(() => session.refreshSession())
    expect(result.current).toBe(false)
  })

  test('is over as soon as the identity service says so, or somebody signs in again', async () => {
    const { session, end } = await signedInWith(down)
    await session.signOut()
    const again = await load(() => signedIn('session-2'))
    expect(await again.session.currentSession()).toMatchObject({ status: 'authenticated' })

    await session.signOut()
    end()
    await session.refreshSession()
    expect(renderHook(() => session.useSignOutUnconfirmed()).result.current).toBe(false)
    expect(localStorage.getItem('quarterdeck.signed_out')).toBeNull()
  })

  test('can be taken back while the session is alive', async () => {
    const { session } = await signedInWith(down)
    await session.signOut()
    await session.staySignedIn()
    expect(await session.currentSession()).toMatchObject({ status: 'authenticated' })
  })

  test('is asked for once, however often it is pressed', async () => {
    const { session, calls } = await signedInWith(down)
    await Promise.all([session.signOut(), session.signOut()])
    expect(calls.filter((call) => call.includes('/self-service/logout'))).toHaveLength(1)
  })

  test('of a session that is over already leads to the plain sign-in', async () => {
    const { session, end } = await signedInWith(() => new Response(null, { status: 401 }))
    history.replaceState(null, '', '/login?refresh=true')
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    end()
    await session.signOut()
    expect(assign).toHaveBeenCalledWith('/login')
  })
})

describe('a sign-out in another tab', () => {
  const MARK = 'quarterdeck.signed_out'
  /** What the other tab writes, as this one hears of it. */
  function tell(key: string, value: string | null) {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
  }

  /** This tab, of somebody signed in who has typed something, with an identity service that can be made to say otherwise. */
  async function opened() {
    let answer: () => Response = signedIn
    const { session } = await load(() => answer())
    await session.currentSession()
    onTestFinished(session.watchSession())
    sessionStorage.setItem('quarterdeck.drafts', 'typed')
    const { result } = renderHook(() => ({
      status: session.useSession()?.status,
      isUnconfirmed: session.useSignOutUnconfirmed(),
    }))
    const alarms: boolean[] = []
    const { unmount } = renderHook(() => void alarms.push(session.useSignOutUnconfirmed()))
    onTestFinished(unmount)
    return { session, result, alarms, answerWith: (next: () => Response) => void (answer = next) }
  }
  const over = () => new Response(null, { status: 401 })

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => void vi.useRealTimers())
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('is waited for, and leaves nobody signed in and nothing typed, without a word of alarm', async () => {
    const { session, result, alarms, answerWith } = await opened()
    tell(MARK, 'session-1')
    await pass(50)
    tell('current_user', null)
    answerWith(over)
    await pass(1000)
    tell(MARK, null)
    await pass(1000)
    expect(result.current.status).toBe('unauthenticated')
    expect(alarms).not.toContain(true)
    expect(session.sessionHasEnded()).toBe(false)
    expect(sessionStorage.getItem('quarterdeck.drafts')).toBeNull()
  })

  test('that fails says so here too, until it is taken back', async () => {
    const { result } = await opened()
    tell(MARK, 'session-1')
    await pass(50)
    tell(MARK, 'session-1 failed')
    await pass(1000)
    expect(result.current).toEqual({ status: 'unauthenticated', isUnconfirmed: true })
    tell(MARK, null)
    await pass(1000)
    expect(result.current).toEqual({ status: 'authenticated', isUnconfirmed: false })
    expect(sessionStorage.getItem('quarterdeck.drafts')).toBe('typed')
  })

  test('says so here where the identity service does not answer this tab either', async () => {
    const { result, answerWith } = await opened()
    answerWith(() => new Response('down', { status: 503 }))
    tell(MARK, 'session-1 failed')
    tell('current_user', null)
    await pass(1000)
    expect(result.current).toEqual({ status: 'unauthenticated', isUnconfirmed: true })
  })

  test('of which nothing more is heard has failed', async () => {
    const { result, alarms } = await opened()
    tell(MARK, 'session-1')
    await pass(10_000)
    expect(result.current.status).toBe('authenticated')
    expect(alarms).not.toContain(true)
    await pass(10_000)
    expect(result.current).toEqual({ status: 'unauthenticated', isUnconfirmed: true })
    expect(localStorage.getItem(MARK)).toBe('session-1 failed')
  })
})

describe('after a sign-in in this tab', () => {
  const nobody = () => new Response(null, { status: 401 })
  const down = () => new Response('down', { status: 503 })

  test('the session is asked for anew, after a check that began before', async () => {
    let answerFirst = (_answer: Response) => {}
    const first = new Promise<Response>((resolve) => (answerFirst = resolve))
    const answers = [first]
    const { session, calls } = await load(() => answers.shift() ?? signedIn())
    const before = session.currentSession()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    const after = session.refreshSession({ signedIn: true })
    answerFirst(nobody())
    expect(await before).toEqual({ status: 'unauthenticated' })
    expect(await after).toMatchObject({ status: 'authenticated' })
  })

  test.each([
    ['nobody was known', nobody],
    [
      'the second factor was missing',
      () => Response.json({ error: { id: 'session_aal2_required' } }, { status: 403 }),
    ],
  ])('and no answer, where %s, they may be signed in until there is one', async (_name, first) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const answers = [first, down, down, nobody]
    const { session } = await load(() => (answers.shift() ?? signedIn)())
    await session.currentSession()
    expect(session.isSessionUnanswered()).toBe(false)
    expect(await session.refreshSession({ signedIn: true })).toEqual({ status: 'unauthenticated' })
    expect(session.isSessionUnanswered()).toBe(true)
    await session.refreshSession()
    expect(session.isSessionUnanswered()).toBe(true)
    await session.refreshSession()
    expect(session.isSessionUnanswered()).toBe(false)
  })
})

test('an answer from before a sign-out elsewhere is asked for again', async () => {
  localStorage.setItem('current_user', JSON.stringify({ id: 'user-1', isAdmin: false }))
  let asked = 0
  const { session } = await load(() => {
    asked += 1
    if (asked > 1) return new Response(null, { status: 401 })
    localStorage.removeItem('current_user') // as the other tab does once it has signed out
    return signedIn()
  })
  expect(await session.currentSession()).toEqual({ status: 'unauthenticated' })
  expect(localStorage.getItem('current_user')).toBeNull()
})

test('tells when it ended under the hands of somebody', async () => {
  let over = false
  const { session } = await load(() => (over ? new Response(null, { status: 401 }) : signedIn()))
  await session.currentSession()
  expect(session.sessionHasEnded()).toBe(false)
  over = true
  await session.refreshSession()
  expect(session.sessionHasEnded()).toBe(true)
  const visitor = await load(() => new Response(null, { status: 401 }))
  await visitor.session.currentSession()
  expect(visitor.session.sessionHasEnded()).toBe(false)
})

test('what is kept of a person goes when they leave, and when another one comes', async () => {
  let person = 'user-1'
  const { session } = await load(() =>
    Response.json({ id: 's', active: true, identity: { id: person, traits: { email: 'a@b.example' } } }),
  )
  const forget = vi.fn<() => void>()
  session.whenPersonLeaves(forget)
  await session.currentSession()
  await session.refreshSession()
  expect(forget).not.toHaveBeenCalled()
  sessionStorage.setItem('quarterdeck.drafts', 'typed')
  person = 'user-2'
  await session.refreshSession()
  expect(forget).toHaveBeenCalledOnce()
  expect(sessionStorage.getItem('quarterdeck.drafts')).toBeNull()
})

describe('a page that the browser keeps for Back', () => {
  const leave = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
  const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const isVisible = () => document.documentElement.style.visibility !== 'hidden'

  /** The page of somebody signed in, with what it knows of the session. */
  async function opened(answer: () => Response | Promise<Response>) {
    const { session } = await load(answer)
    await session.currentSession()
    const known = renderHook(() => session.useSession()).result
    onTestFinished(session.watchSession())
    return known
  }

  test('is invisible meanwhile, and stands again for the same person', async () => {
    const known = await opened(() => signedIn())
    leave(false)
    expect(isVisible()).toBe(true)
    leave(true)
    expect(isVisible()).toBe(false)
    act(() => void comeBack())
    expect(isVisible()).toBe(true)
    expect(known.current?.status).toBe('authenticated')
  })

  test('shows nothing of somebody who has signed out since, not even while the session check fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    let answer = signedIn
    const known = await opened(() => answer())
    leave(true)
    localStorage.removeItem('current_user')
    answer = () => new Response('down', { status: 503 })
    act(() => void comeBack())
    expect(known.current).toBeUndefined()
    expect(isVisible()).toBe(true)
    await vi.waitFor(() => expect(known.current).toEqual({ status: 'unauthenticated' }))
  })
})

test('keeps the method that somebody signed in with, until they sign out', async () => {
  const signedInWith = (method?: string) => async () => {
    const session = (await signedIn().json()) as object
    return Response.json({ ...session, authentication_methods: [{ method, aal: 'aal1' }] })
  }
  const KEY = 'quarterdeck.last_method'
  await (await load(signedInWith('passkey'))).session.currentSession()
  expect(localStorage.getItem(KEY)).toBe('passkey')
  // A session that ends by itself, or began with a recovery, changes nothing.
  await (await load(() => new Response(null, { status: 401 }))).session.currentSession()
  const recovered = await load(signedInWith('code_recovery'))
  await recovered.session.currentSession()
  expect(localStorage.getItem(KEY)).toBe('passkey')
  await recovered.session.signOut()
  expect(localStorage.getItem(KEY)).toBeNull()
})
