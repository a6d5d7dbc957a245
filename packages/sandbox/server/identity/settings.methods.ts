import type { Context } from 'hono'
import { renamePerson } from '../../product/people'
import type { Person } from '../../product/records'
import { changeAccount } from './accounts'
import type { Problems } from './flows'
import { addKey, removeKey } from './keys'
import { newLookupCodes } from './lookup'
import { messages } from './messages'
import { readTraitsInUse } from './ownSchema'
import { hashPassword, passwordProblem } from './passwords'
import type { DeviceKey, Flow } from './records'
import type { Fields } from './request'
import type { Service } from './service'
import { extendSession, type SignedIn } from './sessions'
import { linkTotp } from './totp'
import { startVerification } from './verification'

/** A submitted settings form. */
export interface SettingsAttempt {
  service: Service
  c: Context
  flow: Flow
  typed: Fields
  signedIn: SignedIn
}

/** A change that was made. */
interface Saved {
  saved: true
  identity: Person
  /** The session got a further factor, and with it a new cookie. */
  extended?: boolean
}

/** A step on the way, such as codes that wait to be confirmed. */
interface Step {
  saved: false
  change: Pick<Flow, 'lookup_codes'>
  revealed?: boolean
}

type Outcome = Saved | Step | { problems: Problems }

/** Carries out the change a form asks for. `requirePrivilege` throws where the session is too old for it. */
export async function changeSettings(
  attempt: SettingsAttempt,
  requirePrivilege: () => void,
): Promise<Outcome> {
  const { typed } = attempt
  const method = typed['method'] ?? ''
  if (method === 'profile') return changeProfile(attempt, requirePrivilege)
  const pressed = Object.keys(buttons).find((name) => typed[name] === 'true')
  const change = changeOfKeys(typed) ?? (pressed === undefined ? forms[method] : buttons[pressed])
  if (!change) return { problems: { messages: [messages.noStrategy.settings] } }
  requirePrivilege()
  return change(attempt)
}

type Carry = (attempt: SettingsAttempt) => Outcome | Promise<Outcome>

// A form is known by its method, a button of its own by its name.
const forms: Record<string, Carry | undefined> = { password: changePassword, totp: addTotp }
const buttons: Record<string, Carry> = {
  totp_unlink: unlinkTotp,
  lookup_secret_reveal: () => ({ saved: false, revealed: true, change: { lookup_codes: null } }),
  lookup_secret_regenerate: () => ({ saved: false, change: { lookup_codes: newLookupCodes() } }),
  lookup_secret_confirm: confirmLookup,
  lookup_secret_disable: disableLookup,
}

/** The browser itself sends a key that it has made, without a button or a method. */
function changeOfKeys(typed: Fields): Carry | undefined {
  if (typed['passkey_settings_register']) return (attempt) => keepKey(attempt, 'passkey')
  if (typed['webauthn_register']) return (attempt) => keepKey(attempt, 'security key')
  const removed = typed['passkey_remove'] ?? typed['webauthn_remove']
  return removed === undefined ? undefined : (attempt) => forgetKey(attempt, removed)
}

function keepKey({ service, c, flow, typed, signedIn }: SettingsAttempt, kind: DeviceKey['kind']): Outcome {
  const { identity } = signedIn
  if (!addKey(service, identity, flow, typed, kind)) return { problems: { messages: [messages.totpWrong] } }
  const shown =
    kind === 'passkey'
      ? ({ method: 'passkey', aal: 'aal1' } as const)
      : ({ method: 'webauthn', aal: 'aal2' } as const)
  extendSession(service, c, signedIn, shown, false)
  return { saved: true, identity, extended: true }
}

function forgetKey({ service, signedIn }: SettingsAttempt, removed: string): Outcome {
  removeKey(service, signedIn.identity, removed)
  return { saved: true, identity: signedIn.identity }
}

function changeProfile(
  { service, c, flow, typed, signedIn }: SettingsAttempt,
  requirePrivilege: () => void,
): Outcome {
  const { identity } = signedIn
  const { email, name, traits, problems } = readTraitsInUse(service, typed, identity)
  if (problems) return { problems }
  const moves = email !== identity.email
  if (moves) requirePrivilege() // it is what they sign in with and recover by
  const changed = renamePerson(service.store, identity.id, { email, name }, service.now())
  if (!changed) return { problems: { messages: [messages.duplicate] } }
  if (traits) changeAccount(service.store, changed, { traits })
  if (moves) startVerification(service, c, changed, flow)
  return { saved: true, identity: changed }
}

async function changePassword({ service, typed, signedIn }: SettingsAttempt): Promise<Outcome> {
  const { identity } = signedIn
  const chosen = typed['password'] ?? ''
  const refusal =
    chosen === '' ? messages.missing('password') : await passwordProblem(service, chosen, identity.email)
  if (refusal) return { problems: { fields: { password: [refusal] } } }
  changeAccount(service.store, identity, { password: await hashPassword(chosen) })
  return { saved: true, identity }
}

function addTotp({ service, c, flow, typed, signedIn }: SettingsAttempt): Outcome {
  const code = typed['totp_code']?.trim()
  if (!code) return { problems: { fields: { totp_code: [messages.missing('totp_code')] } } }
  if (flow.totp_url === null || !linkTotp(service, signedIn.identity, flow.totp_url, code))
    return { problems: { fields: { totp_code: [messages.totpWrong] } } }
  // Linking showed the factor, so this session has it.
  extendSession(service, c, signedIn, { method: 'totp', aal: 'aal2' }, false)
  return { saved: true, identity: signedIn.identity, extended: true }
}

function unlinkTotp({ service, signedIn }: SettingsAttempt): Outcome {
  changeAccount(service.store, signedIn.identity, { totp: null })
  return { saved: true, identity: signedIn.identity }
}

function confirmLookup({ service, c, flow, signedIn }: SettingsAttempt): Outcome {
  if (flow.lookup_codes === null)
    return {
      problems: {
        messages: [
          messages.generic('You must (re-)generate recovery backup codes before you can save them.'),
        ],
      },
    }
  const lookup = flow.lookup_codes.map((code) => ({ code, used_at: null }))
  changeAccount(service.store, signedIn.identity, { lookup })
  extendSession(service, c, signedIn, { method: 'lookup_secret', aal: 'aal2' }, false)
  return { saved: true, identity: signedIn.identity, extended: true }
}

function disableLookup({ service, signedIn }: SettingsAttempt): Outcome {
  changeAccount(service.store, signedIn.identity, { lookup: [] })
  return { saved: true, identity: signedIn.identity }
}
