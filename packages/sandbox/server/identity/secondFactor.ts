import type { Context } from 'hono'
import { accountOf } from './accounts'
import { missingFields, type Problems } from './flows'
import { acceptSecurityKey, securityKeyLogin } from './keys'
import { acceptLookupCode, lookupLogin } from './lookup'
import { messages } from './messages'
import type { Node } from './nodes'
import type { Flow } from './records'
import type { Fields } from './request'
import type { Service } from './service'
import { extendSession, type SignedIn } from './sessions'
import { acceptTotp, totpLogin } from './totp'

/** What somebody can show beyond the password. */
export function secondFactorNodes(
  service: Service,
  { identity }: SignedIn,
  asked: Pick<Flow, 'challenge'>,
): Node[] {
  const { totp, lookup } = accountOf(service.store, identity)
  return [
    ...securityKeyLogin(service, identity, asked),
    ...(totp ? totpLogin() : []),
    ...(lookup.length > 0 ? lookupLogin() : []),
  ]
}

/** Raises a session to the second level, or says why not. */
export function acceptSecondFactor(
  service: Service,
  c: Context,
  signedIn: SignedIn,
  flow: Flow,
  typed: Fields,
): SignedIn | Problems {
  const { identity } = signedIn
  if (typed['webauthn_login'])
    return acceptSecurityKey(service, identity, flow, typed)
      ? extendSession(service, c, signedIn, { method: 'webauthn', aal: 'aal2' })
      : { messages: [messages.totpWrong] }
  if (typed['method'] === 'totp') {
    const missing = missingFields(typed, { totp_code: messages.missing('totp_code') })
    if (missing) return missing
    const verdict = acceptTotp(service, identity, typed['totp_code'] ?? '')
    if (verdict === 'ok') return extendSession(service, c, signedIn, { method: 'totp', aal: 'aal2' })
    return { messages: [verdict === 'none' ? messages.noTotp : messages.totpWrong] }
  }
  if (typed['method'] === 'lookup_secret') {
    const missing = missingFields(typed, { lookup_secret: messages.missing('lookup_secret') })
    if (missing) return missing
    const verdict = acceptLookupCode(service, identity, typed['lookup_secret'] ?? '')
    if (verdict === 'ok') return extendSession(service, c, signedIn, { method: 'lookup_secret', aal: 'aal2' })
    return { messages: [lookupRefusals[verdict]] }
  }
  return { messages: [messages.noStrategy.login] }
}

const lookupRefusals = {
  none: messages.noLookup,
  used: messages.lookupUsed,
  wrong: messages.lookupInvalid,
}
