import { randomBytes, randomUUID } from 'node:crypto'
import type { Person } from '../../product/records'
import { accountOf, changeAccount } from './accounts'
import { labels } from './messages'
import { hidden, input, script, submit, trigger, type Node } from './nodes'
import type { DeviceKey, Flow } from './records'
import type { Fields } from './request'
import type { Service } from './service'
import { ALGORITHMS, credentialId, isSignedBy, readNewKey, rpIdOf } from './webauthn'
import { WEBAUTHN_INTEGRITY } from './webauthnScript'

type Kind = DeviceKey['kind']
/** The part of a flow that says what a key is to sign. */
export type Asked = Pick<Flow, 'challenge'>

/** A question that no other form asks. */
export const newChallenge = () => randomBytes(32).toString('base64url')

const allKeys = (store: Service['store'], person: Person) => accountOf(store, person).keys ?? []

const keysOf = ({ store }: Pick<Service, 'store'>, person: Person, kind: Kind): DeviceKey[] =>
  allKeys(store, person).filter((key) => key.kind === kind)

/** Whether somebody has a key of this kind. */
export const hasKey = (service: Service, person: Person, kind: Kind): boolean =>
  keysOf(service, person, kind).length > 0

const expected = ({ consoleOrigin }: Service, { challenge }: Asked) => ({
  challenge: challenge ?? '',
  origin: consoleOrigin,
})

const scriptNode = ({ authOrigin }: Service): Node =>
  script('webauthn', `${authOrigin}/.well-known/ory/webauthn.js`, WEBAUTHN_INTEGRITY)

/** For a settings flow: the keys that there are, and what makes another one. */
export function keySettings(service: Service, person: Person, { challenge }: Asked): Node[] {
  const { passkeyMethod, securityKeyMethod } = service.switches()
  const options = (kind: Kind) => JSON.stringify(creation(service, person, challenge, kind))
  return [
    ...(securityKeyMethod
      ? [
          ...keysOf(service, person, 'security key').map((key) =>
            submit('webauthn', labels.webauthnRemove(key), 'webauthn_remove', hexOf(key)),
          ),
          input('webauthn', 'webauthn_register_displayname', 'text', labels.webauthnName, { value: '' }),
          hidden('webauthn', 'webauthn_register', ''),
          trigger('webauthn', 'webauthn_register_trigger', labels.webauthnAdd, {
            value: options('security key'),
            onclickTrigger: 'oryWebAuthnRegistration',
          }),
        ]
      : []),
    ...(passkeyMethod || securityKeyMethod ? [scriptNode(service)] : []),
    ...(passkeyMethod
      ? [
          ...keysOf(service, person, 'passkey').map((key) =>
            submit('passkey', labels.passkeyRemove(key), 'passkey_remove', hexOf(key)),
          ),
          trigger('passkey', 'passkey_register_trigger', labels.passkeyAdd, {
            value: '',
            onclickTrigger: 'oryPasskeySettingsRegistration',
          }),
          hidden('passkey', 'passkey_settings_register', ''),
          hidden('passkey', 'passkey_create_data', options('passkey')),
        ]
      : []),
  ]
}

/** What the browser is asked for to make a key. */
const creation = (
  { consoleOrigin }: Service,
  { id, email }: Pick<Person, 'id' | 'email'>,
  challenge: string | null,
  kind: Kind,
) => ({
  publicKey: {
    rp: { name: 'Quarterdeck', id: rpIdOf(consoleOrigin) },
    user: { name: email, displayName: email, id: Buffer.from(id).toString('base64url') },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: kind === 'passkey' ? 300_000 : 120_000,
    authenticatorSelection:
      kind === 'passkey'
        ? {
            authenticatorAttachment: 'platform',
            requireResidentKey: true,
            residentKey: 'required',
            userVerification: 'preferred',
          }
        : { userVerification: 'discouraged' },
  },
})

/** How Kratos names a key to remove. */
const hexOf = ({ id }: DeviceKey) => Buffer.from(id, 'base64url').toString('hex')

/** Keeps the key that a browser has made; false where it did not answer this form. */
export function addKey(service: Service, person: Person, flow: Flow, typed: Fields, kind: Kind): boolean {
  const sent = typed[kind === 'passkey' ? 'passkey_settings_register' : 'webauthn_register'] ?? ''
  const name = (kind === 'security key' && typed['webauthn_register_displayname']?.trim()) || UNNAMED
  const made = readMade(service, flow, sent, { kind, name })
  const keys = allKeys(service.store, person)
  if (!made || keys.some(({ id }) => id === made.id)) return false
  changeAccount(service.store, person, { keys: [...keys, made] })
  return true
}

/** How Kratos names a key that nobody has named. */
const UNNAMED = 'unnamed'

/** A key that a browser has made; undefined where it did not answer this form. */
function readMade(
  service: Service,
  flow: Asked,
  sent: string,
  about: Pick<DeviceKey, 'kind' | 'name'>,
): DeviceKey | undefined {
  const made = readNewKey(sent, expected(service, flow))
  return made && { ...made, ...about, added_at: service.now().toISOString() }
}

/** For a registration flow: signing up with a passkey, which is listed by the address that is typed beside it. */
export function passkeySignUp(service: Service, { challenge }: Asked): Node[] {
  const credentialOptions = creation(service, { id: randomUUID(), email: '' }, challenge, 'passkey')
  return [
    scriptNode(service),
    trigger('passkey', 'passkey_register_trigger', labels.signUpWithPasskey, {
      onclickTrigger: 'oryPasskeyRegistration',
    }),
    hidden('passkey', 'passkey_register', ''),
    hidden(
      'passkey',
      'passkey_create_data',
      JSON.stringify({ credentialOptions, displayNameFieldName: 'traits.email' }),
    ),
  ]
}

/** The passkey that a browser has made to sign up with; undefined where it did not answer this form. */
export const readFirstPasskey = (service: Service, flow: Flow, typed: Fields): DeviceKey | undefined =>
  readMade(service, flow, typed['passkey_register'] ?? '', { kind: 'passkey', name: UNNAMED })

/** Forgets a key, by the name that its button has. */
export function removeKey({ store }: Service, person: Person, hex: string): void {
  const keys = allKeys(store, person)
  changeAccount(store, person, { keys: keys.filter((key) => hexOf(key) !== hex) })
}

/**
 * Whether sign-ins offer passkeys: as soon as anybody has one. Before that nobody could use them, and the form is as in a
 * deployment without.
 */
export const offersPasskeys = ({ store, switches }: Service): boolean =>
  switches().passkeyMethod &&
  store.accounts.all().some(({ keys }) => keys?.some(({ kind }) => kind === 'passkey'))

/** For a login flow: signing in with a passkey, by its button or out of the list of the browser's autofill. */
export const passkeyLogin = (service: Service, { challenge }: Asked): Node[] => [
  scriptNode(service),
  trigger('passkey', 'passkey_login_trigger', labels.signInWithPasskey, {
    value: '',
    onclickTrigger: 'oryPasskeyLogin',
  }),
  input('passkey', 'passkey_login', 'hidden', undefined, {
    value: '',
    onload: 'window.oryPasskeyLoginAutocompleteInit()',
    onloadTrigger: 'oryPasskeyLoginAutocompleteInit',
  }),
  hidden(
    'passkey',
    'passkey_challenge',
    JSON.stringify({
      publicKey: {
        challenge,
        timeout: 300_000,
        rpId: rpIdOf(service.consoleOrigin),
        userVerification: 'preferred',
      },
    }),
  ),
]

/** Whose passkey a browser has signed a sign-in with; undefined where it is nobody's. */
export function personOfPasskey(service: Service, flow: Flow, typed: Fields): Person | undefined {
  const sent = typed['passkey_login'] ?? ''
  const id = credentialId(sent)
  const isIt = (key: DeviceKey) => key.kind === 'passkey' && key.id === id
  const account = service.store.accounts.all().find(({ keys }) => keys?.some(isIt))
  const key = account?.keys?.find(isIt)
  if (!key || !isSignedBy(key, sent, expected(service, flow))) return undefined
  return service.store.people.get(account?.id)
}

/** For a login flow that asks for a second factor of somebody; nothing where they have no security key. */
export function securityKeyLogin(service: Service, person: Person, { challenge }: Asked): Node[] {
  const keys = keysOf(service, person, 'security key')
  if (keys.length === 0) return []
  const publicKey = {
    challenge,
    timeout: 120_000,
    rpId: rpIdOf(service.consoleOrigin),
    allowCredentials: keys.map(({ id }) => ({ type: 'public-key', id })),
    userVerification: 'discouraged',
  }
  return [
    hidden('webauthn', 'webauthn_login', ''),
    scriptNode(service),
    trigger('webauthn', 'webauthn_login_trigger', labels.signInWithKey, {
      value: JSON.stringify({ publicKey }),
      onclickTrigger: 'oryWebAuthnLogin',
    }),
  ]
}

/** Whether a browser has signed a second step with one of the person's security keys. */
export function acceptSecurityKey(service: Service, person: Person, flow: Flow, typed: Fields): boolean {
  const sent = typed['webauthn_login'] ?? ''
  const id = credentialId(sent)
  const key = keysOf(service, person, 'security key').find((candidate) => candidate.id === id)
  return key !== undefined && isSignedBy(key, sent, expected(service, flow))
}
