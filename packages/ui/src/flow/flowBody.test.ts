import * as flows from '@quarterdeck/sandbox/fixtures/flows'
import {
  recordedFlow,
  recording,
  type RecordingName,
  recordingNames,
} from '@quarterdeck/sandbox/fixtures/recorded'
import fc from 'fast-check'
import {
  type Flow,
  flowKind,
  type FlowNode,
  type FlowValues,
  flowNodes,
  isFlow,
  isSubmit,
  nodeName,
} from './flow'
import { flowBody } from './flowBody'
import { documents } from './testing/documents'
import { anyFlow } from './testing/anyFlow'

const csrf_token = flows.CSRF_TOKEN
const email = 'nora@example.com'

/** A press: name of the document, the button as `group name=value`, the typed values, and the body it must send. */
type Press = [document: keyof typeof flows | RecordingName, button: string, typed: FlowValues, body: object]

const signedIn = { identifier: ` ${email} `, password: ' spaces are kept ' }
const signIn = { csrf_token, identifier: email, password: ' spaces are kept ', method: 'password' }
const profile: FlowValues = {
  'traits.email': email,
  'traits.phone': '',
  'traits.name.first': 'Nora',
  'traits.address.country': 'Portugal',
  password: 'a new secret',
}
const asked = { email: `${email} ` }
const code = { code: ' 123456 ' }
const keyName = { webauthn_register_displayname: 'Desk key' }

const presses: Press[] = [
  ['login-password', 'password method=password', signedIn, signIn],
  [
    'login-password-wrong-credentials',
    'password method=password',
    { password: 'next' },
    { ...signIn, password: 'next' },
  ],
  ['login-password-missing-identifier', 'password method=password', signedIn, signIn],
  ['login-all-methods', 'password method=password', signedIn, signIn],
  ['login-all-methods', 'code method=code', signedIn, { csrf_token, identifier: email, method: 'code' }],
  [
    'login-identifier-first',
    'identifier_first method=identifier_first',
    signedIn,
    { csrf_token, identifier: email, method: 'identifier_first' },
  ],
  [
    'login-identifier-first-password',
    'password method=password',
    { password: 'next' },
    { ...signIn, password: 'next' },
  ],
  [
    'login-code-sent',
    'code method=code',
    code,
    { csrf_token, identifier: email, code: '123456', method: 'code' },
  ],
  [
    'login-code-sent',
    'code resend=code',
    code,
    { csrf_token, identifier: email, method: 'code', resend: 'code' },
  ],
  [
    'login-code-wrong',
    'code method=code',
    code,
    { csrf_token, identifier: email, code: '123456', method: 'code' },
  ],
  [
    'login-code-wrong',
    'code resend=code',
    {},
    { csrf_token, identifier: email, method: 'code', resend: 'code' },
  ],
  [
    'login-refresh-password',
    'password method=password',
    { password: 'next' },
    { ...signIn, password: 'next' },
  ],
  [
    'login-aal2-totp',
    'totp method=totp',
    { totp_code: ' 123456' },
    { csrf_token, totp_code: '123456', method: 'totp' },
  ],
  [
    'login-aal2-totp-wrong',
    'totp method=totp',
    { totp_code: '654321' },
    { csrf_token, totp_code: '654321', method: 'totp' },
  ],
  [
    'login-aal2-all',
    'totp method=totp',
    { totp_code: '123456', lookup_secret: 'm4k2' },
    { csrf_token, identifier: email, totp_code: '123456', method: 'totp' },
  ],
  [
    'login-aal2-all',
    'lookup_secret method=lookup_secret',
    { totp_code: '123456', lookup_secret: 'm4k2' },
    { csrf_token, identifier: email, lookup_secret: 'm4k2', method: 'lookup_secret' },
  ],
  [
    'loginSecondFactorAddress',
    'code address=nora@example.com',
    {},
    { csrf_token, method: 'code', address: email },
  ],
  [
    'login-aal2-code-sent',
    'code method=code',
    code,
    { csrf_token, identifier: email, code: '123456', method: 'code' },
  ],
  [
    'login-aal2-code-sent',
    'code resend=code',
    code,
    { csrf_token, identifier: email, method: 'code', resend: 'code' },
  ],
  [
    'registration-password',
    'password method=password',
    profile,
    { csrf_token, traits: { email }, password: 'a new secret', method: 'password' },
  ],
  [
    'registration-password-missing-fields',
    'password method=password',
    profile,
    { csrf_token, traits: { email }, password: 'a new secret', method: 'password' },
  ],
  [
    'registration-duplicate',
    'password method=password',
    profile,
    { csrf_token, traits: { email }, password: 'a new secret', method: 'password' },
  ],
  ['verification-link-choose', 'link method=link', asked, { csrf_token, email, method: 'link' }],
  ['verification-link-sent', 'link method=link', {}, { csrf_token, email, method: 'link' }],
  ['verification-link-used', 'link method=link', asked, { csrf_token, email, method: 'link' }],
  ['verification-link-flow-expired', 'link method=link', asked, { csrf_token, email, method: 'link' }],
  ['verification-code-choose', 'code method=code', asked, { csrf_token, email, method: 'code' }],
  ['verification-code-missing-email', 'code method=code', asked, { csrf_token, email, method: 'code' }],
  ['verification-code-sent', 'code method=code', code, { csrf_token, code: '123456', method: 'code' }],
  ['verification-code-sent', 'code email=nora@example.com', code, { csrf_token, method: 'code', email }],
  ['verification-code-wrong', 'code method=code', code, { csrf_token, code: '123456', method: 'code' }],
  ['verification-code-wrong', 'code email=nora@example.com', {}, { csrf_token, method: 'code', email }],
  ['recovery-link-choose', 'link method=link', asked, { csrf_token, email, method: 'link' }],
  ['recovery-link-sent', 'link method=link', {}, { csrf_token, email, method: 'link' }],
  ['recovery-link-used', 'link method=link', asked, { csrf_token, email, method: 'link' }],
  ['recovery-code-choose', 'code method=code', asked, { csrf_token, email, method: 'code' }],
  ['recovery-code-sent', 'code method=code', code, { csrf_token, code: '123456', method: 'code' }],
  ['recovery-code-sent', 'code email=nora@example.com', code, { csrf_token, method: 'code', email }],
  ['recovery-code-wrong', 'code method=code', code, { csrf_token, code: '123456', method: 'code' }],
  ['recovery-code-wrong', 'code email=nora@example.com', {}, { csrf_token, method: 'code', email }],
  [
    'settings-totp-setup',
    'totp method=totp',
    { totp_code: '123456' },
    { csrf_token, totp_code: '123456', method: 'totp' },
  ],
  ['settings-totp-linked', 'totp totp_unlink=true', {}, { csrf_token, method: 'totp', totp_unlink: 'true' }],
  [
    'settings-lookup-confirmed',
    'lookup_secret lookup_secret_reveal=true',
    {},
    { csrf_token, method: 'lookup_secret', lookup_secret_reveal: 'true' },
  ],
  [
    'settings-lookup-confirmed',
    'lookup_secret lookup_secret_disable=true',
    {},
    { csrf_token, method: 'lookup_secret', lookup_secret_disable: 'true' },
  ],
  [
    'settings-lookup-generated',
    'lookup_secret lookup_secret_confirm=true',
    {},
    { csrf_token, method: 'lookup_secret', lookup_secret_confirm: 'true' },
  ],
  [
    'settings-lookup-used',
    'lookup_secret lookup_secret_regenerate=true',
    {},
    { csrf_token, method: 'lookup_secret', lookup_secret_regenerate: 'true' },
  ],
  [
    'settings-lookup-used',
    'lookup_secret lookup_secret_disable=true',
    {},
    { csrf_token, method: 'lookup_secret', lookup_secret_disable: 'true' },
  ],
  [
    'settings-all-methods',
    'totp method=totp',
    { totp_code: '123456' },
    { csrf_token, totp_code: '123456', method: 'totp' },
  ],
  // The role is sent as the service sent it, since a save replaces all traits; a typed one is not sent.
  [
    'settings-role-trait',
    'profile method=profile',
    { 'traits.admin': false },
    { csrf_token, traits: { email, admin: true }, method: 'profile' },
  ],
  [
    'everyInput',
    'profile method=profile',
    { 'traits.email': email, 'traits.region': 'eu-west', 'traits.size': '100', 'traits.news': false },
    { csrf_token, traits: { email, seats: 3, news: false, region: 'eu-west', size: 100 }, method: 'profile' },
  ],
  [
    'somethingNew',
    'telepathy method=telepathy',
    { identifier: email, favourite_colour: 'teal' },
    { csrf_token, identifier: email, favourite_colour: 'teal', method: 'telepathy' },
  ],
  [
    'withoutLabels',
    'profile method=profile',
    { 'traits.name.first': 'Nora' },
    { csrf_token, traits: { name: { first: 'Nora' } }, method: 'profile' },
  ],
  [
    'refusedHiddenField',
    'password method=password',
    {},
    { csrf_token, traits: { email }, method: 'password' },
  ],
  [
    'settings-after-recovery-no-password',
    'profile method=profile',
    { 'traits.name.first': '' },
    { csrf_token, traits: { email }, method: 'profile' },
  ],
  ['login-oidc-only', 'oidc provider=harbour', {}, { csrf_token, method: 'oidc', provider: 'harbour' }],
  [
    'login-oidc-with-password',
    'oidc provider=lighthouse',
    signedIn,
    { csrf_token, identifier: email, method: 'oidc', provider: 'lighthouse' },
  ],
  [
    'login-refresh-oidc',
    'oidc provider=lighthouse',
    {},
    { csrf_token, method: 'oidc', provider: 'lighthouse' },
  ],
  [
    'loginWithSaml',
    'saml provider=acme',
    signedIn,
    { csrf_token, identifier: email, method: 'saml', provider: 'acme' },
  ],
  ['loginWithSaml', 'oidc provider=github', {}, { csrf_token, method: 'oidc', provider: 'github' }],
  ['loginWithSaml', 'password method=password', signedIn, signIn],
  [
    'loginWithCaptcha',
    'password method=password',
    signedIn,
    {
      ...signIn,
      captcha_turnstile_options: '{"sitekey":"any","response_field_name":"captcha"}',
    },
  ],
  [
    'loginOfOrganization',
    'oidc provider=acme-sso',
    {},
    { csrf_token, identifier: 'nora@acme.example', method: 'oidc', provider: 'acme-sso' },
  ],
  [
    'login-aal2-code',
    'code address=nora@work.example.com',
    {},
    { csrf_token, method: 'code', address: 'nora@work.example.com' },
  ],

  [
    'registration-many-traits',
    'password method=password',
    { ...profile, 'traits.seats': '4', 'traits.discount': '7.5', 'traits.terms': true },
    {
      csrf_token,
      traits: {
        email,
        name: { first: 'Nora' },
        seats: 4,
        discount: 7.5,
        address: { country: 'Portugal' },
        newsletter: false,
        terms: true,
      },
      password: 'a new secret',
      method: 'password',
    },
  ],
  // A key or a code needs no password, and sends none.
  [
    'registration-all-methods',
    'code method=code',
    profile,
    { csrf_token, traits: { email }, method: 'code' },
  ],
  [
    'registration-all-methods',
    'oidc provider=harbour',
    {},
    { csrf_token, method: 'oidc', provider: 'harbour' },
  ],
  [
    'registration-oidc-missing-trait',
    'oidc provider=harbour',
    profile,
    { csrf_token, traits: { email }, method: 'oidc', provider: 'harbour' },
  ],
  [
    'registration-twostep-password',
    'profile screen=previous',
    profile,
    { csrf_token, traits: { email }, screen: 'previous' },
  ],
  [
    'registration-twostep-code-sent',
    'profile screen=credential-selection',
    code,
    { csrf_token, traits: { email }, method: 'profile', screen: 'credential-selection' },
  ],

  ...['aGFzaC1vZi10aGUtZmlyc3Q=', 'aGFzaC1vZi10aGUtc2Vjb25k'].map((recovery_select_address): Press => [
    'recoveryAddressChoice',
    `code recovery_select_address=${recovery_select_address}`,
    {},
    { csrf_token, method: 'code', recovery_address: email, recovery_select_address },
  ]),
  [
    'recoveryAddressConfirm',
    'code method=code',
    { recovery_confirm_address: '+15550000067' },
    { csrf_token, method: 'code', recovery_address: email, recovery_confirm_address: '+15550000067' },
  ],
  [
    'recoveryAddressConfirm',
    'code screen=previous',
    {},
    { csrf_token, method: 'code', recovery_address: email, screen: 'previous' },
  ],
  ['recoveryAfterTooManyCodes', 'code method=code', { email }, { csrf_token, method: 'code', email }],
  [
    'recovery-address-sent',
    'code recovery_confirm_address=nora@example.com',
    code,
    { csrf_token, method: 'code', recovery_address: email, recovery_confirm_address: email },
  ],
  [
    'recovery-address-sent',
    'code screen=previous',
    {},
    { csrf_token, method: 'code', recovery_address: email, screen: 'previous' },
  ],

  [
    'settings',
    'profile method=profile',
    { 'traits.name': '' },
    { csrf_token, traits: { email }, method: 'profile' },
  ],
  [
    'settings',
    'password method=password',
    { password: 'next' },
    { csrf_token, password: 'next', method: 'password' },
  ],
  ['settings-all-methods', 'oidc link=harbour', keyName, { csrf_token, method: 'oidc', link: 'harbour' }],
]

const button = (node: ReturnType<typeof flowNodes>[number]) =>
  `${node.group} ${nodeName(node)}=${String(node.attributes.value)}`

const submitsOf = (flow: Flow) => flowNodes(flow).filter(isSubmit)

const written = documents(flows)
const flowNamed = (name: string): Flow =>
  written.find((document) => document.name === name)?.flow ?? recordedFlow(name as RecordingName)

test.each(presses)('%s, %s', (name, pressed, typed, body) => {
  const flow = flowNamed(name)
  const node = submitsOf(flow).find((submit) => button(submit) === pressed)
  expect(node && flowBody(flow, node, typed)).toStrictEqual(body)
})

test('the table names every submit of every document that is written by hand', () => {
  const named = presses.map(([name, pressed]) => `${name}, ${pressed}`)
  const all = written.flatMap(({ name, flow }) => submitsOf(flow).map((node) => `${name}, ${button(node)}`))
  expect(all.filter((one) => !named.includes(one))).toEqual([])
})

/** A recorded flow, and the recorded answer of a real Kratos to a press in it. */
const accepted: [flow: RecordingName, answer: RecordingName][] = [
  ['login-password', 'login-200'],
  ['login-password', 'login-password-wrong-credentials'],
  ['login-identifier-first', 'login-identifier-first-choice'],
  ['login-identifier-first-choice', 'login-identifier-first-wrong'],
  ['login-code-initial', 'login-code-sent'],
  ['login-code-sent', 'login-code-resent'],
  ['login-code-sent', 'login-code-200'],
  ['login-webauthn', 'login-webauthn-422'],
  ['login-aal2-totp', 'login-aal2-200'],
  ['login-aal2-all', 'login-aal2-lookup-200'],
  ['login-aal2-code', 'login-aal2-code-sent-to-address'],
  ['login-aal2-code-sent', 'login-aal2-code-resent'],
  ['login-aal2-code-sent', 'login-aal2-code-200'],
  ['registration-oidc', 'error-location-change-oidc-422'],
  ['registration-password', 'registration-200-no-session'],
  ['registration-many-traits', 'registration-many-traits-200'],
  ['registration-twostep-many-traits', 'registration-twostep-many-traits-200'],
  ['registration-twostep-profile', 'registration-twostep-password'],
  ['registration-twostep-password', 'registration-twostep-back'],
  ['registration-twostep-password', 'registration-200'],
  ['registration-twostep-choice', 'registration-twostep-code-sent'],
  ['registration-twostep-code-sent', 'registration-code-resent'],
  ['registration-twostep-code-sent', 'registration-code-200'],
  ['verification-link-choose', 'verification-link-sent'],
  ['verification-code-choose', 'verification-code-sent'],
  ['verification-code-sent', 'verification-code-resent'],
  ['verification-code-sent', 'verification-code-passed'],
  ['recovery-link-choose', 'recovery-link-sent'],
  ['recovery-code-choose', 'recovery-code-sent'],
  ['recovery-code-sent', 'recovery-code-resent'],
  ['recovery-code-sent', 'recovery-code-200'],
  ['recovery-address-choose', 'recovery-address-sent'],
  ['settings', 'settings-profile-saved'],
  ['settings', 'settings-password-saved'],
  ['settings-many-traits', 'settings-many-traits-saved'],
  ['settings-totp-setup', 'settings-totp-linked'],
  ['settings-totp-linked', 'settings-totp-unlinked'],
  ['settings-passkey-added', 'settings-webauthn-removed'],
  ['settings-webauthn-removed', 'settings-passkey-removed'],
  ['settings-lookup-generated', 'settings-lookup-confirmed'],
  ['settings-lookup-confirmed', 'settings-lookup-revealed'],
  ['settings-lookup-revealed', 'settings-lookup-disabled'],
  ['settings-oidc', 'settings-oidc-link-422'],
  ['settings-oidc-linked', 'settings-oidc-unlinked'],
]

/** The button that a body was sent by. */
function pressedIn(flow: Flow, typed: FlowValues) {
  const named = submitsOf(flow).filter((node) => typed[nodeName(node)] === node.attributes.value)
  return named.find((node) => nodeName(node) !== 'method') ?? named[0]
}

test.each(accepted)('in %s, a press sends what a real Kratos answered with %s', (name, answer) => {
  const body = recording(answer).request.body
  if (!body) throw new Error(`${answer} answers no submit.`)
  const flow = recordedFlow(name)
  const typed = typedIn(body)
  const pressed = pressedIn(flow, typed)
  expect(pressed && flowBody(flow, pressed, typed)).toStrictEqual(body)
})

test('every kind of button that was recorded is pressed in one of the two tables', () => {
  const kind = (flow: Flow, node?: FlowNode) => node && `${flowKind(flow)} ${node.group} ${nodeName(node)}`
  const pressed = [
    ...presses.map(([name, pressed]) => {
      const flow = flowNamed(name)
      return kind(
        flow,
        submitsOf(flow).find((node) => button(node) === pressed),
      )
    }),
    ...accepted.map(([name, answer]) => {
      const flow = recordedFlow(name)
      return kind(flow, pressedIn(flow, typedIn(recording(answer).request.body ?? {})))
    }),
  ]
  const recorded = recordingNames
    .filter((name) => isFlow(recording(name).body))
    .map(recordedFlow)
    .flatMap((flow) => submitsOf(flow).map((node) => kind(flow, node)))
  expect([...new Set(recorded)].filter((one) => !pressed.includes(one))).toEqual([])
})

/** The values of a body by field name: `{ traits: { email } }` was typed into `traits.email`. */
function typedIn(body: object, path = ''): FlowValues {
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(typedIn(value, `${path}${key}.`))
        : [[path + key, typeof value === 'boolean' ? value : String(value)]],
    ),
  )
}

test('verification and recovery send the method in use where the group has none', () => {
  const flow: Flow = {
    ...recordedFlow('recovery-code-sent'),
    ui: {
      ...recordedFlow('recovery-code-sent').ui,
      nodes: [
        {
          type: 'input',
          group: 'default',
          attributes: { name: 'csrf_token', type: 'hidden', value: csrf_token },
        },
        { type: 'input', group: 'addresses', attributes: { name: 'screen', type: 'submit', value: 'back' } },
      ],
    },
  }
  const [back] = submitsOf(flow)
  expect(back && flowBody(flow, back, {})).toStrictEqual({ csrf_token, method: 'code', screen: 'back' })
})

/** A profile that asks for these traits, each with what is stored. */
const profileOf = (traits: Record<string, unknown>): Flow => {
  const { ui, ...flow } = recordedFlow('settings')
  const field = ([name, value]: [string, unknown]): FlowNode => ({
    type: 'input',
    group: 'profile',
    attributes: { name: `traits.${name}`, type: 'text', value },
  })
  const nodes = (ui.nodes ?? []).filter((node) => !nodeName(node).startsWith('traits.'))
  return { ...flow, ui: { ...ui, nodes: [...nodes, ...Object.entries(traits).map(field)] } }
}

/** Kratos has no field for a list, but one for each of its values, in no order, and one that is named like the list. */
const lists = {
  tags: undefined,
  'tags.1': 'b',
  'tags.0': 'a',
  'people.0.name': 'Ada',
  'people.1.name': 'Nora',
}

test.each<[string, FlowValues, object]>([
  ['are lists again', {}, { tags: ['a', 'b'], people: [{ name: 'Ada' }, { name: 'Nora' }] }],
  [
    'leave out what was emptied',
    { 'traits.tags.0': '', 'traits.people.1.name': '' },
    { tags: ['b'], people: [{ name: 'Ada' }] },
  ],
  [
    'give way to what is typed beside them, which Kratos refuses',
    { 'traits.tags': 'c' },
    { tags: 'c', people: [{ name: 'Ada' }, { name: 'Nora' }] },
  ],
])('the fields of a list %s', (_, typed, traits) => {
  const flow = profileOf(lists)
  const save = submitsOf(flow).find(({ group }) => group === 'profile')
  expect(save && flowBody(flow, save, typed).traits).toStrictEqual(traits)
})

test('field names such as __proto__ do not change any prototype', () => {
  const flow: Flow = {
    ...recordedFlow('registration-password'),
    ui: {
      ...recordedFlow('registration-password').ui,
      nodes: [
        {
          type: 'input',
          group: 'default',
          attributes: { name: 'traits.__proto__.admin', type: 'text', value: 'yes' },
        },
        { type: 'input', group: 'default', attributes: { name: '__proto__', type: 'text', value: 'yes' } },
        {
          type: 'input',
          group: 'password',
          attributes: { name: 'method', type: 'submit', value: 'password' },
        },
      ],
    },
  }
  const [submit] = submitsOf(flow)
  if (submit) flowBody(flow, submit, {})
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
})

test('the body of any press of any flow contains the csrf token', () => {
  fc.assert(
    fc.property(anyFlow({ token: csrf_token }), fc.dictionary(fc.string(), fc.string()), (flow, typed) => {
      for (const node of submitsOf(flow)) {
        const body = flowBody(flow, node, typed)
        expect(body.csrf_token).toBe(csrf_token)
        expect(() => JSON.stringify(body)).not.toThrow()
      }
    }),
    { numRuns: 500 },
  )
})
