import * as flows from '@quarterdeck/sandbox/fixtures/flows'
import { recording, type RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'
import fc from 'fast-check'
import { type Flow, type FlowValues, flowNodes, isFlow, isSubmit, nodeName } from './flow'
import { flowBody } from './flowBody'
import { documents } from './testing/documents'
import { anyFlow } from './testing/anyFlow'

const csrf_token = flows.CSRF_TOKEN
const email = 'nora@example.com'

/** A press: name of the document, the button as `group name=value`, the typed values, and the body it must send. */
type Press = [document: keyof typeof flows, button: string, typed: FlowValues, body: object]

const signedIn = { identifier: ` ${email} `, password: ' spaces are kept ' }
const signIn = { csrf_token, identifier: email, password: ' spaces are kept ', method: 'password' }
const profile: FlowValues = {
  'traits.email': email,
  'traits.phone': '',
  'traits.name.first': 'Nora',
  'traits.team_size': '4',
  password: 'a new secret',
}
const traits = { email, terms: false, name: { first: 'Nora' }, team_size: 4 }
const settled = { email, terms: true, name: { first: 'Nora' }, team_size: 4 }
const asked = { email: `${email} ` }
const code = { code: ' 123456 ' }
const keyName = { webauthn_register_displayname: 'Desk key' }

const presses: Press[] = [
  ['loginPassword', 'password method=password', signedIn, signIn],
  [
    'loginWrongCredentials',
    'password method=password',
    { password: 'next' },
    { ...signIn, password: 'next' },
  ],
  ['loginMissingFields', 'password method=password', signedIn, signIn],
  ['loginAddressNotVerified', 'password method=password', signedIn, signIn],
  ['loginAllMethods', 'password method=password', signedIn, signIn],
  [
    'loginAllMethods',
    'saml provider=acme',
    signedIn,
    { csrf_token, identifier: email, method: 'saml', provider: 'acme' },
  ],
  ['loginAllMethods', 'oidc provider=github', {}, { csrf_token, method: 'oidc', provider: 'github' }],
  ['loginAllMethods', 'oidc provider=google', {}, { csrf_token, method: 'oidc', provider: 'google' }],
  [
    'loginAllMethods',
    'webauthn method=webauthn',
    signedIn,
    { csrf_token, identifier: email, method: 'webauthn' },
  ],
  ['loginAllMethods', 'code method=code', signedIn, { csrf_token, identifier: email, method: 'code' }],
  ['loginProvidersOnly', 'oidc provider=apple', {}, { csrf_token, method: 'oidc', provider: 'apple' }],
  ['loginProvidersOnly', 'oidc provider=github', {}, { csrf_token, method: 'oidc', provider: 'github' }],
  ['loginProvidersOnly', 'oidc provider=google', {}, { csrf_token, method: 'oidc', provider: 'google' }],
  ['loginProvidersOnly', 'oidc provider=generic', {}, { csrf_token, method: 'oidc', provider: 'generic' }],
  [
    'loginProvidersWithPassword',
    'oidc provider=github',
    {},
    { csrf_token, method: 'oidc', provider: 'github' },
  ],
  [
    'loginProvidersWithPassword',
    'oidc provider=google',
    {},
    { csrf_token, method: 'oidc', provider: 'google' },
  ],
  ['loginProvidersWithPassword', 'password method=password', signedIn, signIn],
  [
    'loginIdentifierFirst',
    'identifier_first method=identifier_first',
    signedIn,
    { csrf_token, identifier: email, method: 'identifier_first' },
  ],
  [
    'loginIdentifierFirstPassword',
    'password method=password',
    { password: 'next' },
    { ...signIn, password: 'next' },
  ],
  [
    'loginCodeSent',
    'code method=code',
    code,
    { csrf_token, identifier: email, code: '123456', method: 'code' },
  ],
  [
    'loginCodeSent',
    'code resend=code',
    code,
    { csrf_token, identifier: email, method: 'code', resend: 'code' },
  ],
  [
    'loginCodeWrong',
    'code method=code',
    code,
    { csrf_token, identifier: email, code: '123456', method: 'code' },
  ],
  [
    'loginCodeWrong',
    'code resend=code',
    {},
    { csrf_token, identifier: email, method: 'code', resend: 'code' },
  ],
  ['loginRefresh', 'password method=password', { password: 'next' }, { ...signIn, password: 'next' }],
  [
    'loginRefreshWithProvider',
    'password method=password',
    { password: 'next' },
    { ...signIn, password: 'next' },
  ],
  [
    'loginRefreshWithProvider',
    'oidc provider=google',
    {},
    { csrf_token, identifier: email, method: 'oidc', provider: 'google' },
  ],
  [
    'loginSecondFactorTotp',
    'totp method=totp',
    { totp_code: ' 123456' },
    { csrf_token, totp_code: '123456', method: 'totp' },
  ],
  [
    'loginSecondFactorTotpWrong',
    'totp method=totp',
    { totp_code: '654321' },
    { csrf_token, totp_code: '654321', method: 'totp' },
  ],
  [
    'loginSecondFactorChoice',
    'totp method=totp',
    { totp_code: '123456', lookup_secret: 'm4k2' },
    { csrf_token, identifier: email, totp_code: '123456', method: 'totp' },
  ],
  [
    'loginSecondFactorChoice',
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
    'loginSecondFactorAddresses',
    'code address=nora@example.com',
    {},
    { csrf_token, method: 'code', address: email },
  ],
  [
    'loginSecondFactorAddresses',
    'code address=+15550104567',
    {},
    { csrf_token, method: 'code', address: '+15550104567' },
  ],
  [
    'loginSecondFactorCodeSent',
    'code method=code',
    code,
    { csrf_token, identifier: email, code: '123456', method: 'code' },
  ],
  [
    'loginSecondFactorCodeSent',
    'code resend=code',
    code,
    { csrf_token, identifier: email, method: 'code', resend: 'code' },
  ],

  [
    'registrationPassword',
    'password method=password',
    profile,
    { csrf_token, traits: { email }, password: 'a new secret', method: 'password' },
  ],
  [
    'registrationWithProfile',
    'password method=password',
    profile,
    { csrf_token, traits, password: 'a new secret', method: 'password' },
  ],
  [
    'registrationMissingFields',
    'password method=password',
    profile,
    { csrf_token, traits: { email }, password: 'a new secret', method: 'password' },
  ],
  [
    'registrationDuplicate',
    'password method=password',
    profile,
    { csrf_token, traits: { email }, password: 'a new secret', method: 'password' },
  ],
  [
    'registrationAllMethods',
    'oidc provider=github',
    {},
    { csrf_token, traits: { terms: false }, method: 'oidc', provider: 'github' },
  ],
  [
    'registrationAllMethods',
    'saml provider=acme',
    {},
    { csrf_token, traits: { terms: false }, method: 'saml', provider: 'acme' },
  ],
  ['registrationAllMethods', 'code method=code', profile, { csrf_token, traits, method: 'code' }],
  [
    'registrationAllMethods',
    'password method=password',
    { ...profile, 'traits.terms': true, ...keyName },
    { csrf_token, traits: { ...traits, terms: true }, password: 'a new secret', method: 'password' },
  ],
  [
    'registrationProviderIncomplete',
    'oidc provider=github',
    { 'traits.name.first': 'Nora' },
    { csrf_token, traits: { email, name: { first: 'Nora' } }, method: 'oidc', provider: 'github' },
  ],
  ['registrationProfileStep', 'profile method=profile', profile, { csrf_token, traits, method: 'profile' }],
  [
    'registrationPasswordStep',
    'password method=password',
    profile,
    { csrf_token, traits: settled, password: 'a new secret', method: 'password' },
  ],
  [
    'registrationPasswordStep',
    'profile screen=previous',
    profile,
    { csrf_token, traits: settled, screen: 'previous' },
  ],
  [
    'registrationPasswordTooShort',
    'password method=password',
    profile,
    { csrf_token, traits: settled, password: 'a new secret', method: 'password' },
  ],
  [
    'registrationPasswordTooShort',
    'profile screen=previous',
    {},
    { csrf_token, traits: settled, screen: 'previous' },
  ],
  [
    'registrationCodeSent',
    'code method=code',
    code,
    { csrf_token, traits: settled, code: '123456', method: 'code' },
  ],
  [
    'registrationCodeSent',
    'code resend=code',
    code,
    { csrf_token, traits: settled, method: 'code', resend: 'code' },
  ],
  [
    'registrationCodeSent',
    'profile screen=credential-selection',
    code,
    { csrf_token, traits: settled, method: 'profile', screen: 'credential-selection' },
  ],

  ['verificationLink', 'link method=link', asked, { csrf_token, email, method: 'link' }],
  ['verificationLinkSent', 'link method=link', {}, { csrf_token, email, method: 'link' }],
  ['verificationLinkInvalid', 'link method=link', asked, { csrf_token, email, method: 'link' }],
  ['verificationExpired', 'link method=link', asked, { csrf_token, email, method: 'link' }],
  ['verificationCode', 'code method=code', asked, { csrf_token, email, method: 'code' }],
  ['verificationCodeMissingEmail', 'code method=code', asked, { csrf_token, email, method: 'code' }],
  ['verificationCodeSent', 'code method=code', code, { csrf_token, code: '123456', method: 'code' }],
  ['verificationCodeSent', 'code email=nora@example.com', code, { csrf_token, method: 'code', email }],
  ['verificationCodeWrong', 'code method=code', code, { csrf_token, code: '123456', method: 'code' }],
  ['verificationCodeWrong', 'code email=nora@example.com', {}, { csrf_token, method: 'code', email }],

  ['recoveryLink', 'link method=link', asked, { csrf_token, email, method: 'link' }],
  ['recoveryLinkSent', 'link method=link', {}, { csrf_token, email, method: 'link' }],
  ['recoveryLinkInvalid', 'link method=link', asked, { csrf_token, email, method: 'link' }],
  ['recoveryCode', 'code method=code', asked, { csrf_token, email, method: 'code' }],
  ['recoveryCodeSent', 'code method=code', code, { csrf_token, code: '123456', method: 'code' }],
  ['recoveryCodeSent', 'code email=nora@example.com', code, { csrf_token, method: 'code', email }],
  ['recoveryCodeWrong', 'code method=code', code, { csrf_token, code: '123456', method: 'code' }],
  ['recoveryCodeWrong', 'code email=nora@example.com', {}, { csrf_token, method: 'code', email }],

  [
    'settingsTotpSetup',
    'totp method=totp',
    { totp_code: '123456' },
    { csrf_token, totp_code: '123456', method: 'totp' },
  ],
  ['settingsTotpLinked', 'totp totp_unlink=true', {}, { csrf_token, method: 'totp', totp_unlink: 'true' }],
  [
    'settingsRecoveryCodes',
    'lookup_secret lookup_secret_reveal=true',
    {},
    { csrf_token, method: 'lookup_secret', lookup_secret_reveal: 'true' },
  ],
  [
    'settingsRecoveryCodes',
    'lookup_secret lookup_secret_disable=true',
    {},
    { csrf_token, method: 'lookup_secret', lookup_secret_disable: 'true' },
  ],
  [
    'settingsRecoveryCodesGenerated',
    'lookup_secret lookup_secret_confirm=true',
    {},
    { csrf_token, method: 'lookup_secret', lookup_secret_confirm: 'true' },
  ],
  [
    'settingsRecoveryCodesRevealed',
    'lookup_secret lookup_secret_regenerate=true',
    {},
    { csrf_token, method: 'lookup_secret', lookup_secret_regenerate: 'true' },
  ],
  [
    'settingsRecoveryCodesRevealed',
    'lookup_secret lookup_secret_disable=true',
    {},
    { csrf_token, method: 'lookup_secret', lookup_secret_disable: 'true' },
  ],
  [
    'settingsSecurityKeys',
    'webauthn webauthn_remove=6b6579',
    keyName,
    { csrf_token, method: 'webauthn', webauthn_remove: '6b6579' },
  ],
  ['settingsAllMethods', 'oidc link=github', {}, { csrf_token, method: 'oidc', link: 'github' }],
  ['settingsAllMethods', 'oidc unlink=google', {}, { csrf_token, method: 'oidc', unlink: 'google' }],
  [
    'settingsAllMethods',
    'totp method=totp',
    { totp_code: '123456' },
    { csrf_token, totp_code: '123456', method: 'totp' },
  ],
  [
    'settingsAllMethods',
    'lookup_secret lookup_secret_regenerate=true',
    {},
    { csrf_token, method: 'lookup_secret', lookup_secret_regenerate: 'true' },
  ],
  [
    'settingsAllMethods',
    'passkey passkey_remove=706b',
    {},
    { csrf_token, passkey_create_data: '{"publicKey":{}}', method: 'passkey', passkey_remove: '706b' },
  ],
  // The role is sent as the service sent it, since a save replaces all traits; a typed one is not sent.
  [
    'settingsWithRoleTrait',
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
    'settingsAfterRecoveryWithoutPasswords',
    'profile method=profile',
    { 'traits.name.first': '' },
    { csrf_token, traits: { email }, method: 'profile' },
  ],
  // Every other settings document carries the profile and the password beside what it is about.
  ...documents(flows, 'settings')
    .filter(({ name }) => !['settingsWithRoleTrait', 'settingsAfterRecoveryWithoutPasswords'].includes(name))
    .flatMap(({ name }): Press[] => [
      [
        name,
        'profile method=profile',
        { 'traits.name.first': '' },
        { csrf_token, traits: { email }, method: 'profile' },
      ],
      [
        name,
        'password method=password',
        { password: 'next' },
        { csrf_token, password: 'next', method: 'password' },
      ],
    ]),
]

const button = (node: ReturnType<typeof flowNodes>[number]) =>
  `${node.group} ${nodeName(node)}=${String(node.attributes.value)}`

const submitsOf = (flow: Flow) => flowNodes(flow).filter(isSubmit)

test.each(presses)('%s, %s', (name, pressed, typed, body) => {
  const flow: Flow = documents(flows).find((document) => document.name === name)?.flow ?? flows.withoutNodes
  const node = submitsOf(flow).find((submit) => button(submit) === pressed)
  expect(node && flowBody(flow, node, typed)).toStrictEqual(body)
})

test('the table names every submit of every document', () => {
  const named = presses.map(([name, pressed]) => `${name}, ${pressed}`).sort()
  const all = documents(flows).flatMap(({ name, flow }) =>
    submitsOf(flow).map((node) => `${name}, ${button(node)}`),
  )
  expect(named).toEqual(all.sort())
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
  ['settings-lookup-generated', 'settings-lookup-confirmed'],
  ['settings-lookup-confirmed', 'settings-lookup-revealed'],
  ['settings-lookup-revealed', 'settings-lookup-disabled'],
  ['settings-oidc', 'settings-oidc-link-422'],
  ['settings-oidc-linked', 'settings-oidc-unlinked'],
]

test.each(accepted)('in %s, a press sends what a real Kratos answered with %s', (name, answer) => {
  const flow = recording(name).body
  const body = recording(answer).request.body
  if (!isFlow(flow) || !body) throw new Error(`${name} is no flow, or ${answer} answers no submit.`)
  const typed = typedIn(body)
  const named = submitsOf(flow).filter((node) => typed[nodeName(node)] === node.attributes.value)
  const pressed = named.find((node) => nodeName(node) !== 'method') ?? named[0]
  expect(pressed && flowBody(flow, pressed, typed)).toStrictEqual(body)
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
    ...flows.recoveryCodeSent,
    ui: {
      ...flows.recoveryCodeSent.ui,
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

test('field names such as __proto__ do not change any prototype', () => {
  const flow: Flow = {
    ...flows.registrationPassword,
    ui: {
      ...flows.registrationPassword.ui,
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
