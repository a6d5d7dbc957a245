import {
  authOrigin,
  consoleOrigin,
  identityForTest,
  messageIds,
  nodeOf,
  shapeOf,
  valueOf,
  type Browser,
} from './testing'

const flowId = (location: string) => new URL(location).searchParams.get('flow')
const recoveryAt = async (browser: Browser, location: string) =>
  (await browser.get(`/self-service/recovery/flows?id=${flowId(location)}`)).body

describe('by link', () => {
  test('signs in to set a new password', async () => {
    const { browser, person, mailed } = identityForTest()
    person({ verified: false })
    const ada = browser()

    const flow = await ada.start('recovery')
    expect([flow.state, flow.active, ...shapeOf(flow)]).toEqual([
      'choose_method',
      'link',
      'default/csrf_token',
      'link/email',
      'link/method/link',
    ])
    const sent = await ada.submit(flow, { method: 'link', email: 'ada@example.com' })
    expect([sent.body.state, ...messageIds(sent.body)]).toEqual(['sent_email', 1060002])
    expect(mailed().body).toContain(`${authOrigin}/self-service/recovery?flow=${flow.id}&token=`)

    const opened = await ada.visit(mailed().link)
    expect(opened.status).toBe(303)
    expect(opened.location).toMatch(`${consoleOrigin}/account?flow=`)
    expect((await ada.whoami()).body).toMatchObject({
      authentication_methods: [{ method: 'link_recovery', aal: 'aal1' }],
      identity: { verifiable_addresses: [{ verified: true }] },
    })

    const settings = (await ada.get(`/self-service/settings/flows?id=${flowId(opened.location)}`)).body
    expect(messageIds(settings)).toEqual([1060001])
    expect(
      (await ada.submit(settings, { method: 'password', password: 'remembered at last' })).body.state,
    ).toBe('success')
    expect((await browser().signIn('ada@example.com', 'remembered at last')).status).toBe(200)
    expect((await browser().signIn()).status).toBe(400)
  })

  test('works in another browser than the one that asked', async () => {
    const { browser, person, mailed } = identityForTest()
    person()
    const ada = browser()
    await ada.submit(await ada.start('recovery'), { method: 'link', email: 'ada@example.com' })
    const phone = browser()

    const opened = await phone.visit(mailed().link)

    const settings = (await phone.get(`/self-service/settings/flows?id=${flowId(opened.location)}`)).body
    expect(
      (await phone.submit(settings, { method: 'password', password: 'remembered at last' })).status,
    ).toBe(200)
    expect((await ada.whoami()).status).toBe(401)
  })

  test('a link works once', async () => {
    const { browser, person, mailed } = identityForTest()
    person()
    const ada = browser()
    await ada.submit(await ada.start('recovery'), { method: 'link', email: 'ada@example.com' })
    await ada.visit(mailed().link)
    const thief = browser()

    const opened = await thief.visit(mailed().link)

    expect(messageIds(await recoveryAt(thief, opened.location))).toEqual([4060004])
    expect((await thief.whoami()).status).toBe(401)
  })

  test('a link that came too late opens a new flow that says so', async () => {
    const { browser, person, mailed, passMinutes } = identityForTest()
    person()
    const ada = browser()
    await ada.submit(await ada.start('recovery'), { method: 'link', email: 'ada@example.com' })
    passMinutes(61)

    const opened = await ada.visit(mailed().link)

    expect(opened.location).toMatch(`${consoleOrigin}/recovery?flow=`)
    expect(messageIds(await recoveryAt(ada, opened.location))).toEqual([4060005])
    expect((await ada.whoami()).status).toBe(401)
  })

  test('a link for one person is nothing in the flow of another', async () => {
    const { browser, person, mailed } = identityForTest()
    person()
    person({ email: 'grace@example.com' })
    const [ada, grace] = [browser(), browser()]
    const flow = await ada.start('recovery')
    await ada.submit(flow, { method: 'link', email: 'ada@example.com' })
    await grace.submit(await grace.start('recovery'), { method: 'link', email: 'grace@example.com' })
    const token = new URL(mailed('grace@example.com').link, authOrigin).searchParams.get('token')

    await ada.visit(`/self-service/recovery?flow=${flow.id}&token=${token}`)

    expect((await ada.whoami()).status).toBe(401)
  })
})

test('does not tell whether anybody has an address', async () => {
  const { browser, store } = identityForTest()
  const ada = browser()

  const sent = await ada.submit(await ada.start('recovery'), { method: 'link', email: 'nobody@example.com' })

  expect([sent.status, sent.body.state, ...messageIds(sent.body)]).toEqual([200, 'sent_email', 1060002])
  expect(store.mails.all()).toEqual([])
})

test('a submit to an expired flow leads on to a new one', async () => {
  const { browser, passMinutes } = identityForTest()
  const ada = browser()
  const flow = await ada.start('recovery')
  passMinutes(61)

  const fresh = await ada.submit(flow, { method: 'link', email: 'ada@example.com' })

  expect([fresh.status, ...messageIds(fresh.body)]).toEqual([200, 4060005])
})

describe('by code', () => {
  async function codeSent() {
    const world = identityForTest()
    world.turn({ recoveryMethod: 'code' })
    world.person()
    const ada = world.browser()
    const flow = await ada.start('recovery', `?return_to=${consoleOrigin}/user`)
    return {
      ...world,
      ada,
      sent: (await ada.submit(flow, { method: 'code', email: 'ada@example.com' })).body,
    }
  }

  test('signs in to set a new password', async () => {
    const { ada, sent, mailed } = await codeSent()
    expect([sent.active, sent.state, ...messageIds(sent)]).toEqual(['code', 'sent_email', 1060003])
    expect(shapeOf(sent)).toEqual([
      'default/csrf_token',
      'code/code',
      'code/method',
      'code/method/code',
      'code/email',
    ])
    expect(nodeOf(sent, 'code')?.attributes).toMatchObject({ maxlength: 6, pattern: '[0-9]+' })
    expect(mailed().body).not.toContain('http')

    const done = await ada.submit(sent, { method: 'code', code: mailed().code })

    expect([done.status, done.body.state]).toEqual([200, 'passed_challenge'])
    const [next] = done.body.continue_with
    expect(next).toMatchObject({
      action: 'show_settings_ui',
      flow: { url: `${consoleOrigin}/account?flow=${next?.flow?.id}` },
    })
    const settings = (await ada.get(`/self-service/settings/flows?id=${next?.flow?.id}`)).body
    expect(settings.return_to).toBe(`${consoleOrigin}/user`)
    const saved = await ada.submit(settings, { method: 'password', password: 'remembered at last' })
    expect(saved.body.continue_with).toEqual([
      { action: 'redirect_browser_to', redirect_browser_to: `${consoleOrigin}/user` },
    ])
  })

  test('a wrong code is a 200 that says so, five times', async () => {
    const { ada, sent, mailed } = await codeSent()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wrong = await ada.submit(sent, { method: 'code', code: 'abcdef' })
      expect([wrong.status, wrong.body.state, ...messageIds(wrong.body)]).toEqual([
        200,
        'sent_email',
        4060006,
      ])
    }

    const late = await ada.submit(sent, { method: 'code', code: mailed().code })

    expect(late.status).toBe(400)
    const { details } = late.body.error
    const id = /"show_recovery_ui","flow":{"id":"([^"]*)"/.exec(JSON.stringify(details))?.[1]
    const fresh = await ada.get(`/self-service/recovery/flows?id=${id}`)
    expect(messageIds(fresh.body)).toEqual([4000001])
    expect((await ada.whoami()).status).toBe(401)
  })

  test('takes browsers that navigate to the settings', async () => {
    const { ada, sent, mailed } = await codeSent()

    const form = { csrf_token: String(valueOf(sent, 'csrf_token')), method: 'code', code: mailed().code }
    const done = await ada.sendForm(sent.ui.action, form)

    expect(done.status).toBe(303)
    expect(done.location).toMatch(`${consoleOrigin}/account?flow=`)
  })
})

test('is not for people signed in', async () => {
  const { browser, person } = identityForTest()
  person()
  const ada = browser()
  await ada.signIn()

  const refused = await ada.get('/self-service/recovery/browser')
  expect([refused.status, refused.body.error.id]).toEqual([400, 'session_already_available'])
  const visited = await ada.visit('/self-service/recovery/browser')
  expect([visited.status, visited.location]).toEqual([303, `${consoleOrigin}/`])
})

test('ends the session of whoever used the browser before', async () => {
  const { browser, person, mailed } = identityForTest()
  person()
  person({ email: 'grace@example.com' })
  const shared = browser()
  await shared.signIn('grace@example.com')
  const grace = browser()
  grace.cookies = new Map(shared.cookies)
  const ada = browser()
  await ada.submit(await ada.start('recovery'), { method: 'link', email: 'ada@example.com' })

  await shared.visit(mailed().link)

  expect((await shared.whoami()).body.identity.traits['email']).toBe('ada@example.com')
  expect((await grace.whoami()).status).toBe(401)
})
