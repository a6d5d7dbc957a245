import {
  authOrigin,
  consoleOrigin,
  fieldMessageIds,
  identityForTest,
  messageIds,
  nodeOf,
  shapeOf,
  valueOf,
  type Browser,
} from './testing'

const shown = async (browser: Browser, location: string) => {
  const id = new URL(location).searchParams.get('flow')
  return (await browser.get(`/self-service/verification/flows?id=${id}`)).body
}

describe('by link', () => {
  test('mails a link that verifies', async () => {
    const { browser, person, mailed } = identityForTest()
    person({ verified: false })
    const ada = browser()
    await ada.signIn()

    const flow = await ada.start('verification')
    expect([flow.state, flow.active]).toEqual(['choose_method', 'link'])
    expect(shapeOf(flow)).toEqual(['default/csrf_token', 'link/email', 'link/method/link'])
    const sent = await ada.submit(flow, { method: 'link', email: ' ADA@example.com ' })
    expect([sent.status, sent.body.state, ...messageIds(sent.body)]).toEqual([200, 'sent_email', 1080001])
    expect(valueOf(sent.body, 'email')).toBe('ada@example.com')

    const mail = mailed()
    expect(mail.body).toContain(`${authOrigin}/self-service/verification?flow=${flow.id}&token=`)
    const opened = await ada.visit(mail.link)
    expect([opened.status, opened.location]).toEqual([303, `${consoleOrigin}/user/verify?flow=${flow.id}`])
    const passed = await shown(ada, opened.location)
    expect([passed.state, passed.ui.method, ...messageIds(passed)]).toEqual([
      'passed_challenge',
      'GET',
      1080002,
    ])
    expect(nodeOf(passed, 'continue')).toMatchObject({
      type: 'a',
      attributes: { href: `${consoleOrigin}/login` },
    })
    expect((await ada.whoami()).body.identity.verifiable_addresses).toMatchObject([{ verified: true }])
  })

  test('works in another browser than the one that asked', async () => {
    const { browser, person, mailed } = identityForTest()
    person({ verified: false })
    const ada = browser()
    await ada.submit(await ada.start('verification'), { method: 'link', email: 'ada@example.com' })
    const phone = browser()

    const opened = await phone.visit(mailed().link)

    expect((await shown(phone, opened.location)).state).toBe('passed_challenge')
  })

  test('leads where it was meant to', async () => {
    const { browser, person, mailed } = identityForTest()
    person({ verified: false })
    const ada = browser()
    await ada.submit(await ada.start('verification', `?return_to=${consoleOrigin}/plans`), {
      method: 'link',
      email: 'ada@example.com',
    })

    const passed = await shown(ada, (await ada.visit(mailed().link)).location)

    expect(nodeOf(passed, 'continue')?.attributes['href']).toBe(`${consoleOrigin}/plans`)
  })

  test.each([
    ['a wrong token', (link: string) => link.replace(/token=.*/, 'token=wrong')],
    ['a flow nobody knows', (link: string) => link.replace(/flow=[^&]*/, 'flow=unknown')],
  ])('a link with %s opens a new flow that says so', async (_, spoil) => {
    const { browser, person, mailed } = identityForTest()
    person({ verified: false })
    const ada = browser()
    const flow = await ada.start('verification')
    await ada.submit(flow, { method: 'link', email: 'ada@example.com' })

    const opened = await ada.visit(spoil(mailed().link))

    expect(opened.status).toBe(303)
    const fresh = await shown(ada, opened.location)
    expect([fresh.state, ...messageIds(fresh)]).toEqual(['choose_method', 4070001])
    expect(fresh.id).not.toBe(flow.id)
  })

  test('a link works once, and only the newest of a flow', async () => {
    const { browser, person, mailed } = identityForTest()
    person({ verified: false })
    const ada = browser()
    const flow = await ada.start('verification')
    await ada.submit(flow, { method: 'link', email: 'ada@example.com' })
    const older = mailed().link
    await ada.submit(flow, { method: 'link', email: 'ada@example.com' })

    expect(messageIds(await shown(ada, (await ada.visit(older)).location))).toEqual([4070001])
    expect(messageIds(await shown(ada, (await ada.visit(mailed().link)).location))).toEqual([1080002])
    expect(messageIds(await shown(ada, (await ada.visit(mailed().link)).location))).toEqual([4070001])
  })

  test('a link that came too late opens a new flow that says so', async () => {
    const { browser, person, mailed, passMinutes } = identityForTest()
    person({ verified: false })
    const ada = browser()
    await ada.submit(await ada.start('verification'), { method: 'link', email: 'ada@example.com' })
    passMinutes(121.2)

    const fresh = await shown(ada, (await ada.visit(mailed().link)).location)

    expect(messageIds(fresh)).toEqual([4070005])
    expect(fresh.ui.messages?.[0]?.text).toBe(
      'The verification flow expired 61.20 minutes ago, please try again.',
    )
  })

  test('a script may post the token too', async () => {
    const { browser, person, mailed } = identityForTest()
    person({ verified: false })
    const ada = browser()
    const flow = await ada.start('verification')
    await ada.submit(flow, { method: 'link', email: 'ada@example.com' })

    const done = await ada.post(mailed().link, { method: 'link', csrf_token: valueOf(flow, 'csrf_token') })

    expect([done.status, done.body.state]).toEqual([200, 'passed_challenge'])
  })
})

test('does not tell whether anybody has an address', async () => {
  const { browser, store } = identityForTest()
  const ada = browser()

  const sent = await ada.submit(await ada.start('verification'), {
    method: 'link',
    email: 'nobody@example.com',
  })

  expect([sent.status, sent.body.state, ...messageIds(sent.body)]).toEqual([200, 'sent_email', 1080001])
  expect(store.mails.all()).toEqual([])
})

test.each([
  ['', 4000002],
  ['   ', 4000002],
  ['not an address', 4000040],
])('refuses %j for an address', async (email, id) => {
  const ada = identityForTest().browser()

  const refused = await ada.submit(await ada.start('verification'), { method: 'link', email })

  expect(refused.status).toBe(400)
  expect(fieldMessageIds(refused.body, 'email')).toEqual([id])
})

test('refuses the method it does not run on', async () => {
  const ada = identityForTest().browser()

  const refused = await ada.submit(await ada.start('verification'), {
    method: 'code',
    email: 'ada@example.com',
  })

  expect([refused.status, ...messageIds(refused.body)]).toEqual([400, 4010006])
})

test('a submit to an expired flow leads on to a new one instead of a 410', async () => {
  const { browser, passMinutes } = identityForTest()
  const ada = browser()
  const flow = await ada.start('verification')
  passMinutes(61)

  const gone = await ada.get(`/self-service/verification/flows?id=${flow.id}`)
  expect(gone.status).toBe(410)
  expect(gone.body.error).not.toHaveProperty('id')
  const fresh = await ada.submit(flow, { method: 'link', email: 'ada@example.com' })
  expect([fresh.status, ...messageIds(fresh.body)]).toEqual([200, 4070005])
  expect(fresh.body.id).not.toBe(flow.id)
})

describe('by code', () => {
  async function codeSent() {
    const world = identityForTest()
    world.turn({ verificationMethod: 'code' })
    world.person({ verified: false })
    const ada = world.browser()
    const flow = await ada.start('verification')
    const sent = (await ada.submit(flow, { method: 'code', email: 'ada@example.com' })).body
    return { ...world, ada, flow, sent }
  }

  test('mails a code that verifies', async () => {
    const { ada, flow, sent, mailed, browser } = await codeSent()
    expect([flow.active, ...shapeOf(flow)]).toEqual([
      'code',
      'default/csrf_token',
      'code/email',
      'code/method/code',
    ])
    expect([sent.state, ...messageIds(sent)]).toEqual(['sent_email', 1080003])
    expect(shapeOf(sent)).toEqual([
      'default/csrf_token',
      'code/code',
      'code/method',
      'code/method/code',
      'code/email',
    ])
    expect(nodeOf(sent, 'code')?.attributes).toMatchObject({ required: true })

    const done = await ada.submit(sent, { method: 'code', code: ` ${mailed().code} ` })

    expect([done.status, done.body.state, ...messageIds(done.body)]).toEqual([
      200,
      'passed_challenge',
      1080002,
    ])
    const reader = browser()
    await reader.signIn()
    expect((await reader.whoami()).body.identity.verifiable_addresses).toMatchObject([{ verified: true }])
  })

  test('a wrong code is a 200 that says so', async () => {
    const { ada, sent } = await codeSent()

    const wrong = await ada.submit(sent, { method: 'code', code: 'abcdef' })

    expect([wrong.status, wrong.body.state, ...messageIds(wrong.body)]).toEqual([200, 'sent_email', 4070006])
    expect(JSON.stringify(wrong.body)).not.toContain('abcdef')
  })

  test('after five wrong codes the right one is worth nothing', async () => {
    const { ada, sent, mailed } = await codeSent()
    for (let attempt = 0; attempt < 5; attempt += 1)
      await ada.submit(sent, { method: 'code', code: 'abcdef' })

    const late = await ada.submit(sent, { method: 'code', code: mailed().code })

    expect([late.status, late.body.error.id]).toEqual([410, 'self_service_flow_replaced'])
    const { body: fresh } = await ada.get(`/self-service/verification/flows?id=${late.body.use_flow_id}`)
    expect([fresh.state, ...messageIds(fresh)]).toEqual(['choose_method', 4000001])
    expect(fresh.id).not.toBe(sent.id)
  })

  test('resends, and the older code is void', async () => {
    const { ada, sent, mailed } = await codeSent()
    const older = mailed().code

    const again = await ada.submit(sent, { method: 'code', code: older, email: 'ada@example.com' })
    expect([again.body.state, ...messageIds(again.body)]).toEqual(['sent_email', 1080003])

    const newer = mailed().code
    const stale = older === newer ? 'abcdef' : older // the same six digits twice: one in a million
    expect(messageIds((await ada.submit(sent, { method: 'code', code: stale })).body)).toEqual([4070006])
    expect(messageIds((await ada.submit(sent, { method: 'code', code: newer })).body)).toEqual([1080002])
  })

  test('asks for a code left out', async () => {
    const { ada, sent } = await codeSent()

    const refused = await ada.submit(sent, { method: 'code', code: '' })

    expect(fieldMessageIds(refused.body, 'code')).toEqual([4000002])
  })

  test('cannot be passed twice', async () => {
    const { ada, sent, mailed } = await codeSent()
    const { body: passed } = await ada.submit(sent, { method: 'code', code: mailed().code })

    const again = await ada.submit(sent, { method: 'code', code: mailed().code })

    expect([again.status, again.body.error.id]).toEqual([410, 'self_service_flow_replaced'])
    expect(again.body.use_flow_id).not.toBe(passed.id)
  })

  test('the mail also has a link that fills the code in, in any browser', async () => {
    const { browser, flow, mailed } = await codeSent()
    const phone = browser()

    const opened = await phone.visit(mailed().link)

    expect([opened.status, opened.location]).toEqual([303, `${consoleOrigin}/user/verify?flow=${flow.id}`])
    const filled = await shown(phone, opened.location)
    const code = valueOf(filled, 'code')
    expect([filled.state, code]).toEqual(['sent_email', mailed().code])
    const done = await phone.submit(filled, { method: 'code', code })
    expect([done.status, done.body.state]).toEqual([200, 'passed_challenge'])
  })

  test('a wrong code of a link stays in its field until another is sent', async () => {
    const { ada, sent, mailed } = await codeSent()
    const wrong = mailed().link.replace(/code=.*/, 'code=abcdef')
    const filled = await shown(ada, (await ada.visit(wrong)).location)

    const refused = await ada.submit(filled, { method: 'code', code: 'abcdef' })
    expect([valueOf(refused.body, 'code'), ...messageIds(refused.body)]).toEqual(['abcdef', 4070006])
    const again = await ada.submit(refused.body, { method: 'code', email: 'ada@example.com' })
    expect([again.body.id, valueOf(again.body, 'code')]).toEqual([sent.id, undefined])
  })

  test.each([
    ['that was used', 0, 4070002],
    ['that came too late', 61, 4070005],
  ])('a link %s opens a new flow that says so', async (_, minutes, id) => {
    const { ada, sent, mailed, passMinutes } = await codeSent()
    if (minutes === 0) await ada.submit(sent, { method: 'code', code: mailed().code })
    passMinutes(minutes)

    const opened = await ada.visit(mailed().link)

    const fresh = await shown(ada, opened.location)
    expect([fresh.state, ...messageIds(fresh)]).toEqual(['choose_method', id])
    expect(fresh.id).not.toBe(sent.id)
  })
})
