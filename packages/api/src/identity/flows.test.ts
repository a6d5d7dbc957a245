import type { FrontendApi } from '@ory/client'
import { logoutUrl } from '..'
import { ApiError } from '../errors'
import { fakeServer, json, nothing, plain } from '../testing/server'
import { errorDocument, flowDocument } from '../testing/flows'
import { getFlowError, login, recovery, registration, sessions, settings, verification } from '.'
import { answerOf } from './kratos'

const body = { csrf_token: 'c', method: 'password', identifier: 'ada@example.org', password: 'secret' }

test.each([
  [
    'login.create',
    () => login.create({ refresh: true, returnTo: 'http://console.test/x' }),
    'GET /self-service/login/browser?refresh=true&return_to=http%3A%2F%2Fconsole.test%2Fx',
  ],
  ['login.get', () => login.get('f1'), 'GET /self-service/login/flows?id=f1'],
  ['login.submit', () => login.submit('f1', body), 'POST /self-service/login?flow=f1'],
  ['registration.create', () => registration.create(), 'GET /self-service/registration/browser'],
  ['registration.get', () => registration.get('f1'), 'GET /self-service/registration/flows?id=f1'],
  ['registration.submit', () => registration.submit('f1', body), 'POST /self-service/registration?flow=f1'],
  ['verification.create', () => verification.create(), 'GET /self-service/verification/browser'],
  ['verification.get', () => verification.get('f1'), 'GET /self-service/verification/flows?id=f1'],
  ['verification.submit', () => verification.submit('f1', body), 'POST /self-service/verification?flow=f1'],
  [
    'verification.submit with a token',
    () => verification.submit('f1', body, { token: 't1' }),
    'POST /self-service/verification?flow=f1&token=t1',
  ],
  ['recovery.create', () => recovery.create(), 'GET /self-service/recovery/browser'],
  ['recovery.get', () => recovery.get('f1'), 'GET /self-service/recovery/flows?id=f1'],
  ['recovery.submit', () => recovery.submit('f1', body), 'POST /self-service/recovery?flow=f1'],
  ['settings.create', () => settings.create(), 'GET /self-service/settings/browser'],
  ['settings.get', () => settings.get('f1'), 'GET /self-service/settings/flows?id=f1'],
  ['settings.submit', () => settings.submit('f1', body), 'POST /self-service/settings?flow=f1'],
])('%s', async (name, call, sent) => {
  const { seen } = fakeServer(() => json(flowDocument()))
  expect(await call()).toMatchObject({ kind: 'flow', flow: { id: 'f1' } })

  expect(seen).toHaveLength(1)
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe(sent)
  expect(seen[0]?.body).toEqual(name.includes('submit') ? body : undefined)
  expect(seen[0]?.request.credentials).toBe('include')
  expect(seen[0]?.request.headers.get('accept')).toBe('application/json')
  expect(seen[0]?.request.headers.get('content-type')).toBe(
    name.includes('submit') ? 'application/json' : null,
  )
})

// Reads do without the generated client, and must not ask for anything else than it would.
const shared = { returnTo: 'http://console.test/x?a=b c&d=ä', loginChallenge: 'c1', organization: 'o1' }
const toSignIn = { ...shared, refresh: true, aal: 'aal2', via: 'code' }
const toRegister = { ...shared, afterVerificationReturnTo: 'http://console.test/y' }
const { returnTo } = shared
test.each<[string, () => Promise<unknown>, (api: FrontendApi) => Promise<{ status: number; data: unknown }>]>(
  [
    ['login.create', () => login.create(toSignIn), (api) => api.createBrowserLoginFlow(toSignIn)],
    ['login.get', () => login.get('f 1+'), (api) => api.getLoginFlow({ id: 'f 1+' })],
    [
      'registration.create',
      () => registration.create(toRegister),
      (api) => api.createBrowserRegistrationFlow(toRegister),
    ],
    ['registration.get', () => registration.get('f1'), (api) => api.getRegistrationFlow({ id: 'f1' })],
    [
      'verification.create',
      () => verification.create({ returnTo }),
      (api) => api.createBrowserVerificationFlow({ returnTo }),
    ],
    ['verification.get', () => verification.get('f1'), (api) => api.getVerificationFlow({ id: 'f1' })],
    [
      'recovery.create',
      () => recovery.create({ returnTo }),
      (api) => api.createBrowserRecoveryFlow({ returnTo }),
    ],
    ['recovery.get', () => recovery.get('f1'), (api) => api.getRecoveryFlow({ id: 'f1' })],
    [
      'settings.create',
      () => settings.create({ returnTo }),
      (api) => api.createBrowserSettingsFlow({ returnTo }),
    ],
    ['settings.get', () => settings.get('f1'), (api) => api.getSettingsFlow({ id: 'f1' })],
    ['logoutUrl', () => logoutUrl({ returnTo }), (api) => api.createBrowserLogoutFlow({ returnTo })],
  ],
)('%s asks for what the generated client would ask for', async (_, own, generated) => {
  const { seen } = fakeServer(() => json({ ...flowDocument(), logout_url: 'http://auth.test/' }))
  await own()
  await answerOf(generated)
  const [one, other] = seen.map(({ method, url, request }) => ({
    method,
    url,
    credentials: request.credentials,
    accept: request.headers.get('accept'),
  }))
  expect(one).toEqual(other)
})

test('a form whose code cannot be loaded is not sent, and its words say so', async () => {
  vi.doMock('./kratos', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const { seen } = fakeServer(() => json(flowDocument()))
  expect(await login.create()).toMatchObject({ kind: 'flow' })
  expect(await login.submit('f1', body)).toMatchObject({
    kind: 'error',
    message: 'A part of this page could not be loaded, so nothing was sent. Reload the page and try again.',
    error: { kind: 'unsent' },
  })
  expect(seen).toHaveLength(1)
  vi.doUnmock('./kratos')
})

test('an error answer becomes its outcome', async () => {
  fakeServer(() => json(errorDocument({ id: 'security_csrf_violation' }), 403))
  expect(await login.submit('f1', body)).toEqual({ kind: 'csrf' })
})

test('identity calls never raise the product API’s 401', async () => {
  const { onUnauthorized } = fakeServer(() => json(errorDocument({ id: 'session_inactive' }), 401))
  expect(await settings.create()).toEqual({ kind: 'signedOut' })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

describe('a form that is answered with 401', () => {
  const disabled = { reason: 'This account was disabled.', message: 'identity is disabled' }

  test.each([login, registration, verification, recovery])(
    'refuses whoever wants to get in',
    async (kind) => {
      fakeServer(() => json(errorDocument(disabled), 401))
      expect(await kind.submit('f1', body)).toMatchObject({
        kind: 'error',
        message: 'This account was disabled.',
        error: { status: 401, outcomeUnknown: false },
      })
    },
  )

  test('without a reason is told in its message, and without words at all too', async () => {
    fakeServer(() => json(errorDocument({ message: 'identity is disabled' }), 401))
    expect(await login.submit('f1', body)).toMatchObject({ message: 'identity is disabled' })
    fakeServer(() => plain('<h1>Authorization Required</h1>', 401))
    expect(await login.submit('f1', body)).toMatchObject({ message: 'An unexpected error occurred' })
  })

  test('means that nobody is signed in where its id says so, or the form is for who is signed in', async () => {
    fakeServer(() => json(errorDocument({ id: 'session_aal1_required' }), 401))
    expect(await login.submit('f1', body)).toEqual({ kind: 'signedOut' })
    fakeServer(() => json(errorDocument(disabled), 401))
    expect(await settings.submit('f1', body)).toEqual({ kind: 'signedOut' })
  })
})

describe('registration does not follow a redirect', () => {
  const redirected = (check: () => Response) =>
    fakeServer((request) =>
      request.url.endsWith('/sessions/whoami')
        ? check()
        : new Response(null, { status: 303, headers: { location: 'http://x.test' } }),
    )

  test('which says that somebody is signed in', async () => {
    const { seen } = redirected(() =>
      json({ active: true, identity: { id: 'i1', traits: { email: 'a@b' } } }),
    )
    expect(await registration.submit('f1', body)).toEqual({ kind: 'alreadySignedIn' })
    expect(seen[0]?.request.redirect).toBe('manual')
  })

  test.each([
    ['nobody is', () => json({}, 401)],
    ['it is not known', () => plain('<h1>Portal</h1>', 200)],
  ])('which is no answer of the service where %s', async (_, check) => {
    redirected(check)
    expect(await registration.submit('f1', body)).toMatchObject({
      kind: 'error',
      message: 'The identity service could not be reached. The outcome is unknown.',
      error: { outcomeUnknown: true },
    })
  })
})

test('verification follows the redirect to the flow that takes over', async () => {
  const { seen } = fakeServer(() => json(flowDocument()))
  await verification.submit('f1', body)
  expect(seen[0]?.request.redirect).toBe('follow')
})

test('no connection is an error in words; of a write the outcome is unknown', async () => {
  fakeServer(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await login.create()).toMatchObject({
    kind: 'error',
    message: 'The identity service could not be reached.',
    error: { kind: 'network' },
  })
  expect(await registration.submit('f1', body)).toMatchObject({
    kind: 'error',
    message: 'The identity service could not be reached. The outcome is unknown.',
  })
})

test('a form that a browser without a connection could not send has failed, with no doubt about it', async () => {
  fakeServer(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('navigator', { onLine: false })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await registration.submit('f1', body)).toMatchObject({
    message: 'The identity service could not be reached.',
    error: { kind: 'network', outcomeUnknown: false },
  })
})

test.each([
  [502, '<h1>Bad Gateway</h1>', 'The sign-in service does not answer. The outcome is unknown.'],
  [503, '{"error":{"message":"Restarting"}}', 'Restarting. The outcome is unknown.'],
  [200, '{"something":"else"}', 'The answer could not be read. The outcome is unknown.'],
])('a form answered with %i and %s may have been taken', async (status, text, message) => {
  fakeServer(() => new Response(text, { status }))
  expect(await settings.submit('f1', body)).toMatchObject({
    kind: 'error',
    message,
    error: { outcomeUnknown: true },
  })
  fakeServer(() => new Response(text, { status }))
  expect(await settings.create()).toMatchObject({ error: { outcomeUnknown: false } })
})

test('a service that does not answer is given up after 10 s', async () => {
  vi.useFakeTimers()
  fakeServer(() => new Promise(() => {}))
  const outcome = login.create()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toMatchObject({ kind: 'error', error: { kind: 'timeout' } })
  vi.useRealTimers()
})

test('a form may take as long as Kratos waits for others, and is given up after 60 s', async () => {
  vi.useFakeTimers()
  const { seen } = fakeServer(() => new Promise(() => {}))
  const settled = vi.fn<(outcome: unknown) => void>()
  const outcome = registration.submit('f1', body)
  void outcome.then(settled)
  await vi.waitFor(() => expect(seen).toHaveLength(1)) // the code that sends it has loaded
  await vi.advanceTimersByTimeAsync(59_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toMatchObject({
    message: 'The server did not answer in time. The outcome is unknown.',
    error: { kind: 'timeout', outcomeUnknown: true },
  })
  expect(seen).toHaveLength(1)
  vi.useRealTimers()
})

test('a caller that calls off is told so', async () => {
  fakeServer(() => new Promise(() => {}))
  expect(await login.create({ signal: AbortSignal.abort() })).toMatchObject({ error: { kind: 'aborted' } })
})

describe('sessions', () => {
  const device = { ip_address: '192.0.2.7', user_agent: 'Browser', location: 'Berlin, DE' }
  const other = {
    id: 's2',
    authenticated_at: '2026-11-20T12:00:00Z',
    expires_at: '2026-11-21T12:00:00Z',
    authentication_methods: [
      { method: 'oidc', provider: 'harbour' },
      { method: 'totp', provider: '' },
    ],
    devices: [device],
  }
  const bare = { authenticated_at: null, expires_at: null, authentication_methods: [], devices: [] }

  test('are listed with this one on its own, and whatever is known of them', async () => {
    const others = [other, { id: 's3' }, { id: 's4', devices: [{ ip_address: null }, null] }]
    fakeServer(({ url }) => json(url === '/sessions' ? others : { ...bare, id: 's1', active: true }))
    expect(await sessions.all()).toEqual({
      current: { ...bare, id: 's1' },
      others: [
        other,
        { ...bare, id: 's3' },
        { ...bare, id: 's4', devices: [{ ip_address: '', user_agent: '', location: '' }] },
      ],
    })
  })

  test('are revoked one by one, or all others at once', async () => {
    const { seen } = fakeServer(({ url }) => (url === '/sessions' ? json({ count: 2 }) : nothing()))
    await sessions.revoke('s2')
    await sessions.revokeOthers()
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'DELETE /sessions/s2',
      'DELETE /sessions',
    ])
  })

  test('fail as ApiError', async () => {
    fakeServer(() => json(errorDocument({ message: 'no' }), 500))
    await expect(sessions.all()).rejects.toBeInstanceOf(ApiError)
    await expect(sessions.revoke('s2')).rejects.toThrow('no')
    // The identity client refuses this itself, before anything is sent.
    const noId = undefined as unknown as string
    await expect(sessions.revoke(noId)).rejects.toMatchObject({ name: 'ApiError', kind: 'network' })
  })

  test('report that nobody is signed in any more', async () => {
    const { onUnauthorized } = fakeServer(() => json(errorDocument({ code: 401 }), 401))
    await expect(sessions.revokeOthers()).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })

  test('that were all revoked without being counted are no failure', async () => {
    fakeServer(() => nothing())
    await expect(sessions.revokeOthers()).resolves.toBeUndefined()
  })
})

describe('getFlowError', () => {
  test('tells what a flow ran into', async () => {
    const error = { code: 500, message: 'It broke', reason: 'Because' }
    const { seen } = fakeServer(() => json({ id: 'e1', error, created_at: '2026-11-20T12:00:00Z' }))
    expect(await getFlowError('e1')).toEqual({ id: 'e1', message: 'It broke', reason: 'Because' })
    expect(seen[0]?.url).toBe('/self-service/errors?id=e1')
  })

  test('fails where it is no longer known', async () => {
    fakeServer(() => json(errorDocument({ code: 404 }), 404))
    await expect(getFlowError('e1')).rejects.toMatchObject({ status: 404 })
  })

  test('fails on anything else', async () => {
    fakeServer(() => plain('<!doctype html>'))
    await expect(getFlowError('e1')).rejects.toMatchObject({ kind: 'malformed' })
  })
})
