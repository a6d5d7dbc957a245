import { recording, type RecordingName } from '../../fixtures/recorded'
import type { Message } from './messages'
import type { Node } from './nodes'
import { authenticatorOf, identityForTest, type Answer, type Document } from './testing'

// What a real Kratos answered in the same situations. Compared are kinds, groups, names, buttons, labels, messages and
// which fields there are; not ids, times and addresses.
const recorded = (name: string) => recording(name as RecordingName).body as Document

const essence = ({ state, active, ui, ...flow }: Document) => ({
  state,
  active,
  method: ui.method,
  messages: ui.messages?.map(messageEssence),
  nodes: ui.nodes.map(nodeEssence).toSorted(byText),
  fields: Object.keys(flow)
    .filter((key) => !['transient_payload', 'return_to', 'organization_id'].includes(key))
    .toSorted(byText),
})

// How long a password has to be is for a deployment to say, and so are the names of traits.
const messageEssence = ({ id, type, text }: Message) => ({
  id,
  type,
  text: id === TRAIT_LABEL ? '…' : text.replace(/\d+\.\d+|(?<=at least )\d+/, 'n'),
})
const TRAIT_LABEL = 1070002

const nodeEssence = ({
  type,
  group,
  messages,
  meta,
  attributes: { value, autocomplete, src: _src, href: _href, text: _text, ...rest },
}: Node) => ({
  type,
  group,
  label: meta.label && messageEssence(meta.label),
  messages: messages.map(messageEssence),
  attributes: {
    ...rest,
    ...(rest.type === 'submit' && rest.name !== 'email' && { value }),
    // The sandbox says what a name or a code is where Kratos leaves it open; nothing depends on it.
    ...(rest.name !== 'traits.name' && rest.name !== 'code' && { autocomplete }),
  },
})

const byText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

/** What the sandbox says otherwise, where nothing depends on it. */
const unlikeKratos: Record<string, Partial<ReturnType<typeof essence>>> = {
  'login-address-not-verified-legacy': { active: undefined },
}

// Kratos' own `code` is not always the status that the answer comes with, which alone is judged.
const errorEssence = ({ error: { code: _code, ...error }, ...beside }: Document) => ({
  ...error,
  reason: error.reason?.replace(/https?:\S+|\d+\.\d+/g, '…'),
  details: Object.keys(error.details ?? {}).filter((key) => key !== 'hint'),
  beside: Object.keys(beside),
})

/** The names of all fields, at any depth. */
const outline = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1).map(outline)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([key, entry]) => [key, key === 'traits' ? {} : outline(entry)]),
        )
      : null

async function situations() {
  const { browser, person, turn, passMinutes, mailed, now } = identityForTest()
  person()
  person({ email: 'grace@example.com' })
  const flows: Record<string, Promise<Document> | Document> = {}
  const errors: Record<string, Document> = {}
  const body = async (answer: Promise<Answer>) => (await answer).body
  const credentials = { method: 'password', identifier: 'ada@example.com', password: 'quarterdeck-demo' }

  const nobody = browser()
  const login = await nobody.start('login')
  flows['login-password'] = login
  flows['login-password-missing-identifier'] = await body(nobody.submit(login, { method: 'password' }))
  flows['login-password-wrong-credentials'] = await body(
    nobody.submit(login, { ...credentials, password: 'wrong' }),
  )
  turn({ requireVerifiedLogin: true })
  person({ email: 'unverified@example.com', verified: false })
  const unverified = { ...credentials, identifier: 'unverified@example.com' }
  flows['login-address-not-verified-legacy'] = await body(nobody.submit(login, unverified))
  turn({ verifiedLoginError: '403' })
  errors['error-address-not-verified-403'] = await body(nobody.submit(login, unverified))
  turn({ requireVerifiedLogin: false, identitiesDisabled: true })
  errors['error-login-inactive-401'] = await body(nobody.submit(login, credentials))
  turn({ identitiesDisabled: false })

  for (const kind of ['verification', 'recovery'] as const)
    for (const method of ['link', 'code'] as const) {
      turn({ [`${kind}Method`]: method })
      const flow = await nobody.start(kind)
      flows[`${kind}-${method}-choose`] = flow
      if (kind === 'verification' && method === 'code')
        flows['verification-code-missing-email'] = await body(nobody.submit(flow, { method, email: '' }))
      flows[`${kind}-${method}-sent`] = await body(
        nobody.submit(flow, { method, email: 'grace@example.com' }),
      )
      if (method === 'code') {
        flows[`${kind}-code-wrong`] = await body(nobody.submit(flow, { method, code: 'wrong' }))
        flows[`${kind}-code-resent`] = await body(nobody.submit(flow, { method, email: 'grace@example.com' }))
        if (kind === 'verification')
          flows['verification-code-passed'] = await body(
            nobody.submit(flow, { method, code: mailed('grace@example.com').code }),
          )
      } else if (kind === 'verification') {
        await nobody.visit(mailed('grace@example.com').link)
        flows['verification-link-passed'] = await body(
          nobody.get(`/self-service/verification/flows?id=${flow.id}`),
        )
      }
    }

  turn({ twoStepRegistration: true })
  const registration = await nobody.start('registration')
  const traits = { 'traits.email': 'new@example.com' }
  flows['registration-twostep-profile'] = registration
  flows['registration-twostep-password'] = await body(
    nobody.submit(registration, { method: 'profile', ...traits }),
  )
  flows['registration-twostep-password-too-short'] = await body(
    nobody.submit(registration, { method: 'password', password: 'tiny', ...traits }),
  )
  turn({ twoStepRegistration: false })
  flows['registration-password'] = await nobody.start('registration')
  flows['registration-password-missing-fields'] = await body(
    nobody.submit(await nobody.start('registration'), { method: 'password' }),
  )
  flows['registration-duplicate'] = await body(
    nobody.submit(await nobody.start('registration'), {
      'traits.email': 'ada@example.com',
      method: 'password',
      password: 'a long walk home',
    }),
  )
  errors['error-whoami-401'] = (await nobody.get('/sessions/whoami')).body
  errors['error-session-inactive-401'] = await body(nobody.get('/self-service/logout/browser'))
  errors['error-return-to-forbidden-400'] = await body(
    nobody.get('/self-service/login/browser?return_to=https://evil.example/'),
  )
  errors['error-flow-not-found-404'] = await body(nobody.get('/self-service/login/flows?id=unknown'))
  errors['error-csrf-403'] = await body(browser().get(`/self-service/login/flows?id=${login.id}`))

  const ada = browser()
  const signedIn = await ada.signIn()
  errors['error-login-already-available-400'] = await body(ada.get('/self-service/login/browser'))
  errors['error-registration-already-available-400'] = await body(
    ada.get('/self-service/registration/browser'),
  )
  flows['login-refresh-password'] = await ada.start('login', '?refresh=true')
  const settings = await ada.start('settings')
  flows['settings-totp-setup'] = settings
  const grace = browser()
  await grace.signIn('grace@example.com')
  const changes = await grace.start('settings')
  flows['settings'] = changes
  const codes = (change: string) =>
    body(grace.submit(changes, { method: 'lookup_secret', [`lookup_secret_${change}`]: 'true' }))
  flows['settings-lookup-generated'] = await codes('regenerate')
  flows['settings-lookup-confirmed'] = await codes('confirm')
  flows['settings-lookup-revealed'] = await codes('reveal')
  flows['settings-lookup-disabled'] = await codes('disable')
  for (const [name, password] of [
    ['settings-password-too-short', 'tiny'],
    ['settings-password-saved', 'another long walk'],
  ] as const) {
    const fresh = await grace.start('settings')
    flows[name] = await body(grace.submit(fresh, { method: 'password', password }))
  }
  errors['error-identity-mismatch-403'] = await body(
    grace.get(`/self-service/settings/flows?id=${settings.id}`),
  )
  const codeAt = authenticatorOf(settings)
  flows['settings-totp-wrong'] = await body(ada.submit(settings, { method: 'totp', totp_code: '000000' }))
  flows['settings-totp-linked'] = await body(
    ada.submit(settings, { method: 'totp', totp_code: codeAt(now()) }),
  )

  turn({ requireAal2: true })
  const phone = browser()
  const half = await body(phone.signIn())
  errors['error-location-change-aal2-422'] = half
  errors['error-whoami-403-aal2'] = await body(phone.get('/sessions/whoami'))
  const second = (await phone.get(half.redirect_browser_to)).body
  flows['login-aal2-totp'] = second
  flows['login-aal2-totp-wrong'] = await body(phone.submit(second, { method: 'totp', totp_code: '000000' }))

  passMinutes(20)
  errors['error-session-refresh-required-403'] = await body(
    ada.submit(settings, { method: 'password', password: 'a better password' }),
  )
  const waiting = {
    verification: await nobody.start('verification'),
    recovery: await nobody.start('recovery'),
  }
  const [lateLogin, lateRegistration] = [await nobody.start('login'), await nobody.start('registration')]
  passMinutes(100)
  const late = { login: lateLogin, registration: lateRegistration, ...waiting }
  for (const [kind, flow] of Object.entries(late))
    errors[`error-get-${kind}-expired-410`] = await body(
      nobody.get(`/self-service/${kind}/flows?id=${flow.id}`),
    )
  errors['error-get-settings-expired-410'] = await body(
    ada.get(`/self-service/settings/flows?id=${settings.id}`),
  )
  errors['error-submit-expired-410'] = await body(nobody.submit(lateLogin, credentials))

  return { flows, errors, signedIn: signedIn.body }
}

describe('beside a real Kratos', () => {
  test('flows, refusals and sessions look the same', async () => {
    const { flows, errors, signedIn } = await situations()

    for (const [name, flow] of Object.entries(flows))
      expect.soft(essence(await flow), name).toEqual({ ...essence(recorded(name)), ...unlikeKratos[name] })
    for (const [name, error] of Object.entries(errors))
      expect.soft(errorEssence(error), name).toEqual(errorEssence(recorded(name)))
    expect(outline(signedIn)).toEqual(outline(recorded('login-200')))
  })
})
