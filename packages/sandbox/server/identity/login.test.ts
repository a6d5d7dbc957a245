import { hashPassword } from './index'
import {
  authOrigin,
  consoleOrigin,
  demoPassword,
  fieldMessageIds,
  identityForTest,
  messageIds,
  nodeOf,
  shapeOf,
  valueOf,
  type Document,
} from './testing'

test('signs in with e-mail and password', async () => {
  const { browser, person } = identityForTest()
  person()
  const ada = browser()

  const flow = await ada.start('login')
  expect(flow).toMatchObject({ state: 'choose_method', refresh: false, requested_aal: 'aal1' })
  expect(flow.ui).toMatchObject({
    method: 'POST',
    action: `${authOrigin}/self-service/login?flow=${flow.id}`,
  })
  expect(shapeOf(flow)).toEqual([
    'default/csrf_token',
    'default/identifier',
    'password/password',
    'password/method/password',
  ])
  const done = await ada.submit(flow, {
    method: 'password',
    identifier: ' Ada@Example.com ',
    password: demoPassword,
  })

  expect(done.status).toBe(200)
  expect(done.body.session).toMatchObject({ active: true, authenticator_assurance_level: 'aal1' })
  expect(done.body.continue_with).toEqual([
    { action: 'redirect_browser_to', redirect_browser_to: `${consoleOrigin}/` },
  ])
  expect((await ada.whoami()).body.identity.traits).toEqual({ email: 'ada@example.com' })
})

test('the session cookie is out of reach of scripts and of other sites', async () => {
  const { browser, person } = identityForTest()
  person()

  const done = await browser().signIn()

  const cookie = done.headers.getSetCookie().find((line) => line.startsWith('ory_kratos_session='))
  expect(cookie).toMatch(/; HttpOnly/)
  expect(cookie).toMatch(/; SameSite=Lax/)
  expect(cookie).toMatch(/; Path=\//)
  expect(cookie).not.toMatch(/Domain/)
})

test('takes browsers that navigate from page to page', async () => {
  const { browser, person } = identityForTest()
  person()
  const ada = browser()

  const started = await ada.visit(`/self-service/login/browser?return_to=${consoleOrigin}/user/settings`)
  expect(started.status).toBe(303)
  expect(started.location).toMatch(`${consoleOrigin}/login?flow=`)
  const id = new URL(started.location).searchParams.get('flow')
  const flow = (await ada.get(`/self-service/login/flows?id=${id}`)).body
  const form = {
    csrf_token: String(valueOf(flow, 'csrf_token')),
    method: 'password',
    identifier: 'ada@example.com',
  }

  const refused = await ada.sendForm(flow.ui.action, { ...form, password: 'wrong' })
  expect([refused.status, refused.location]).toEqual([303, `${consoleOrigin}/login?flow=${id}`])
  expect(messageIds((await ada.get(`/self-service/login/flows?id=${id}`)).body)).toEqual([4000006])

  const done = await ada.sendForm(flow.ui.action, { ...form, password: demoPassword })
  expect([done.status, done.location]).toEqual([303, `${consoleOrigin}/user/settings`])
})

test.each([
  ['a wrong password', { identifier: 'ada@example.com', password: 'wrong-password' }],
  ['somebody unknown', { identifier: 'nobody@example.com', password: demoPassword }],
])('refuses %s in the same words and keeps the e-mail', async (_, credentials) => {
  const { browser, person } = identityForTest()
  person()
  const ada = browser()
  const flow = await ada.start('login')

  const refused = await ada.submit(flow, { method: 'password', ...credentials })

  expect(refused.status).toBe(400)
  expect(messageIds(refused.body)).toEqual([4000006])
  expect(valueOf(refused.body, 'identifier')).toBe(credentials.identifier)
  expect(nodeOf(refused.body, 'password')?.attributes).not.toHaveProperty('value')
  expect(JSON.stringify(refused.body)).not.toContain(credentials.password)
  expect((await ada.whoami()).status).toBe(401)
})

test('names the fields that are missing', async () => {
  const ada = identityForTest().browser()

  const refused = await ada.submit(await ada.start('login'), {
    method: 'password',
    identifier: '',
    password: '',
  })

  expect(refused.status).toBe(400)
  expect(fieldMessageIds(refused.body, 'identifier')).toEqual([4000002])
  expect(fieldMessageIds(refused.body, 'password')).toEqual([4000002])
  expect(refused.body.ui.messages).toBeUndefined()
})

test('refuses a method it does not offer', async () => {
  const ada = identityForTest().browser()

  const refused = await ada.submit(await ada.start('login'), { method: 'oidc', provider: 'github' })

  expect([refused.status, ...messageIds(refused.body)]).toEqual([400, 4010002])
})

test('refuses people who never had a password', async () => {
  const { browser, person } = identityForTest()
  person({ email: 'invited@example.com', passwordHash: null })
  person({ email: 'imported@example.com', passwordHash: 'not a hash of ours' })

  expect(messageIds((await browser().signIn('invited@example.com')).body)).toEqual([4000006])
  expect(messageIds((await browser().signIn('imported@example.com', 'not a hash of ours')).body)).toEqual([
    4000006,
  ])
})

test('an expired flow names the fresh one, which says why', async () => {
  const { browser, person, passMinutes } = identityForTest()
  person()
  const ada = browser()
  const flow = await ada.start('login', `?return_to=${consoleOrigin}/admin`)
  passMinutes(61.5)

  const gone = await ada.get(`/self-service/login/flows?id=${flow.id}`)
  expect(gone.status).toBe(410)
  expect(gone.body.error).toMatchObject({
    id: 'self_service_flow_expired',
    details: { redirect_to: `${authOrigin}/self-service/login/browser`, return_to: `${consoleOrigin}/admin` },
  })
  expect(gone.body).not.toHaveProperty('use_flow_id')

  const late = await ada.submit(flow, {
    method: 'password',
    identifier: 'ada@example.com',
    password: demoPassword,
  })
  expect(late.status).toBe(410)
  expect(late.body).toMatchObject({ error: { id: 'self_service_flow_expired' }, since: 90_000_000_000 })
  const fresh = (await ada.get(`/self-service/login/flows?id=${late.body.use_flow_id}`)).body
  expect(messageIds(fresh)).toEqual([4010001])
  expect(fresh.ui.messages?.[0]?.text).toBe('The login flow expired 1.50 minutes ago, please try again.')
  expect(fresh.return_to).toBe(`${consoleOrigin}/admin`)
  expect(
    (await ada.submit(fresh, { method: 'password', identifier: 'ada@example.com', password: demoPassword }))
      .status,
  ).toBe(200)
})

describe('already signed in', () => {
  test('starting again is refused, and takes navigation on', async () => {
    const { browser, person } = identityForTest()
    person()
    const ada = browser()
    await ada.signIn()

    const again = await ada.get('/self-service/login/browser')
    expect(again.status).toBe(400)
    expect(again.body.error).toMatchObject({
      id: 'session_already_available',
      message: 'you are already logged in',
    })
    expect((await ada.visit(`/self-service/login/browser?return_to=${consoleOrigin}/admin`)).location).toBe(
      `${consoleOrigin}/admin`,
    )
  })

  test('an older flow comes back as a flow that says so', async () => {
    const { browser, person } = identityForTest()
    person()
    const ada = browser()
    const older = await ada.start('login')
    await ada.signIn()

    const refused = await ada.submit(older, {
      method: 'password',
      identifier: 'ada@example.com',
      password: demoPassword,
    })

    expect([refused.status, ...messageIds(refused.body)]).toEqual([400, 4000001])
  })
})

describe('refresh', () => {
  test('confirms that it is still you and makes the session fresh', async () => {
    const { browser, person, passMinutes } = identityForTest()
    person()
    const ada = browser()
    await ada.signIn()
    const before = (await ada.whoami()).body
    passMinutes(30)

    const flow = await ada.start('login', '?refresh=true')
    expect(flow.refresh).toBe(true)
    expect(messageIds(flow)).toEqual([1010003])
    expect(nodeOf(flow, 'identifier')?.attributes).toMatchObject({ type: 'hidden', value: 'ada@example.com' })
    const token = ada.cookies.get('ory_kratos_session')
    const done = await ada.submit(flow, {
      method: 'password',
      identifier: 'ada@example.com',
      password: demoPassword,
    })

    expect(done.status).toBe(200)
    const after = (await ada.whoami()).body
    expect(after.id).toBe(before.id)
    expect(Date.parse(after.authenticated_at) - Date.parse(before.authenticated_at)).toBe(30 * 60_000)
    expect(ada.cookies.get('ory_kratos_session')).not.toBe(token)
  })

  test('is refused too late in the words for who is signed in already', async () => {
    const { browser, person, passMinutes } = identityForTest()
    person()
    const ada = browser()
    await ada.signIn()
    const flow = await ada.start('login', '?refresh=true')
    passMinutes(61)

    const typed = { method: 'password', identifier: 'ada@example.com', password: demoPassword }
    const late = await ada.submit(flow, typed)
    expect([late.status, late.body.id, ...messageIds(late.body)]).toEqual([400, flow.id, 4000001])
    expect((await ada.get(`/self-service/login/flows?id=${flow.id}`)).status).toBe(410)
  })

  test('is for the person signed in alone', async () => {
    const { browser, person } = identityForTest()
    person()
    person({ email: 'grace@example.com' })
    const ada = browser()
    await ada.signIn()

    const flow = await ada.start('login', '?refresh=true')
    const refused = await ada.submit(flow, {
      method: 'password',
      identifier: 'grace@example.com',
      password: demoPassword,
    })

    expect([refused.status, ...messageIds(refused.body)]).toEqual([400, 4000006])
  })

  test('is a plain sign-in for somebody signed out', async () => {
    const flow = await identityForTest().browser().start('login', '?refresh=true')

    expect(flow.refresh).toBe(false)
    expect(nodeOf(flow, 'identifier')?.attributes.type).toBe('text')
  })
})

describe('where only verified people may sign in', () => {
  test('the older refusal is a flow with 4000010', async () => {
    const { browser, person, turn } = identityForTest()
    turn({ requireVerifiedLogin: true, verifiedLoginError: 'flow' })
    person({ verified: false })
    const ada = browser()

    const refused = await ada.signIn()

    expect([refused.status, ...messageIds(refused.body)]).toEqual([400, 4000010])
    expect((await ada.whoami()).status).toBe(401)
  })

  test('the newer one is a 403 that leads to a verification already mailed', async () => {
    const { browser, person, turn, mailed } = identityForTest()
    turn({ requireVerifiedLogin: true, verifiedLoginError: '403' })
    person({ verified: false })
    const ada = browser()

    const refused = await ada.signIn()

    expect(refused.status).toBe(403)
    expect(refused.body.error.id).toBe('session_verified_address_required')
    const [next] = (refused.body.error.details?.['continue_with'] ?? []) as Document['continue_with']
    expect(next?.action).toBe('show_verification_ui')
    expect(next?.flow?.url).toBe(`${consoleOrigin}/user/verify?flow=${next?.flow?.id}`)
    await browser().visit(mailed().link)
    expect((await ada.signIn()).status).toBe(200)
  })
})

test('signs out whoever was signed in with the browser before', async () => {
  const { browser, person, passMinutes } = identityForTest()
  person()
  const ada = browser()
  const flow = await ada.start('login')
  ada.cookies.set('ory_kratos_session', 'planted-by-somebody-else')

  await ada.submit(flow, { method: 'password', identifier: 'ada@example.com', password: demoPassword })

  expect(ada.cookies.get('ory_kratos_session')).not.toBe('planted-by-somebody-else')
  expect((await ada.whoami()).status).toBe(200)
  passMinutes(24 * 60 + 1)
  expect((await ada.whoami()).status).toBe(401)
})

test('hashes differ for the same password and hold no trace of it', async () => {
  const [one, other] = await Promise.all([hashPassword('the same words'), hashPassword('the same words')])

  expect(one).not.toBe(other)
  expect(one).toMatch(/^scrypt\$16384\$8\$1\$/)
  expect(one).not.toContain('same')
})

describe('by code', () => {
  async function codeAsked({ passwordMethod = false } = {}) {
    const world = identityForTest()
    world.turn({ codeMethod: true, passwordMethod })
    world.person({ verified: false })
    const ada = world.browser()
    const flow = await ada.start('login')
    const sent = await ada.submit(flow, { method: 'code', identifier: ' ADA@example.com' })
    return { ...world, ada, flow, sent: sent.body }
  }
  const typed = { method: 'code', identifier: 'ada@example.com' }

  test('signs in and verifies the address', async () => {
    const { ada, flow, sent, mailed } = await codeAsked()
    expect(shapeOf(flow)).toEqual(['default/csrf_token', 'default/identifier', 'code/method/code'])
    expect([sent.state, sent.active, ...messageIds(sent)]).toEqual(['sent_email', 'code', 1010014])

    const done = await ada.submit(sent, { ...typed, code: mailed().code })

    expect(done.status).toBe(200)
    expect((await ada.whoami()).body).toMatchObject({
      authentication_methods: [{ method: 'code', aal: 'aal1' }],
      identity: { verifiable_addresses: [{ verified: true }] },
    })
  })

  test('a code works once, in its own flow, and only the newest', async () => {
    const { browser, ada, sent, mailed } = await codeAsked()
    const older = mailed().code
    await ada.submit(sent, { ...typed, resend: 'code' })
    const { code } = mailed()
    const other = browser()
    const { body: elsewhere } = await other.submit(await other.start('login'), typed)

    expect(messageIds((await other.submit(elsewhere, { ...typed, code })).body)).toEqual([4010008])
    const stale = older === code ? 'abcdef' : older // the same six digits twice: one in a million
    expect(messageIds((await ada.submit(sent, { ...typed, code: stale })).body)).toEqual([4010008])
    expect((await ada.submit(sent, { ...typed, code })).status).toBe(200)
    await ada.visit((await ada.get('/self-service/logout/browser')).body.logout_url)
    expect((await ada.submit(sent, { ...typed, code })).status).toBe(403)
  })

  test('after five wrong codes the right one is worth nothing, until another is sent', async () => {
    const { ada, sent, mailed } = await codeAsked()
    for (let attempt = 0; attempt < 5; attempt += 1) await ada.submit(sent, { ...typed, code: 'abcdef' })

    const late = await ada.submit(sent, { ...typed, code: mailed().code })
    expect([late.status, ...messageIds(late.body)]).toEqual([400, 4000001])
    await ada.submit(sent, { ...typed, resend: 'code' })
    expect((await ada.submit(sent, { ...typed, code: mailed().code })).status).toBe(200)
  })

  test('asks for a code left out', async () => {
    const { ada, sent } = await codeAsked()

    const refused = await ada.submit(sent, { ...typed, code: ' ' })

    expect([refused.status, ...fieldMessageIds(refused.body, 'code')]).toEqual([400, 4000002])
  })

  test('stands beside a password, and either will do', async () => {
    const { ada, flow, browser } = await codeAsked({ passwordMethod: true })
    expect(shapeOf(flow)).toEqual([
      'default/csrf_token',
      'default/identifier',
      'code/method/code',
      'password/password',
      'password/method/password',
    ])

    expect((await browser().signIn()).status).toBe(200)
    expect((await ada.whoami()).status).toBe(401)
  })

  test('is refused where it is not offered, and so is a password', async () => {
    const { ada, flow, turn } = await codeAsked()
    const byPassword = await ada.submit(flow, { ...typed, method: 'password', password: demoPassword })
    turn({ codeMethod: false })

    expect(messageIds(byPassword.body)).toEqual([4010002])
    expect(messageIds((await ada.submit(flow, typed)).body)).toEqual([4010002])
  })
})
