import { findPerson } from '../../product/people'
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
} from './testing'

async function signedIn(person: Parameters<ReturnType<typeof identityForTest>['person']>[0] = {}) {
  const world = identityForTest()
  const identity = world.person(person)
  const ada = world.browser()
  await ada.signIn()
  return { ...world, ada, identity }
}

test('offers profile, password and second factors', async () => {
  const { ada } = await signedIn({ name: 'Ada', admin: true })

  const flow = await ada.start('settings')

  expect(flow.state).toBe('show_form')
  expect(shapeOf(flow)).toEqual([
    'default/csrf_token',
    'profile/traits.email',
    'profile/traits.name',
    'profile/traits.admin',
    'profile/method/profile',
    'password/password',
    'password/method/password',
    'totp/totp_qr',
    'totp/totp_secret_key',
    'totp/totp_code',
    'totp/method/totp',
    'lookup_secret/lookup_secret_regenerate/true',
    'webauthn/webauthn_register_displayname',
    'webauthn/webauthn_register',
    'webauthn/webauthn_register_trigger',
    'webauthn/webauthn_script',
    'passkey/passkey_register_trigger',
    'passkey/passkey_settings_register',
    'passkey/passkey_create_data',
  ])
  expect([valueOf(flow, 'traits.email'), valueOf(flow, 'traits.name')]).toEqual(['ada@example.com', 'Ada'])
  expect(flow.identity.traits).toEqual({ email: 'ada@example.com', name: 'Ada', admin: true })
})

describe('profile', () => {
  test('changes the name', async () => {
    const { ada } = await signedIn()
    const flow = await ada.start('settings')

    const saved = await ada.submit(flow, {
      method: 'profile',
      'traits.email': 'ada@example.com',
      'traits.name': 'Ada L.',
    })

    expect([saved.status, saved.body.state, ...messageIds(saved.body)]).toEqual([200, 'success', 1050001])
    expect(valueOf(saved.body, 'traits.name')).toBe('Ada L.')
    expect(saved.body.continue_with).toEqual([
      { action: 'redirect_browser_to', redirect_browser_to: `${consoleOrigin}/account?flow=${flow.id}` },
    ])
  })

  test('a new address is unverified, and mailed', async () => {
    const { ada, browser, mailed } = await signedIn()

    const saved = await ada.submit(await ada.start('settings'), {
      method: 'profile',
      'traits.email': 'ada@new.example',
    })

    expect(saved.body.continue_with.map(({ action }) => action)).toEqual(['redirect_browser_to'])
    expect((await ada.whoami()).body.identity).toMatchObject({
      traits: { email: 'ada@new.example' },
      verifiable_addresses: [{ value: 'ada@new.example', verified: false }],
    })
    await ada.visit(mailed('ada@new.example').link)
    expect((await ada.whoami()).body.identity.verifiable_addresses).toMatchObject([{ verified: true }])
    expect((await browser().signIn('ada@new.example')).status).toBe(200)
    expect((await browser().signIn('ada@example.com')).status).toBe(400)
  })

  test('a link mailed to an address given up meanwhile verifies nothing', async () => {
    const { ada, mailed } = await signedIn({ verified: false })
    await ada.submit(await ada.start('verification'), { method: 'link', email: 'ada@example.com' })
    await ada.submit(await ada.start('settings'), { method: 'profile', 'traits.email': 'ada@new.example' })

    await ada.visit(mailed('ada@example.com').link)

    expect((await ada.whoami()).body.identity.verifiable_addresses).toMatchObject([{ verified: false }])
  })

  test('refuses an address of somebody else, and none', async () => {
    const { ada, person } = await signedIn()
    person({ email: 'grace@example.com' })
    const flow = await ada.start('settings')

    const taken = await ada.submit(flow, { method: 'profile', 'traits.email': 'GRACE@example.com' })
    expect([taken.status, ...messageIds(taken.body)]).toEqual([400, 4000007])
    const empty = await ada.submit(flow, { method: 'profile', 'traits.email': '' })
    expect([empty.status, ...fieldMessageIds(empty.body, 'traits.email')]).toEqual([400, 4000001, 4000003])
  })

  test.each([{ 'traits.admin': true }, { traits: { admin: true } }, { 'traits.admin': 'true' }])(
    'nobody makes themselves an admin: %j',
    async (extra) => {
      const { ada, store } = await signedIn()

      const refused = await ada.submit(await ada.start('settings'), {
        method: 'profile',
        'traits.email': 'ada@example.com',
        ...extra,
      })

      expect([refused.status, ...messageIds(refused.body)]).toEqual([400, 4000001])
      expect(findPerson(store, 'ada@example.com')?.admin).toBe(false)
      expect((await ada.whoami()).body.identity.traits).not.toHaveProperty('admin')
    },
  )

  test.each([
    ['left out', {}, 400],
    ['taken away', { 'traits.admin': false }, 400],
    ['sent back', { 'traits.admin': true }, 200],
  ])('nor does anybody cease to be one: the role is %s', async (_, role, status) => {
    const { ada } = await signedIn({ admin: true })

    const answer = await ada.submit(await ada.start('settings'), {
      method: 'profile',
      'traits.email': 'ada@example.com',
      'traits.name': 'A',
      ...role,
    })

    expect(answer.status).toBe(status)
    const { traits } = (await ada.whoami()).body.identity
    expect(traits).toEqual({ email: 'ada@example.com', admin: true, ...(status === 200 && { name: 'A' }) })
  })

  test('a save replaces all of it: a name that is not sent is none', async () => {
    const { ada } = await signedIn({ name: 'Ada' })

    await ada.submit(await ada.start('settings'), { method: 'profile', 'traits.email': 'ada@example.com' })

    expect((await ada.whoami()).body.identity.traits).toEqual({ email: 'ada@example.com' })
  })
})

describe('password', () => {
  test('changes, and leaves other sessions alone', async () => {
    const { ada, browser } = await signedIn()
    const phone = browser()
    await phone.signIn()

    const saved = await ada.submit(await ada.start('settings'), {
      method: 'password',
      password: 'a better password',
    })

    expect([saved.status, saved.body.state, ...messageIds(saved.body)]).toEqual([200, 'success', 1050001])
    expect(JSON.stringify(saved.body)).not.toContain('a better password')
    expect((await phone.whoami()).status).toBe(200)
    expect((await browser().signIn('ada@example.com', 'a better password')).status).toBe(200)
    expect((await browser().signIn('ada@example.com', demoPassword)).status).toBe(400)
  })

  test.each([
    ['', 4000002],
    ['short', 4000032],
    ['ada@example.com!', 4000031],
  ])('refuses %j', async (password, id) => {
    const { ada } = await signedIn()

    const refused = await ada.submit(await ada.start('settings'), { method: 'password', password })

    expect([refused.status, ...fieldMessageIds(refused.body, 'password')]).toEqual([400, id])
  })

  test('a form leads back to where it is shown', async () => {
    const { ada } = await signedIn()
    const flow = await ada.start('settings')

    const form = {
      csrf_token: String(valueOf(flow, 'csrf_token')),
      method: 'password',
      password: 'a better password',
    }
    const saved = await ada.sendForm(flow.ui.action, form)

    expect([saved.status, saved.location]).toEqual([303, `${consoleOrigin}/account?flow=${flow.id}`])
    expect((await ada.get(`/self-service/settings/flows?id=${flow.id}`)).body.state).toBe('success')
  })
})

describe('an older session', () => {
  test.each([
    ['the password', { method: 'password', password: 'a better password' }],
    ['the address', { method: 'profile', 'traits.email': 'ada@new.example' }],
    ['an authenticator', { method: 'totp', totp_code: '123456' }],
    ['backup codes', { method: 'lookup_secret', lookup_secret_regenerate: 'true' }],
  ])('signs in again before it changes %s', async (_, change) => {
    const { ada, passMinutes } = await signedIn()
    const flow = await ada.start('settings')
    passMinutes(15)

    const refused = await ada.submit(flow, change)

    expect([refused.status, refused.body.error.id]).toEqual([403, 'session_refresh_required'])
    const comeBack = encodeURIComponent(`${authOrigin}/self-service/settings?flow=${flow.id}`)
    expect(refused.body.redirect_browser_to).toBe(
      `${authOrigin}/self-service/login/browser?refresh=true&return_to=${comeBack}`,
    )

    const login = (await ada.get(refused.body.redirect_browser_to)).body
    const confirmed = await ada.submit(login, {
      method: 'password',
      identifier: 'ada@example.com',
      password: demoPassword,
    })
    const back = await ada.visit(confirmed.body.continue_with[0]?.redirect_browser_to ?? '')
    expect([back.status, back.location]).toEqual([303, `${consoleOrigin}/account?flow=${flow.id}`])
    expect((await ada.submit(flow, change)).status).not.toBe(403)
  })

  test('may still change the name', async () => {
    const { ada, passMinutes } = await signedIn()
    const flow = await ada.start('settings')
    passMinutes(15)

    const saved = await ada.submit(flow, {
      method: 'profile',
      'traits.email': 'ada@example.com',
      'traits.name': 'Ada',
    })

    expect(saved.body.state).toBe('success')
  })

  test('is as old as the switch says', async () => {
    const { ada, turn } = await signedIn()
    turn({ privilegedSessionMinutes: 0 })

    const refused = await ada.submit(await ada.start('settings'), {
      method: 'password',
      password: 'a better password',
    })

    expect(refused.status).toBe(403)
  })
})

test('needs a session', async () => {
  const { ada, browser } = await signedIn()
  const flow = await ada.start('settings')
  const stranger = browser()

  const start = await stranger.get('/self-service/settings/browser')
  expect([start.status, start.body.error.id]).toEqual([401, 'session_inactive'])
  expect((await stranger.visit('/self-service/settings/browser')).location).toBe(`${consoleOrigin}/login`)
  expect((await stranger.get(`/self-service/settings/flows?id=${flow.id}`)).status).toBe(401)
  expect((await stranger.submit(flow, { method: 'password', password: 'a better password' })).status).toBe(
    401,
  )
})

test('is for its owner alone', async () => {
  const { ada, browser, person } = await signedIn()
  person({ email: 'grace@example.com' })
  const flow = await ada.start('settings')
  const grace = browser()
  await grace.signIn('grace@example.com')

  const read = await grace.get(`/self-service/settings/flows?id=${flow.id}`)
  expect([read.status, read.body.error.id]).toEqual([403, 'security_identity_mismatch'])
  const write = await grace.submit(flow, { method: 'password', password: 'a better password' })
  expect([write.status, write.body.error.id]).toEqual([403, 'security_identity_mismatch'])
})

test('an expired flow names the fresh one', async () => {
  const { ada, passMinutes } = await signedIn()
  const flow = await ada.start('settings')
  passMinutes(61)

  const gone = await ada.get(`/self-service/settings/flows?id=${flow.id}`)
  expect(gone.status).toBe(410)
  expect(gone.body.error).not.toHaveProperty('id')
  const late = await ada.submit(flow, { method: 'profile', 'traits.email': 'ada@example.com' })
  expect(late.status).toBe(410)
  const fresh = (await ada.get(`/self-service/settings/flows?id=${late.body.use_flow_id}`)).body
  expect(messageIds(fresh)).toEqual([4050001])
})

test('refuses a method it does not offer', async () => {
  const { ada } = await signedIn()

  const refused = await ada.submit(await ada.start('settings'), { method: 'oidc', link: 'github' })

  expect([refused.status, ...messageIds(refused.body)]).toEqual([400, 4010004])
  expect(nodeOf(refused.body, 'traits.email')).toBeDefined()
})
