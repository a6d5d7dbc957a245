import { findSession } from './index'
import { authOrigin, consoleOrigin, identityForTest, messageIds, type Session } from './testing'

test('whoami tells who is signed in, and a 401 without an id that nobody is', async () => {
  const { browser, person } = identityForTest()
  const identity = person({ name: 'Ada', admin: true })
  const ada = browser()

  const nobody = await ada.whoami()
  expect(nobody.status).toBe(401)
  expect(nobody.body.error).toEqual({
    code: 401,
    status: 'Unauthorized',
    reason: 'No valid session credentials found in the request.',
    message: 'The request could not be authorized',
  })

  await ada.signIn()
  const somebody = await ada.whoami()
  expect(somebody.status).toBe(200)
  expect(somebody.body).toMatchObject({
    active: true,
    authentication_methods: [{ method: 'password', aal: 'aal1' }],
    identity: {
      id: identity.id,
      schema_id: 'staff',
      state: 'active',
      traits: { email: 'ada@example.com', name: 'Ada', admin: true },
      verifiable_addresses: [{ value: 'ada@example.com', verified: true, via: 'email', status: 'completed' }],
      recovery_addresses: [{ value: 'ada@example.com', via: 'email' }],
    },
  })
})

test('whoami answers a browser that navigates there with a document too', async () => {
  const { browser } = identityForTest()

  expect((await browser().visit('/sessions/whoami')).status).toBe(401)
})

describe('other sessions', () => {
  async function three() {
    const world = identityForTest()
    world.person()
    world.person({ email: 'grace@example.com' })
    const [ada, phone, laptop, grace] = [world.browser(), world.browser(), world.browser(), world.browser()]
    await grace.signIn('grace@example.com')
    await ada.signIn()
    world.passMinutes(1)
    await phone.signIn()
    world.passMinutes(1)
    await laptop.signIn()
    return { ...world, ada, phone, laptop, grace }
  }

  test('are listed newest first, without the one that asks', async () => {
    const { ada, phone, laptop } = await three()

    const { body, status } = await ada.get<Session[]>('/sessions')

    expect(status).toBe(200)
    expect(body.map(({ id }) => id)).toEqual([
      (await laptop.whoami()).body.id,
      (await phone.whoami()).body.id,
    ])
  })

  test('are ended one by one', async () => {
    const { ada, phone, laptop } = await three()

    expect((await ada.delete(`/sessions/${(await phone.whoami()).body.id}`)).status).toBe(204)

    expect((await phone.whoami()).status).toBe(401)
    expect((await laptop.whoami()).status).toBe(200)
  })

  test('are ended all at once', async () => {
    const { ada, phone, laptop, grace } = await three()

    const { status, body } = await ada.delete('/sessions')

    expect([status, body]).toEqual([200, { count: 2 }])
    expect((await phone.whoami()).status).toBe(401)
    expect((await laptop.whoami()).status).toBe(401)
    expect((await ada.whoami()).status).toBe(200)
    expect((await grace.whoami()).status).toBe(200)
  })

  test('of somebody else are out of reach, and so is the own one', async () => {
    const { ada, grace } = await three()

    expect((await ada.delete(`/sessions/${(await grace.whoami()).body.id}`)).status).toBe(404)
    expect((await ada.delete(`/sessions/${(await ada.whoami()).body.id}`)).status).toBe(400)
    expect((await grace.whoami()).status).toBe(200)
    expect((await ada.whoami()).status).toBe(200)
  })

  test('are nothing to somebody signed out', async () => {
    const { browser } = await three()

    expect((await browser().get('/sessions')).status).toBe(401)
    expect((await browser().delete('/sessions')).status).toBe(401)
  })
})

describe('signing out', () => {
  async function signedIn() {
    const world = identityForTest()
    world.person()
    const ada = world.browser()
    await ada.signIn()
    return { ...world, ada }
  }

  test('ends the session where the token of its own is shown', async () => {
    const { ada, browser } = await signedIn()
    const copy = browser()
    copy.cookies = new Map(ada.cookies)

    const { body } = await ada.get(`/self-service/logout/browser?return_to=${consoleOrigin}/login`)
    expect(body.logout_url).toBe(
      `${authOrigin}/self-service/logout?return_to=${encodeURIComponent(`${consoleOrigin}/login`)}&token=${body.logout_token}`,
    )
    const left = await ada.visit(body.logout_url)

    expect([left.status, left.location]).toEqual([303, `${consoleOrigin}/login`])
    expect(ada.cookies.has('ory_kratos_session')).toBe(false)
    expect((await copy.whoami()).status).toBe(401)
    expect((await ada.get('/self-service/logout/browser')).body.error.id).toBe('session_inactive')
  })

  test('answers a script with a 204', async () => {
    const { ada } = await signedIn()
    const { body } = await ada.get('/self-service/logout/browser')

    expect((await ada.get(body.logout_url)).status).toBe(204)
    expect((await ada.whoami()).status).toBe(401)
    const again = await ada.get(body.logout_url)
    expect([again.status, again.body.error.id]).toEqual([401, 'session_inactive'])
  })

  test.each(['', '&token=guessed'])('does nothing without the token (%j)', async (token) => {
    const { ada } = await signedIn()

    const refused = await ada.get(`/self-service/logout?return_to=${consoleOrigin}/login${token}`)

    expect(refused.status).toBe(403)
    expect((await ada.whoami()).status).toBe(200)
  })

  test('makes older forms worthless', async () => {
    const { ada, browser } = await signedIn()
    const tab = browser()
    tab.cookies = ada.cookies
    const older = await tab.start('verification')
    const { body } = await ada.get('/self-service/logout/browser')
    await ada.visit(body.logout_url)

    const refused = await tab.submit(older, { method: 'link', email: 'ada@example.com' })

    expect([refused.status, refused.body.error.id]).toEqual([403, 'security_csrf_violation'])
  })
})

test('sync answers the signed in with nothing and others with a 401', async () => {
  const { browser, person } = identityForTest()
  person()
  const ada = browser()

  expect((await ada.post('/sync', {})).status).toBe(401)
  await ada.signIn()
  expect((await ada.post('/sync', {})).status).toBe(204)
})

test('findSession reads a request of the product API', async () => {
  const { browser, person, store, now, passMinutes } = identityForTest()
  const identity = person()
  const ada = browser()
  await ada.signIn()

  expect(findSession(store, `theme=dark; ${ada.cookieHeader}`, now())?.identity).toEqual(identity)
  expect(findSession(store, undefined, now())).toBeNull()
  expect(findSession(store, 'ory_kratos_session=guessed', now())).toBeNull()
  passMinutes(24 * 60)
  expect(findSession(store, ada.cookieHeader, now())).toBeNull()
})

test('a session ends with its owner', async () => {
  const { browser, person, store } = identityForTest()
  const { id } = person()
  const ada = browser()
  await ada.signIn()

  store.people.delete(id)
  expect((await ada.whoami()).status).toBe(401)
  expect(messageIds((await ada.signIn()).body)).toEqual([4000006])
})
