import type { Message } from './messages'
import {
  authenticatorOf,
  authOrigin,
  consoleOrigin,
  demoPassword,
  fieldMessageIds,
  identityForTest,
  messageIds,
  nodeOf,
  shapeOf,
  valueOf,
  type Browser,
  type Document,
} from './testing'

type World = ReturnType<typeof identityForTest>

async function withAuthenticator(world: World = identityForTest()) {
  world.person()
  const ada = world.browser()
  await ada.signIn()
  const flow = await ada.start('settings')
  const codeAt = authenticatorOf(flow)
  const linked = await ada.submit(flow, { method: 'totp', totp_code: codeAt(world.now()) })
  return { ...world, ada, linked, code: () => codeAt(world.now()) }
}

async function withBackupCodes(world: World = identityForTest()) {
  world.person()
  const ada = world.browser()
  await ada.signIn()
  const flow = await ada.start('settings')
  const generated = await ada.submit(flow, { method: 'lookup_secret', lookup_secret_regenerate: 'true' })
  const codes = codesIn(generated.body)
  const confirmed = await ada.submit(flow, { method: 'lookup_secret', lookup_secret_confirm: 'true' })
  return { ...world, ada, flow, generated, confirmed, codes }
}

function codesIn(flow: Document): string[] {
  const text = nodeOf(flow, 'lookup_secret_codes')?.attributes['text'] as Message | undefined
  return text?.text.split(', ') ?? []
}

/** Signs in with the password as far as that goes: to a 422 that asks for more. */
async function halfSignedIn(browser: Browser) {
  const answer = await browser.signIn()
  return { answer, flow: (await browser.get(answer.body.redirect_browser_to)).body }
}

describe('an authenticator', () => {
  test('is linked with a code from its secret', async () => {
    const { ada, linked } = await withAuthenticator()

    expect([linked.status, linked.body.state, ...messageIds(linked.body)]).toEqual([200, 'success', 1050001])
    expect(shapeOf(linked.body).filter((node) => node.startsWith('totp'))).toEqual(['totp/totp_unlink/true'])
    expect((await ada.whoami()).body).toMatchObject({
      authenticator_assurance_level: 'aal2',
      authentication_methods: [{ method: 'password' }, { method: 'totp', aal: 'aal2' }],
    })
  })

  test('is offered as a picture and as text', async () => {
    const { browser, person } = identityForTest()
    person()
    const ada = browser()
    await ada.signIn()

    const flow = await ada.start('settings')

    expect(nodeOf(flow, 'totp_qr')).toMatchObject({ type: 'img', attributes: { width: 256, height: 256 } })
    expect(String(nodeOf(flow, 'totp_qr')?.attributes['src'])).toMatch(/^data:image\/png;base64,/)
    expect(nodeOf(flow, 'totp_secret_key')).toMatchObject({
      type: 'text',
      attributes: { text: { id: 1050006, text: expect.stringMatching(/^[A-Z2-7]{32}$/) as string } },
      meta: { label: { id: 1050017 } },
    })
    expect(nodeOf(await ada.start('settings'), 'totp_secret_key')?.attributes).not.toEqual(
      nodeOf(flow, 'totp_secret_key')?.attributes,
    )
  })

  test.each([
    ['000000', 4000008],
    ['', 4000002],
  ])('is not linked with %j', async (totp_code, id) => {
    const { browser, person } = identityForTest()
    person()
    const ada = browser()
    await ada.signIn()
    const flow = await ada.start('settings')

    const refused = await ada.submit(flow, { method: 'totp', totp_code })

    expect([refused.status, ...fieldMessageIds(refused.body, 'totp_code')]).toEqual([400, id])
    expect(nodeOf(refused.body, 'totp_secret_key')).toEqual(nodeOf(flow, 'totp_secret_key'))
    expect((await ada.whoami()).body.authenticator_assurance_level).toBe('aal1')
  })

  test('is asked for after the password', async () => {
    const { browser, code } = await withAuthenticator()
    const phone = browser()

    const { answer, flow } = await halfSignedIn(phone)
    expect([answer.status, answer.body.error.id]).toEqual([422, 'browser_location_change_required'])
    expect(answer.body.redirect_browser_to).toBe(`${authOrigin}/self-service/login/browser?aal=aal2`)
    expect((await phone.whoami()).body.error?.id).toBe('session_aal2_required')

    expect([flow.requested_aal, ...messageIds(flow)]).toEqual(['aal2', 1010004])
    expect(shapeOf(flow)).toEqual(['default/csrf_token', 'totp/totp_code', 'totp/method/totp'])
    const token = phone.cookies.get('ory_kratos_session')
    const done = await phone.submit(flow, { method: 'totp', totp_code: code() })

    expect(done.status).toBe(200)
    expect(done.body.session?.authenticator_assurance_level).toBe('aal2')
    expect(phone.cookies.get('ory_kratos_session')).not.toBe(token)
  })

  test('keeps where somebody was going', async () => {
    const { browser, code } = await withAuthenticator()
    const phone = browser()
    const login = await phone.start('login', `?return_to=${consoleOrigin}/admin`)
    const form = {
      csrf_token: String(valueOf(login, 'csrf_token')),
      method: 'password',
      identifier: 'ada@example.com',
      password: demoPassword,
    }

    const half = await phone.sendForm(login.ui.action, form)
    expect([half.status, half.location]).toEqual([
      303,
      `${authOrigin}/self-service/login/browser?aal=aal2&return_to=${encodeURIComponent(`${consoleOrigin}/admin`)}`,
    ])
    const flow = (await phone.get(half.location)).body
    const done = await phone.submit(flow, { method: 'totp', totp_code: code() })

    expect(done.body.continue_with[0]?.redirect_browser_to).toBe(`${consoleOrigin}/admin`)
  })

  test('offered is another one once something else was saved', async () => {
    const { browser, person, now } = identityForTest()
    person()
    const ada = browser()
    await ada.signIn()
    const flow = await ada.start('settings')
    const saved = await ada.submit(flow, { method: 'profile', 'traits.email': 'ada@example.com' })

    const [older, newer] = [authenticatorOf(flow)(now()), authenticatorOf(saved.body)(now())]
    expect((await ada.submit(flow, { method: 'totp', totp_code: older })).status).toBe(400)
    expect((await ada.submit(flow, { method: 'totp', totp_code: newer })).status).toBe(200)
  })

  test('a wrong code is refused and not shown again', async () => {
    const { browser } = await withAuthenticator()
    const phone = browser()
    const { flow } = await halfSignedIn(phone)

    const refused = await phone.submit(flow, { method: 'totp', totp_code: '000000' })
    expect([refused.status, ...messageIds(refused.body)]).toEqual([400, 4000008])
    expect(valueOf(refused.body, 'totp_code')).toBeUndefined()
    const empty = await phone.submit(flow, { method: 'totp', totp_code: '' })
    expect([empty.status, ...fieldMessageIds(empty.body, 'totp_code')]).toEqual([400, 4000002])
    expect((await phone.whoami()).status).toBe(403)
  })

  test('a code works once', async () => {
    const { browser, code, passMinutes } = await withAuthenticator()
    const [phone, thief] = [browser(), browser()]
    const mine = (await halfSignedIn(phone)).flow
    const theirs = (await halfSignedIn(thief)).flow
    const seen = code()
    await phone.submit(mine, { method: 'totp', totp_code: seen })

    const replayed = await thief.submit(theirs, { method: 'totp', totp_code: seen })
    expect([replayed.status, ...messageIds(replayed.body)]).toEqual([400, 4000008])

    passMinutes(1)
    expect((await thief.submit(theirs, { method: 'totp', totp_code: code() })).status).toBe(200)
  })

  test('is unlinked again', async () => {
    const { ada, browser } = await withAuthenticator()

    const unlinked = await ada.submit(await ada.start('settings'), { method: 'totp', totp_unlink: 'true' })

    expect([unlinked.status, unlinked.body.state]).toEqual([200, 'success'])
    expect(nodeOf(unlinked.body, 'totp_qr')).toBeDefined()
    expect((await browser().signIn()).status).toBe(200)
  })
})

describe('backup codes', () => {
  test('are generated, and kept once they are confirmed', async () => {
    const { browser, ada, flow, generated, confirmed, codes } = await withBackupCodes()
    expect([generated.status, generated.body.state]).toEqual([200, 'show_form'])
    expect(generated.body.ui.messages).toBeUndefined()
    expect(shapeOf(generated.body).filter((node) => node.startsWith('lookup'))).toEqual([
      'lookup_secret/lookup_secret_codes',
      'lookup_secret/lookup_secret_confirm/true',
    ])
    expect(codes).toHaveLength(12)
    expect(new Set(codes).size).toBe(12)
    expect(codes.every((code) => /^[a-z0-9]{8}$/.test(code))).toBe(true)

    expect([confirmed.status, confirmed.body.state, ...messageIds(confirmed.body)]).toEqual([
      200,
      'success',
      1050001,
    ])
    expect(shapeOf(confirmed.body).filter((node) => node.startsWith('lookup'))).toEqual([
      'lookup_secret/lookup_secret_reveal/true',
      'lookup_secret/lookup_secret_disable/true',
    ])
    expect((await ada.whoami()).body.authenticator_assurance_level).toBe('aal2')
    expect((await browser().signIn()).status).toBe(422)
    const twice = await ada.submit(flow, { method: 'lookup_secret', lookup_secret_confirm: 'true' })
    expect([twice.status, ...messageIds(twice.body)]).toEqual([400, 4000001])
  })

  test('that were not confirmed are gone once something else was saved', async () => {
    const { browser, person } = identityForTest()
    person()
    const ada = browser()
    await ada.signIn()
    const flow = await ada.start('settings')
    await ada.submit(flow, { method: 'lookup_secret', lookup_secret_regenerate: 'true' })

    const saved = await ada.submit(flow, { method: 'profile', 'traits.email': 'ada@example.com' })

    expect(shapeOf(saved.body).filter((node) => node.startsWith('lookup'))).toEqual([
      'lookup_secret/lookup_secret_regenerate/true',
    ])
    const late = await ada.submit(flow, { method: 'lookup_secret', lookup_secret_confirm: 'true' })
    expect([late.status, ...messageIds(late.body)]).toEqual([400, 4000001])
  })

  test('are worth nothing until they are confirmed', async () => {
    const { browser, person } = identityForTest()
    person()
    const ada = browser()
    await ada.signIn()
    await ada.submit(await ada.start('settings'), {
      method: 'lookup_secret',
      lookup_secret_regenerate: 'true',
    })

    expect((await browser().signIn()).status).toBe(200)
  })

  test('each works once', async () => {
    const { browser, codes } = await withBackupCodes()
    const [phone, laptop] = [browser(), browser()]
    const { flow } = await halfSignedIn(phone)
    expect(shapeOf(flow)).toEqual([
      'default/csrf_token',
      'lookup_secret/lookup_secret',
      'lookup_secret/method/lookup_secret',
    ])

    const done = await phone.submit(flow, {
      method: 'lookup_secret',
      lookup_secret: ` ${codes[3]?.toUpperCase()} `,
    })
    expect([done.status, done.body.session?.authenticator_assurance_level]).toEqual([200, 'aal2'])

    const other = (await halfSignedIn(laptop)).flow
    const used = await laptop.submit(other, { method: 'lookup_secret', lookup_secret: codes[3] })
    expect([used.status, ...messageIds(used.body)]).toEqual([400, 4000012])
    const wrong = await laptop.submit(other, { method: 'lookup_secret', lookup_secret: 'nonsense' })
    expect([wrong.status, ...messageIds(wrong.body)]).toEqual([400, 4000016])
    expect(JSON.stringify(wrong.body)).not.toContain('nonsense')
  })

  test('are revealed with those that are used, and made anew', async () => {
    const { ada, browser, codes } = await withBackupCodes()
    const phone = browser()
    await phone.submit((await halfSignedIn(phone)).flow, { method: 'lookup_secret', lookup_secret: codes[0] })
    const flow = await ada.start('settings')

    const revealed = await ada.submit(flow, { method: 'lookup_secret', lookup_secret_reveal: 'true' })
    expect([revealed.status, revealed.body.state]).toEqual([200, 'show_form'])
    expect(codesIn(revealed.body)).toEqual(['used', ...codes.slice(1)])
    expect(shapeOf(revealed.body).filter((node) => node.startsWith('lookup'))).toEqual([
      'lookup_secret/lookup_secret_codes',
      'lookup_secret/lookup_secret_regenerate/true',
      'lookup_secret/lookup_secret_disable/true',
    ])

    await ada.submit(flow, { method: 'lookup_secret', lookup_secret_regenerate: 'true' })
    await ada.submit(flow, { method: 'lookup_secret', lookup_secret_confirm: 'true' })
    const laptop = browser()
    const old = await laptop.submit((await halfSignedIn(laptop)).flow, {
      method: 'lookup_secret',
      lookup_secret: codes[1],
    })
    expect(messageIds(old.body)).toEqual([4000016])
  })

  test('are given up again', async () => {
    const { ada, browser } = await withBackupCodes()

    const disabled = await ada.submit(await ada.start('settings'), {
      method: 'lookup_secret',
      lookup_secret_disable: 'true',
    })

    expect(disabled.body.state).toBe('success')
    expect((await browser().signIn()).status).toBe(200)
  })
})

describe('asking for the second level', () => {
  test('needs the first', async () => {
    const { browser } = identityForTest()

    const refused = await browser().get('/self-service/login/browser?aal=aal2')
    expect([refused.status, refused.body.error.id]).toEqual([401, 'session_aal1_required'])
    expect((await browser().visit('/self-service/login/browser?aal=aal2')).location).toBe(
      `${consoleOrigin}/login`,
    )
  })

  test('finds nothing to show for people without a second factor', async () => {
    const { browser, person } = identityForTest()
    person()
    const ada = browser()
    await ada.signIn()

    const flow = await ada.start('login', '?aal=aal2')

    expect(messageIds(flow)).toEqual([1010004])
    expect(shapeOf(flow)).toEqual(['default/csrf_token'])
    const refused = await ada.submit(flow, { method: 'totp', totp_code: '123456' })
    expect([refused.status, ...messageIds(refused.body)]).toEqual([400, 4000011])
    expect(
      messageIds((await ada.submit(flow, { method: 'lookup_secret', lookup_secret: 'x' })).body),
    ).toEqual([4000014])
    expect(messageIds((await ada.submit(flow, { method: 'password' })).body)).toEqual([4010002])
  })

  test('is refused to those who are there already', async () => {
    const { ada } = await withAuthenticator()

    const again = await ada.get('/self-service/login/browser?aal=aal2')
    expect([again.status, again.body.error.id]).toEqual([400, 'session_already_available'])
    expect((await ada.start('login', '?aal=aal2&refresh=true')).requested_aal).toBe('aal2')
  })

  test('comes to nothing when the session ended meanwhile', async () => {
    const { browser, code } = await withAuthenticator()
    const phone = browser()
    const { flow } = await halfSignedIn(phone)
    phone.cookies.delete('ory_kratos_session')

    const refused = await phone.submit(flow, { method: 'totp', totp_code: code() })

    expect([refused.status, refused.body.error.id]).toEqual([401, 'session_aal1_required'])
  })
})

describe('where the highest available level is required', () => {
  test('half a sign-in is none, and says where to go', async () => {
    const { browser, code, turn } = await withAuthenticator()
    turn({ requireAal2: true })
    const phone = browser()
    const { flow } = await halfSignedIn(phone)

    const refused = await phone.whoami()
    expect([refused.status, refused.body.error.id]).toEqual([403, 'session_aal2_required'])
    const goOn = `${authOrigin}/self-service/login/browser?aal=aal2`
    expect(refused.body.redirect_browser_to).toBe(goOn)
    expect(refused.body.error.details).toEqual({ redirect_browser_to: goOn })
    for (const path of ['/sessions', '/self-service/settings/browser'])
      expect((await phone.get(path)).body.error.id).toBe('session_aal2_required')
    expect((await phone.post('/sync', {})).status).toBe(403)

    await phone.submit(flow, { method: 'totp', totp_code: code() })
    expect((await phone.whoami()).status).toBe(200)
  })

  test('half a sign-in can still sign out', async () => {
    const { browser, turn } = await withAuthenticator()
    turn({ requireAal2: true })
    const phone = browser()
    await halfSignedIn(phone)

    const { body } = await phone.get('/self-service/logout/browser')
    await phone.visit(body.logout_url)

    expect((await phone.whoami()).status).toBe(401)
  })

  test('people without a second factor are as high as they can be', async () => {
    const { browser, person, turn } = identityForTest()
    turn({ requireAal2: true })
    person()
    const ada = browser()

    expect((await ada.signIn()).status).toBe(200)
    expect((await ada.whoami()).status).toBe(200)
  })

  test('recovering an account does not get around the second factor', async () => {
    const { browser, turn, mailed, code } = await withAuthenticator()
    turn({ requireAal2: true })
    const thief = browser()
    await thief.submit(await thief.start('recovery'), { method: 'link', email: 'ada@example.com' })

    const opened = await thief.visit(mailed().link)
    const id = new URL(opened.location).searchParams.get('flow')
    const refused = await thief.get(`/self-service/settings/flows?id=${id}`)
    expect([refused.status, refused.body.error.id]).toEqual([403, 'session_aal2_required'])

    const stepUp = (await thief.get(refused.body.redirect_browser_to)).body
    const done = await thief.submit(stepUp, { method: 'totp', totp_code: code() })
    expect(done.body.continue_with[0]?.redirect_browser_to).toBe(`${consoleOrigin}/account?flow=${id}`)
    expect((await thief.get(`/self-service/settings/flows?id=${id}`)).status).toBe(200)
  })
})
