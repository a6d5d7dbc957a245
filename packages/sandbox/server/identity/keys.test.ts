import { softKey, type Question } from './softKey'
import {
  authOrigin,
  consoleOrigin,
  identityForTest,
  messageIds,
  nodeOf,
  shapeOf,
  valueOf,
  type Browser,
  type Document,
} from './testing'

const question = (flow: Document, name: string) => JSON.parse(String(valueOf(flow, name))) as Question
const token = (flow: Document) => ({ csrf_token: String(valueOf(flow, 'csrf_token')) })
const path = (flow: Document) => flow.ui.action.replace(authOrigin, '')

/** As the script does it: the form is sent by the browser itself, which then comes back. */
async function send(browser: Browser, flow: Document, fields: Record<string, string>) {
  const answer = await browser.sendForm(path(flow), { ...token(flow), ...fields })
  const id = new URL(answer.location).searchParams.get('flow')
  const kind = path(flow).split('/')[2]?.split('?')[0]
  return {
    ...answer,
    flow: id ? (await browser.get(`/self-service/${kind}/flows?id=${id}`)).body : undefined,
  }
}

async function withPasskey(key = softKey()) {
  const world = identityForTest()
  world.person()
  const ada = world.browser()
  await ada.signIn()
  const flow = await ada.start('settings')
  const added = await send(ada, flow, {
    passkey_settings_register: key.make(question(flow, 'passkey_create_data')),
  })
  return { ...world, ada, key, added }
}

async function withSecurityKey() {
  const world = identityForTest()
  world.person()
  const ada = world.browser()
  await ada.signIn()
  const flow = await ada.start('settings')
  const key = softKey()
  const added = await send(ada, flow, {
    webauthn_register: key.make(question(flow, 'webauthn_register_trigger')),
    webauthn_register_displayname: 'Desk key',
  })
  return { ...world, ada, key, added }
}

const nodesOf = (flow: Document | undefined, group: string) =>
  flow ? shapeOf(flow).filter((node) => node.startsWith(`${group}/`)) : []

describe('a passkey', () => {
  test('is made in the settings, and listed with a button that removes it', async () => {
    const { ada, added } = await withPasskey()
    expect(added.location).toMatch(new RegExp(`^${consoleOrigin}/account\\?flow=`))
    expect(added.flow?.state).toBe('success')
    const remove = added.flow?.ui.nodes.find(({ attributes }) => attributes.name === 'passkey_remove')
    expect(remove?.meta.label).toMatchObject({ id: 1050020, text: 'Remove passkey "unnamed"' })

    const flow = await ada.start('settings')
    const removed = await ada.submit(flow, {
      method: 'passkey',
      passkey_remove: remove?.attributes.value,
    })
    expect(removed.body.state).toBe('success')
    expect(nodeOf(removed.body, 'passkey_remove')).toBeUndefined()
  })

  test('is offered by sign-ins once somebody has one, by the autofill too', async () => {
    const world = identityForTest()
    const before = await world.browser().start('login')
    expect(nodesOf(before, 'passkey')).toEqual([])
    expect(nodeOf(before, 'identifier')?.attributes).not.toHaveProperty('autocomplete')

    const { browser } = await withPasskey()
    const after = await browser().start('login')
    expect(nodesOf(after, 'passkey')).toEqual([
      'passkey/passkey_login_trigger',
      'passkey/passkey_login',
      'passkey/passkey_challenge',
    ])
    expect(nodeOf(after, 'identifier')?.attributes['autocomplete']).toBe('username webauthn')
  })

  test('signs in whose it is', async () => {
    const { browser, key } = await withPasskey()
    const elsewhere = browser()
    const flow = await elsewhere.start('login')
    const answer = await send(elsewhere, flow, {
      passkey_login: key.sign(question(flow, 'passkey_challenge')),
    })
    expect(answer.location).toBe(`${consoleOrigin}/`)
    expect((await elsewhere.whoami()).body).toMatchObject({
      authenticator_assurance_level: 'aal1',
      authentication_methods: [{ method: 'passkey', aal: 'aal1' }],
      identity: { traits: { email: 'ada@example.com' } },
    })
  })

  test('confirms who somebody is, but not as somebody else', async () => {
    const { ada, key, browser, person } = await withPasskey()
    const flow = await ada.start('login', '?refresh=true')
    const signed = key.sign(question(flow, 'passkey_challenge'))
    expect((await send(ada, flow, { passkey_login: signed })).location).toBe(`${consoleOrigin}/`)

    person({ email: 'bob@example.com' })
    const bob = browser()
    await bob.signIn('bob@example.com')
    expect(nodesOf(await bob.start('login', '?refresh=true'), 'passkey')).toEqual([])
  })

  test.each([
    ['of another site', softKey('http://localhost:4001'), (asked: Question) => asked],
    ['for another question', softKey(), () => ({ publicKey: { challenge: 'b3RoZXI' } })],
  ])('an answer %s makes none', async (_name, key, asked) => {
    const world = identityForTest()
    world.person()
    const ada = world.browser()
    await ada.signIn()
    const flow = await ada.start('settings')
    const sent = key.make(asked(question(flow, 'passkey_create_data')))
    const refused = await send(ada, flow, { passkey_settings_register: sent })
    expect(messageIds(refused.flow as Document)).toEqual([4000008])
    expect(nodeOf(await ada.start('settings'), 'passkey_remove')).toBeUndefined()
  })

  test.each([
    ['one that nobody has', softKey().sign],
    ['what no browser sends', () => 'not JSON'],
    ['nothing but an id', () => '{"id":"x"}'],
  ])('%s signs nobody in', async (_name, sign) => {
    const { browser } = await withPasskey()
    const elsewhere = browser()
    const flow = await elsewhere.start('login')
    const refused = await send(elsewhere, flow, { passkey_login: sign(question(flow, 'passkey_challenge')) })
    expect(messageIds(refused.flow as Document)).toEqual([4000008])
    expect((await elsewhere.whoami()).status).toBe(401)
  })

  test('an answer to the form of another visit signs nobody in', async () => {
    const { browser, key } = await withPasskey()
    const elsewhere = browser()
    const earlier = await elsewhere.start('login')
    const flow = await elsewhere.start('login')
    const signed = key.sign(question(earlier, 'passkey_challenge'))
    const refused = await send(elsewhere, flow, { passkey_login: signed })
    expect(messageIds(refused.flow as Document)).toEqual([4000008])
  })

  test.each([{ steps: 'one page' }, { steps: 'two steps' }])(
    'signs somebody up, on $steps',
    async ({ steps }) => {
      const { browser, turn, mailed } = identityForTest()
      turn({ passkeySignUp: true, twoStepRegistration: steps === 'two steps' })
      const key = softKey()
      const fields = { 'traits.email': 'nora@example.com' }
      const nora = browser()
      let flow = await nora.start('registration')
      if (steps === 'two steps')
        flow = (await nora.submit(flow, { method: 'profile', traits: { email: 'nora@example.com' } })).body
      const { credentialOptions, displayNameFieldName } = JSON.parse(
        String(valueOf(flow, 'passkey_create_data')),
      ) as { credentialOptions: Question; displayNameFieldName: string }
      expect(displayNameFieldName).toBe('traits.email')

      const forged = softKey().make({ publicKey: { challenge: 'another' } })
      const refused = await send(nora, flow, { ...fields, passkey_register: forged })
      expect(messageIds(refused.flow as Document)).toEqual([4000008])
      expect(valueOf(refused.flow as Document, 'passkey_register')).toBe('')
      await send(nora, flow, { ...fields, passkey_register: key.make(credentialOptions) })
      const { body: session } = await nora.whoami()
      expect(session.authentication_methods).toMatchObject([{ method: 'passkey', aal: 'aal1' }])
      expect(mailed('nora@example.com').link).toContain('/self-service/verification')

      const elsewhere = browser()
      const login = await elsewhere.start('login')
      await send(elsewhere, login, { passkey_login: key.sign(question(login, 'passkey_challenge')) })
      expect((await elsewhere.whoami()).body.identity.traits.email).toBe('nora@example.com')
    },
  )

  test('has to be asked for a fresh sign-in like every change', async () => {
    const { ada, passMinutes, added } = await withPasskey()
    passMinutes(16)
    const removed = await ada.submit(added.flow as Document, { method: 'passkey', passkey_remove: 'ab' })
    expect(removed.body.error.id).toBe('session_refresh_required')
  })
})

describe('a security key', () => {
  test('is made with a name, and asked for after the password', async () => {
    const { browser, key, added } = await withSecurityKey()
    const remove = added.flow?.ui.nodes.find(({ attributes }) => attributes.name === 'webauthn_remove')
    expect(remove?.meta.label?.text).toBe('Remove security key "Desk key"')

    const elsewhere = browser()
    const { body } = await elsewhere.signIn()
    const flow = (await elsewhere.get(body.redirect_browser_to)).body
    expect(flow.requested_aal).toBe('aal2')
    const signed = key.sign(question(flow, 'webauthn_login_trigger'))
    expect((await send(elsewhere, flow, { webauthn_login: signed })).location).toBe(`${consoleOrigin}/`)
    expect((await elsewhere.whoami()).body.authenticator_assurance_level).toBe('aal2')
  })

  test('of somebody else is none', async () => {
    const { browser } = await withSecurityKey()
    const elsewhere = browser()
    const { body } = await elsewhere.signIn()
    const flow = (await elsewhere.get(body.redirect_browser_to)).body
    const signed = softKey().sign(question(flow, 'webauthn_login_trigger'))
    const refused = await send(elsewhere, flow, { webauthn_login: signed })
    expect(messageIds(refused.flow as Document)).toEqual([4000008])
  })
})

test('without the switches there is nothing of either', async () => {
  const { ada, turn, browser } = await withPasskey()
  turn({ passkeyMethod: false, securityKeyMethod: false })
  const settings = await ada.start('settings')
  expect([...nodesOf(settings, 'passkey'), ...nodesOf(settings, 'webauthn')]).toEqual([])
  expect(nodesOf(await browser().start('login'), 'passkey')).toEqual([])
})
