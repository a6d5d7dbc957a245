import { findPerson } from '../../product/people'
import {
  authOrigin,
  consoleOrigin,
  fieldMessageIds,
  identityForTest,
  messageIds,
  nodeOf,
  shapeOf,
  valueOf,
} from './testing'

const newcomer = {
  method: 'password',
  'traits.email': 'New@Example.com ',
  'traits.name': 'Newt',
  password: 'a long walk home',
}

test('registers, signs in and mails a verification', async () => {
  const { browser, mailed } = identityForTest()
  const newt = browser()

  const flow = await newt.start('registration')
  expect(shapeOf(flow)).toEqual([
    'default/csrf_token',
    'default/traits.email',
    'password/password',
    'default/traits.name',
    'password/method/password',
  ])
  const done = await newt.submit(flow, newcomer)

  expect(done.status).toBe(200)
  expect(done.body.identity.traits).toEqual({ email: 'new@example.com', name: 'Newt' })
  expect(done.body.session).toMatchObject({ active: true, authenticator_assurance_level: 'aal1' })
  const [home, verify] = done.body.continue_with
  expect(home).toEqual({ action: 'redirect_browser_to', redirect_browser_to: `${consoleOrigin}/` })
  expect(verify).toMatchObject({
    action: 'show_verification_ui',
    flow: { verifiable_address: 'new@example.com' },
  })
  expect((await newt.whoami()).body.identity.verifiable_addresses).toMatchObject([
    { verified: false, status: 'sent' },
  ])

  const shown = (await newt.get(`/self-service/verification/flows?id=${verify?.flow?.id}`)).body
  expect([shown.state, ...messageIds(shown)]).toEqual(['sent_email'])
  await newt.visit(mailed('new@example.com').link)
  expect((await newt.whoami()).body.identity.verifiable_addresses).toMatchObject([
    { verified: true, status: 'completed' },
  ])
})

test('takes nested traits as well as dotted ones', async () => {
  const newt = identityForTest().browser()

  const done = await newt.submit(await newt.start('registration'), {
    method: 'password',
    traits: { email: 'new@example.com', name: '' },
    password: 'a long walk home',
  })

  expect(done.body.identity.traits).toEqual({ email: 'new@example.com' })
})

test.each([
  ['dotted', { 'traits.admin': true }],
  ['nested', { traits: { email: 'new@example.com', admin: true } }],
  ['as a form would', { 'traits.admin': 'true' }],
])('nobody registers as an admin (%s)', async (_, extra) => {
  const { browser, store } = identityForTest()
  const newt = browser()

  const refused = await newt.submit(await newt.start('registration'), { ...newcomer, ...extra })

  expect([refused.status, ...messageIds(refused.body)]).toEqual([400, 4000001])
  expect(refused.body.ui.messages?.[0]?.text).toBe('additionalProperties "admin" not allowed')
  expect(findPerson(store, 'new@example.com')).toBeUndefined()
})

test.each([
  ['nothing typed', { 'traits.email': '', password: '' }, [4000001, 4000003], [4000002]],
  ['no e-mail address', { 'traits.email': 'new at example', password: 'a long walk home' }, [4000040], []],
  ['a short password', { 'traits.email': 'new@example.com', password: 'short' }, [], [4000032]],
  ['an endless password', { 'traits.email': 'new@example.com', password: 'long '.repeat(60) }, [], [4000033]],
  [
    'a password like the e-mail',
    { 'traits.email': 'new@example.com', password: 'new@example.co' },
    [],
    [4000031],
  ],
  [
    'a password out of the e-mail',
    { 'traits.email': 'newton.faulkner@example.com', password: 'Newton.Faulkner' },
    [],
    [4000031],
  ],
])('refuses %s', async (_, typed, email, password) => {
  const { browser, store } = identityForTest()
  const newt = browser()

  const refused = await newt.submit(await newt.start('registration'), { method: 'password', ...typed })

  expect(refused.status).toBe(400)
  expect(fieldMessageIds(refused.body, 'traits.email')).toEqual(email)
  expect(fieldMessageIds(refused.body, 'password')).toEqual(password)
  expect(nodeOf(refused.body, 'password')?.attributes).not.toHaveProperty('value')
  expect(store.mails.all()).toEqual([])
})

test('says how long a password must be', async () => {
  const newt = identityForTest().browser()

  const refused = await newt.submit(await newt.start('registration'), { ...newcomer, password: 'tiny' })

  expect(nodeOf(refused.body, 'password')?.messages).toEqual([
    {
      id: 4000032,
      type: 'error',
      text: 'The password must be at least 10 characters long, but got 4.',
      context: { min_length: 10, actual_length: 4 },
    },
  ])
})

test('refuses an address that is taken, also while somebody takes it', async () => {
  const { browser } = identityForTest()
  const [one, other] = [browser(), browser()]
  const [mine, theirs] = await Promise.all([one.start('registration'), other.start('registration')])

  const answers = await Promise.all([one.submit(mine, newcomer), other.submit(theirs, newcomer)])

  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400])
  const refused = answers.find(({ status }) => status === 400)
  expect(refused && messageIds(refused.body)).toEqual([4000007])
  expect(refused && valueOf(refused.body, 'traits.email')).toBeUndefined()
})

test('is closed while the platform takes nobody new', async () => {
  let open = true
  const newt = identityForTest({ registrationOpen: () => open }).browser()
  const flow = await newt.start('registration')
  open = false

  const start = await newt.get('/self-service/registration/browser')
  expect([start.status, start.body.error.id]).toEqual([400, 'self_service_flow_disabled'])
  const submit = await newt.submit(flow, newcomer)
  expect([submit.status, submit.body.error.id]).toEqual([400, 'self_service_flow_disabled'])
})

test('is not for people signed in', async () => {
  const { browser, person } = identityForTest()
  person()
  const ada = browser()
  const older = await ada.start('registration')
  await ada.signIn()

  const start = await ada.get('/self-service/registration/browser')
  expect([start.status, start.body.error.id]).toEqual([400, 'session_already_available'])
  const submit = await ada.submit(older, newcomer)
  expect([submit.status, submit.body.error.id]).toEqual([400, 'session_already_available'])
  const visited = await ada.sendForm(older.ui.action, {})
  expect([visited.status, visited.location]).toEqual([303, `${consoleOrigin}/`])
})

test('an expired flow names the fresh one', async () => {
  const { browser, passMinutes } = identityForTest()
  const newt = browser()
  const flow = await newt.start('registration')
  passMinutes(90)

  expect((await newt.get(`/self-service/registration/flows?id=${flow.id}`)).body.error.id).toBe(
    'self_service_flow_expired',
  )
  const late = await newt.submit(flow, newcomer)

  expect(late.status).toBe(410)
  const fresh = (await newt.get(`/self-service/registration/flows?id=${late.body.use_flow_id}`)).body
  expect(messageIds(fresh)).toEqual([4040001])
})

test('signs in people who could not sign in again before their address is verified', async () => {
  const { browser, turn } = identityForTest()
  turn({ requireVerifiedLogin: true })
  const newt = browser()

  const done = await newt.submit(await newt.start('registration'), newcomer)

  expect(done.status).toBe(200)
  expect(done.body.continue_with.map(({ action }) => action)).toContain('show_verification_ui')
  expect((await newt.whoami()).status).toBe(200)
})

test('takes browsers that navigate to the verification, signed in', async () => {
  const newt = identityForTest().browser()
  const started = await newt.visit('/self-service/registration/browser')
  const flow = (
    await newt.get(
      started.location.replace(`${consoleOrigin}/register?flow=`, '/self-service/registration/flows?id='),
    )
  ).body

  const done = await newt.sendForm(flow.ui.action, {
    ...newcomer,
    csrf_token: String(valueOf(flow, 'csrf_token')),
  })

  expect(done.status).toBe(303)
  expect(done.location).toMatch(`${consoleOrigin}/user/verify?flow=`)
  expect((await newt.whoami()).status).toBe(200)
})

describe('in two steps', () => {
  test('asks for the profile, then for the password, and goes back', async () => {
    const { browser, turn } = identityForTest()
    turn({ twoStepRegistration: true })
    const newt = browser()

    const profile = await newt.start('registration')
    expect(shapeOf(profile)).toEqual([
      'default/csrf_token',
      'default/traits.email',
      'default/traits.name',
      'profile/method/profile',
    ])
    const traits = { 'traits.email': 'new@example.com', 'traits.name': 'Newt' }
    const { body: second, status } = await newt.submit(profile, { method: 'profile', ...traits })
    expect([status, second.id, second.state, ...messageIds(second)]).toEqual([
      400,
      profile.id,
      'choose_method',
      1040009,
    ])
    expect(shapeOf(second)).toEqual([
      'default/csrf_token',
      'default/traits.email',
      'default/traits.name',
      'password/password',
      'password/method/password',
      'profile/screen/previous',
    ])
    expect(nodeOf(second, 'traits.email')?.attributes).toMatchObject({
      type: 'hidden',
      value: 'new@example.com',
    })

    const { body: back } = await newt.submit(second, { method: 'profile', screen: 'previous', ...traits })
    expect(shapeOf(back)).toEqual(shapeOf(profile))
    expect(nodeOf(back, 'traits.email')?.attributes).toMatchObject({
      type: 'email',
      value: 'new@example.com',
    })

    const { body: again } = await newt.submit(back, { method: 'profile', ...traits })
    const { body: short } = await newt.submit(again, { method: 'password', ...traits, password: 'tiny' })
    expect(fieldMessageIds(short, 'password')).toEqual([4000032])
    expect(shapeOf(short)).toEqual(shapeOf(second))
    const done = await newt.submit(short, { method: 'password', ...traits, password: 'a long walk home' })
    expect([done.status, done.body.identity.traits]).toEqual([
      200,
      { email: 'new@example.com', name: 'Newt' },
    ])
  })

  test('stays at the profile until it is right', async () => {
    const { browser, turn } = identityForTest()
    turn({ twoStepRegistration: true })
    const newt = browser()

    const { body } = await newt.submit(await newt.start('registration'), {
      method: 'profile',
      'traits.email': 'no',
    })

    expect(fieldMessageIds(body, 'traits.email')).toEqual([4000040, 4000003])
    expect(nodeOf(body, 'password')).toBeUndefined()
  })
})

test('the flow says where it came from and where it is sent', async () => {
  const flow = await identityForTest()
    .browser()
    .start('registration', `?return_to=${encodeURIComponent(`${consoleOrigin}/plans`)}`)

  expect(flow.request_url).toBe(
    `${authOrigin}/self-service/registration/browser?return_to=${encodeURIComponent(`${consoleOrigin}/plans`)}`,
  )
  expect(flow.return_to).toBe(`${consoleOrigin}/plans`)
})

describe('by code', () => {
  const typed = { method: 'code', 'traits.email': 'new@example.com' }

  async function codeAsked(email = 'new@example.com') {
    const world = identityForTest()
    world.turn({ codeMethod: true, twoStepRegistration: true })
    world.person()
    const newt = world.browser()
    const asked = { ...typed, 'traits.email': email }
    const { body: choice } = await newt.submit(await newt.start('registration'), {
      ...asked,
      method: 'profile',
    })
    const { body: sent } = await newt.submit(choice, asked)
    return { ...world, newt, sent }
  }

  test('signs up with a verified address and without a password', async () => {
    const { newt, sent, mailed, turn, browser } = await codeAsked()
    expect([sent.state, ...messageIds(sent)]).toEqual(['sent_email', 1040005])

    const done = await newt.submit(sent, { ...typed, code: mailed('new@example.com').code })

    expect([done.status, done.body.session?.authentication_methods[0]?.method]).toEqual([200, 'code'])
    expect(done.body.identity.verifiable_addresses).toMatchObject([{ verified: true }])
    expect(done.body.continue_with.map(({ action }) => action)).toEqual(['redirect_browser_to'])
    expect((await browser().signIn('new@example.com')).status).toBe(400)
    turn({ passwordMethod: true })
    expect(shapeOf(await newt.start('login', '?refresh=true'))).toEqual([
      'default/csrf_token',
      'default/identifier',
      'code/method/code',
    ])
  })

  test('leads back to the choice', async () => {
    const { newt, sent } = await codeAsked()

    const back = await newt.submit(sent, { ...typed, method: 'profile', screen: 'credential-selection' })

    expect([back.body.state, ...messageIds(back.body)]).toEqual(['choose_method', 1040009])
    expect(valueOf(back.body, 'traits.email')).toBe('new@example.com')
  })

  test('is for the address that the code was sent to', async () => {
    const { newt, sent, mailed, store } = await codeAsked()

    const { code } = mailed('new@example.com')
    const refused = await newt.submit(sent, { ...typed, 'traits.email': 'other@example.com', code })

    expect([refused.status, ...messageIds(refused.body)]).toEqual([400, 4000036])
    expect(findPerson(store, 'other@example.com')).toBeUndefined()
  })

  test('does not tell that somebody has an address, and mails nothing', async () => {
    const { sent, store } = await codeAsked('ada@example.com')

    expect([sent.state, ...messageIds(sent)]).toEqual(['sent_email', 1040005])
    expect(store.mails.all()).toEqual([])
  })
})

test.each([
  [true, false, ['redirect_browser_to']],
  [false, true, ['redirect_browser_to', 'show_verification_ui']],
])('afterwards: signed in %s, told to verify %s', async (signUpSession, signUpVerification, actions) => {
  const { browser, turn, mailed } = identityForTest()
  turn({ signUpSession, signUpVerification })
  const newt = browser()

  const done = await newt.submit(await newt.start('registration'), newcomer)

  expect(done.body.continue_with.map(({ action }) => action)).toEqual(actions)
  expect((await newt.whoami()).status).toBe(signUpSession ? 200 : 401)
  expect(mailed('new@example.com').link).toContain('verification')
})
