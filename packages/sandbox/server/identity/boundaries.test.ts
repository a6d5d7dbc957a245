import { createHash } from 'node:crypto'
import { sweep } from './app'
import { authOrigin, consoleOrigin, demoPassword, identityForTest, valueOf, type Document } from './testing'

const csrfCookie = (cookies: Map<string, string>) =>
  [...cookies.keys()].find((name) => name.startsWith('csrf_token_')) ?? ''

describe('other origins', () => {
  const asked = (origin: string, path = '/sessions/whoami', method = 'GET') =>
    identityForTest().app.request(authOrigin + path, {
      method,
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })

  test('the console may read answers, with credentials', async () => {
    const { headers } = await asked(consoleOrigin)

    expect(headers.get('Access-Control-Allow-Origin')).toBe(consoleOrigin)
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true')
    expect(headers.get('Vary')).toContain('Origin')
  })

  test.each([
    'http://localhost:4001',
    'http://127.0.0.1:4000',
    'https://localhost:4000',
    'null',
    'http://localhost:4000.evil.example',
  ])('%s may not', async (origin) => {
    expect((await asked(origin)).headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(
      (await asked(origin, '/self-service/login', 'OPTIONS')).headers.get('Access-Control-Allow-Origin'),
    ).toBeNull()
  })

  test('preflights are answered', async () => {
    const { status, headers } = await asked(consoleOrigin, '/self-service/login?flow=x', 'OPTIONS')

    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe(consoleOrigin)
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET,POST,DELETE')
    expect(headers.get('Access-Control-Allow-Headers')).toMatch(/content-type/i)
  })

  test('redirects within a script can be read too', async () => {
    const { browser, passMinutes } = identityForTest()
    const ada = browser()
    const flow = await ada.start('verification')
    passMinutes(61)

    const moved = await ada.request('POST', flow.ui.action, {
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        csrf_token: valueOf(flow, 'csrf_token'),
        method: 'link',
        email: 'ada@example.com',
      }),
    })

    expect(moved.status).toBe(303)
    expect(moved.headers.get('Access-Control-Allow-Origin')).toBe(consoleOrigin)
  })

  test('nothing is kept in caches', async () => {
    expect((await asked(consoleOrigin)).headers.get('Cache-Control')).toContain('no-store')
  })
})

describe('the CSRF token', () => {
  const credentials = { method: 'password', identifier: 'ada@example.com', password: demoPassword }

  test('is masked anew each time', async () => {
    const ada = identityForTest().browser()
    const flow = await ada.start('login')
    const again = (await ada.get(`/self-service/login/flows?id=${flow.id}`)).body

    expect(valueOf(again, 'csrf_token')).not.toBe(valueOf(flow, 'csrf_token'))
    expect(String(valueOf(flow, 'csrf_token'))).not.toContain(ada.cookies.get(csrfCookie(ada.cookies)))
  })

  test('its cookie is out of reach of scripts', async () => {
    const ada = identityForTest().browser()

    const { headers } = await ada.get('/self-service/login/browser')

    expect(headers.getSetCookie()).toHaveLength(1)
    expect(headers.getSetCookie()[0]).toMatch(/^csrf_token_[0-9a-f]{64}=.*HttpOnly; SameSite=Lax/)
  })

  test.each<[string, (flow: Document, cookies: Map<string, string>) => unknown]>([
    ['a token left out', () => undefined],
    ['an empty token', () => ''],
    ['a made-up token', () => Buffer.alloc(64, 7).toString('base64')],
    [
      'the token of a browser without its cookie',
      (flow, cookies) => {
        cookies.delete(csrfCookie(cookies))
        return valueOf(flow, 'csrf_token')
      },
    ],
    [
      'the token of a browser with another cookie',
      (flow, cookies) => {
        cookies.set(csrfCookie(cookies), Buffer.alloc(32, 7).toString('base64url'))
        return valueOf(flow, 'csrf_token')
      },
    ],
  ])('refuses %s', async (_, tokenFor) => {
    const { browser, person } = identityForTest()
    person()
    for (const kind of ['login', 'registration', 'verification', 'recovery']) {
      const ada = browser()
      const flow = await ada.start(kind)

      const refused = await ada.post(flow.ui.action, {
        ...credentials,
        csrf_token: tokenFor(flow, ada.cookies),
      })

      expect([kind, refused.status, refused.body.error.id]).toEqual([kind, 403, 'security_csrf_violation'])
      expect((await ada.whoami()).status).toBe(401)
    }
  })

  test('settings are refused too', async () => {
    const { browser, person } = identityForTest()
    person()
    const ada = browser()
    await ada.signIn()
    const flow = await ada.start('settings')

    const refused = await ada.post(flow.ui.action, { method: 'password', password: 'a better password' })

    expect([refused.status, refused.body.error.id]).toEqual([403, 'security_csrf_violation'])
    expect((await browser().signIn()).status).toBe(200)
  })

  test('another browser sees nothing of a flow', async () => {
    const { browser } = identityForTest()
    for (const kind of ['login', 'registration', 'verification', 'recovery']) {
      const flow = await browser().start(kind)
      const other = browser()
      await other.start(kind)

      for (const reader of [browser(), other]) {
        const refused = await reader.get(`/self-service/${kind}/flows?id=${flow.id}`)
        expect([refused.status, refused.body.error.id]).toEqual([403, 'security_csrf_violation'])
      }
    }
  })

  test('may come as a header', async () => {
    const { browser, person } = identityForTest()
    person()
    const ada = browser()
    const flow = await ada.start('login')

    const done = await ada.request('POST', flow.ui.action, {
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-CSRF-Token': String(valueOf(flow, 'csrf_token')),
      },
      body: JSON.stringify(credentials),
    })

    expect(done.status).toBe(200)
  })

  test('a page that navigates is taken to the error screen', async () => {
    const ada = identityForTest().browser()
    const flow = await ada.start('login')

    const refused = await ada.sendForm(flow.ui.action, { method: 'password' })

    expect(refused.status).toBe(303)
    expect(refused.location).toMatch(`${consoleOrigin}/auth/error?id=`)
    const error = await ada.get(
      refused.location.replace(`${consoleOrigin}/auth/error`, '/self-service/errors'),
    )
    expect(error.body).toMatchObject({ error: { id: 'security_csrf_violation', code: 403 } })
  })
})

describe('return_to', () => {
  const allowed = [
    [`${consoleOrigin}/user`, `${consoleOrigin}/user`],
    [`${consoleOrigin}/admin?page=2#top`, `${consoleOrigin}/admin?page=2#top`],
    ['/user/settings', `${consoleOrigin}/user/settings`],
    [`${authOrigin}/self-service/settings?flow=x`, `${authOrigin}/self-service/settings?flow=x`],
  ]
  test.each(allowed)('follows %s', async (given, followed) => {
    const flow = await identityForTest()
      .browser()
      .start('login', `?return_to=${encodeURIComponent(given)}`)

    expect(flow.return_to).toBe(followed)
  })

  const forbidden = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    `${consoleOrigin}.evil.example/`,
    'http://localhost:4000@evil.example/',
    'http://ada:secret@localhost:4000/user',
    'http://localhost:4001/',
    `${authOrigin}/self-service/logout?token=x`,
    'https://',
  ]
  test.each(forbidden)('refuses %j', async (given) => {
    const { browser, person } = identityForTest()
    person()
    const ada = browser()
    const query = `?return_to=${encodeURIComponent(given)}`
    const starts = ['login', 'registration', 'verification', 'recovery'].map(
      (kind) => `/self-service/${kind}/browser`,
    )

    for (const path of [...starts, '/self-service/logout/browser']) {
      const refused = await ada.get(path + query)
      expect([path, refused.status, refused.body.error.id]).toEqual([
        path,
        400,
        'self_service_flow_return_to_forbidden',
      ])
      expect(refused.body.error.reason).toBe(`Requested return_to URL "${given}" is not allowed.`)
    }
    await ada.signIn()
    for (const path of ['/self-service/settings/browser', '/self-service/logout'])
      expect([path, (await ada.get(path + query)).status]).toEqual([path, 400])
  })
})

describe('malformed requests', () => {
  test('flows nobody knows, or of another kind, are a 404 without an id', async () => {
    const ada = identityForTest().browser()
    const login = await ada.start('login')

    for (const path of [
      '/self-service/login/flows?id=unknown',
      `/self-service/registration/flows?id=${login.id}`,
      '/self-service/errors?id=unknown',
      '/self-service/errors',
      '/nothing/here',
      '/self-service/login/api',
    ]) {
      const missing = await ada.get(path)
      expect([path, missing.status, missing.body.error]).toEqual([
        path,
        404,
        { code: 404, status: 'Not Found', message: 'Unable to locate the resource' },
      ])
    }
    expect((await ada.get('/self-service/login/flows')).status).toBe(400)
    expect((await ada.post('/self-service/login', {})).status).toBe(400)
  })

  test.each(['{"csrf_token":', '[]', 'null', '"text"'])('a body of %s is a 400', async (body) => {
    const ada = identityForTest().browser()
    const flow = await ada.start('login')

    const refused = await ada.request('POST', flow.ui.action, {
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body,
    })

    expect(refused.status).toBe(400)
  })

  test('a body beyond reason is refused unread', async () => {
    const ada = identityForTest().browser()
    const flow = await ada.start('login')

    const refused = await ada.submit(flow, {
      method: 'password',
      identifier: 'a'.repeat(100_000),
      password: 'x',
    })

    expect(refused.status).toBe(400)
  })
})

test('which answer a browser gets is decided by what it accepts', async () => {
  const { app } = identityForTest()
  const status = async (accept?: string) =>
    (
      await app.request(`${authOrigin}/self-service/login/browser`, {
        headers: accept === undefined ? {} : { Accept: accept },
      })
    ).status

  expect(await status('application/json')).toBe(200)
  expect(await status('application/json, text/plain, */*')).toBe(200)
  expect(await status('text/html;q=0.5, application/json')).toBe(200)
  expect(await status('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8')).toBe(303)
  expect(await status('*/*')).toBe(303)
  expect(await status()).toBe(303)
})

test('the script of passkeys is the one whose hash documents name', async () => {
  const { app, browser, person } = identityForTest()
  person()
  const ada = browser()
  await ada.signIn()
  const script = (await ada.start('settings')).ui.nodes.find(({ type }) => type === 'script')
  const answer = await app.request(String(script?.attributes['src']))

  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toContain('text/javascript')
  const hash = createHash('sha512')
    .update(await answer.text())
    .digest('base64')
  expect(script?.attributes['integrity']).toBe(`sha512-${hash}`)
})

test('forgets what ended a week ago, and nothing younger', async () => {
  const { browser, person, store, now, passMinutes } = identityForTest()
  person()
  const ada = browser()
  await ada.signIn()
  await ada.sendForm('/self-service/login?flow=unknown', {})
  const kept = () => [store.flows.size, store.sessions.size, store.flowErrors.size]

  passMinutes(7 * 24 * 60)
  sweep({ store, now })
  expect(kept()).toEqual([1, 1, 1])
  passMinutes(25 * 60)
  sweep({ store, now })
  expect(kept()).toEqual([0, 0, 0])
})

test('while the service is away a gateway answers in its place, also to the session check', async () => {
  const { browser, turn } = identityForTest()
  const ada = browser()
  turn({ identityAway: true })
  for (const address of ['/sessions/whoami', '/self-service/login/browser'])
    expect((await ada.get(address)).status).toBe(503)
  turn({ identityAway: false })
  expect((await ada.get('/sessions/whoami')).status).toBe(401)
})
