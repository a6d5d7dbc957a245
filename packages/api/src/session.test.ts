import fc from 'fast-check'
import { ApiError, logoutUrl, sync, whoami } from '.'
import { errorDocument } from './testing/flows'
import { fakeServer, json, nothing, plain } from './testing/server'

const identity = { id: 'i1', traits: { email: 'ada@example.org' } }
const session = {
  id: 's1',
  active: true,
  authenticator_assurance_level: 'aal1',
  authenticated_at: '2026-11-20T12:00:00Z',
  identity,
}
const withTraits = (traits: unknown) => ({ ...session, identity: { ...identity, traits } })

describe('whoami', () => {
  test('an active session with an identity is somebody', async () => {
    const { seen } = fakeServer(() => json(session))
    expect(await whoami()).toEqual({
      status: 'authenticated',
      user: { id: 'i1', email: 'ada@example.org', isAdmin: false, name: null },
      session: { id: 's1', aal: 'aal1', authenticated_at: '2026-11-20T12:00:00Z', method: null },
    })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/sessions/whoami' })
    expect(seen[0]?.request.credentials).toBe('include')
  })

  test.each([
    [true, true],
    [false, false],
    ['true', false],
    [1, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('the trait admin %o makes an admin: %s', async (admin, isAdmin) => {
    fakeServer(() => json(withTraits({ email: 'ada@example.org', admin })))
    expect(await whoami()).toMatchObject({ user: { isAdmin } })
  })

  test.each([
    [{ first: 'Ada', last: 'Lovelace' }, 'Ada Lovelace'],
    [{ first: 'Ada' }, 'Ada'],
    ['Ada', 'Ada'],
    [{}, null],
    [7, null],
  ])('the trait name %o reads %s', async (name, read) => {
    fakeServer(() => json(withTraits({ email: 'ada@example.org', name })))
    expect(await whoami()).toMatchObject({ user: { name: read } })
  })

  test.each([
    [[{ method: 'password', aal: 'aal1' }], 'password'],
    [[{ method: 'oidc', aal: 'aal1', provider: 'harbour' }], 'oidc harbour'],
    [
      [
        { method: 'password', aal: 'aal1' },
        { method: 'totp', aal: 'aal2' },
      ],
      'password',
    ],
    [
      [
        { method: 'password', aal: 'aal1' },
        { method: 'passkey', aal: 'aal1' },
      ],
      'passkey',
    ],
    [[{ method: 'code_recovery', aal: 'aal1' }], null],
    [[7, { method: 'code', aal: 'aal1' }, null], 'code'],
    ['password', null],
  ])('somebody who showed %j came in by %s', async (authentication_methods, method) => {
    fakeServer(() => json({ ...session, authentication_methods }))
    expect(await whoami()).toMatchObject({ session: { method } })
  })

  test.each([
    ['a 401', () => json({ error: { code: 401, message: 'No valid session' } }, 401)],
    ['an inactive session', () => json({ ...session, active: false })],
    ['a session that does not say that it is active', () => json({ ...session, active: undefined })],
    ['a session without an identity', () => json({ id: 's1', active: true })],
  ])('%s is nobody, silently', async (_, reply) => {
    const { onUnauthorized } = fakeServer(reply)
    const warn = vi.spyOn(console, 'warn')
    const error = vi.spyOn(console, 'error')
    expect(await whoami()).toEqual({ status: 'unauthenticated' })
    expect(onUnauthorized).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
  })

  const aal2 = { error: { id: 'session_aal2_required', code: 403, message: 'second factor' } }
  const to = 'http://auth.test/self-service/login/browser?aal=aal2'
  test.each([
    [{ ...aal2, redirect_browser_to: to }, to],
    [{ error: { ...aal2.error, details: { redirect_browser_to: to } } }, to],
    [aal2, null],
  ])('a 403 that asks for a second factor is not signed out', async (body, redirectTo) => {
    fakeServer(() => json(body, 403))
    expect(await whoami()).toEqual({ status: 'aal2_required', redirectTo })
  })

  test.each([
    ['another 403', () => json({ error: { id: 'other', message: 'no' } }, 403), 'http'],
    ['a 500', () => json({ error: { message: 'boom' } }, 500), 'http'],
    ['HTML', () => plain('<!doctype html>'), 'malformed'],
    ['null', () => json(null), 'malformed'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ])('%s is a failure, not an answer', async (_, reply, kind) => {
    fakeServer(reply)
    await expect(whoami()).rejects.toMatchObject({ name: 'ApiError', kind })
  })

  test('ends after 10 s', async () => {
    vi.useFakeTimers()
    fakeServer(() => new Promise(() => {}))
    const failure = whoami().catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failure).toMatchObject({ kind: 'timeout' })
    vi.useRealTimers()
  })

  test('arbitrary answers never make an admin by accident, and fail only as ApiError', async () => {
    const trait = fc.oneof(fc.jsonValue(), fc.constant(true))
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          id: trait,
          active: trait,
          identity: fc.oneof(
            trait,
            fc.record({ id: trait, traits: fc.oneof(trait, fc.record({ admin: trait })) }),
          ),
        },
        { requiredKeys: [] },
      ),
    )
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(200, 401, 403, 500), async (given, status) => {
        fakeServer(() => json(given, status))
        const result = await whoami().catch((error: unknown) => error)
        if (result instanceof ApiError) return
        const admin = (result as { user?: { isAdmin: boolean } }).user?.isAdmin ?? false
        const traits = (given as { identity?: { traits?: { admin?: unknown } } } | null)?.identity?.traits
        expect(admin).toBe(status === 200 && admin && traits?.admin === true)
      }),
    )
  })
})

describe('sync', () => {
  test.each([
    ['204', nothing],
    ['any JSON', () => json(['whatever'])],
  ])('%s is done', async (_, reply) => {
    const { seen } = fakeServer(reply)
    await sync()
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/sync', body: undefined })
    // Its origin may be another, which need not allow what the product API does.
    for (const name of ['x-console-request', 'content-type'])
      expect(seen[0]?.request.headers.has(name)).toBe(false)
  })

  test('a failure is logged and thrown (§8.2)', async () => {
    fakeServer(() => json({ error: { message: 'database away' } }, 500))
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(sync()).rejects.toThrow('database away')
    expect(log).toHaveBeenCalledWith('Session sync failed: database away')
  })
})

describe('logoutUrl', () => {
  test('is the address that ends the session', async () => {
    const logout_url = 'http://auth.test/self-service/logout?token=t'
    const { seen } = fakeServer(() => json({ logout_url, logout_token: 't' }))
    expect(await logoutUrl({ returnTo: 'http://console.test/login' })).toBe(logout_url)
    expect(seen[0]?.url).toBe('/self-service/logout/browser?return_to=http%3A%2F%2Fconsole.test%2Flogin')
  })

  test('is null where nobody is signed in', async () => {
    fakeServer(() => json(errorDocument({ id: 'session_inactive' }), 401))
    expect(await logoutUrl()).toBeNull()
  })

  test('is asked for once more without the address where the service does not allow that', async () => {
    const forbidden = errorDocument({ id: 'self_service_flow_return_to_forbidden', code: 400 })
    const { seen } = fakeServer(({ url }) =>
      url.includes('return_to') ? json(forbidden, 400) : json({ logout_url: 'http://auth.test/logout' }),
    )
    expect(await logoutUrl({ returnTo: 'http://console.test/login' })).toBe('http://auth.test/logout')
    expect(seen.map(({ url }) => url)).toEqual([
      '/self-service/logout/browser?return_to=http%3A%2F%2Fconsole.test%2Flogin',
      '/self-service/logout/browser',
    ])
  })

  test('fails where the service forbids what it was not asked for', async () => {
    const { seen } = fakeServer(() =>
      json(errorDocument({ id: 'self_service_flow_return_to_forbidden' }), 400),
    )
    await expect(logoutUrl()).rejects.toMatchObject({ kind: 'http', status: 400 })
    expect(seen).toHaveLength(1)
  })

  test('fails where the service does', async () => {
    fakeServer(() => json(errorDocument({ message: 'no' }), 500))
    await expect(logoutUrl()).rejects.toMatchObject({ kind: 'http', status: 500, message: 'no' })
  })

  test.each([{}, { logout_url: 'javascript:alert(1)' }, { logout_url: 7 }, null])(
    'is malformed where it is not safe: %o',
    async (answer) => {
      fakeServer(() => json(answer))
      await expect(logoutUrl()).rejects.toMatchObject({ kind: 'malformed' })
    },
  )
})
