import { createHash, randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { by } from '../../product/lists'
import { newId, type Person } from '../../product/records'
import { identityDocument } from './accounts'
import { renewCsrfToken } from './csrf'
import type { AuthenticationMethod, Session, IdentityStore } from './records'
import type { Service } from './service'

/** Who a cookie speaks for. */
export interface SignedIn {
  session: Session
  identity: Person
}

/** The session cookie's name, Kratos' default. */
const sessionCookie = 'ory_kratos_session'

const lifespanMs = 24 * 60 * 60 * 1000

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const newToken = () => randomBytes(32).toString('base64url')
const newLogoutToken = () => `ory_lo_${randomBytes(24).toString('base64url')}`

const tokenOf = (cookieHeader: string | null | undefined): string =>
  parse(cookieHeader ?? '', sessionCookie)[sessionCookie] ?? ''

/** The session a `Cookie` header carries, with whom it belongs to; null where there is none in force. */
export function findSession(
  store: IdentityStore,
  cookieHeader: string | null | undefined,
  now: Date = new Date(),
): SignedIn | null {
  const token = tokenOf(cookieHeader)
  if (!token) return null
  const session = store.sessions.first('token_hash', hash(token))
  const identity = store.people.get(session?.identity_id)
  return session && identity && isInForce(session, now) ? { session, identity } : null
}

const isInForce = ({ active, expires_at }: Session, now: Date) => active && expires_at > now.toISOString()

/** Who is calling, or null. */
export const currentSession = ({ store, now }: Service, c: Context) =>
  findSession(store, c.req.header('Cookie'), now())

/**
 * Signs somebody in with a new session: whatever token the browser came with is worth nothing afterwards, neither of a
 * session nor of a form.
 */
export function startSession(
  service: Service,
  c: Context,
  identity: Person,
  method: AuthenticationMethod['method'],
): SignedIn {
  const { store, now } = service
  const replaced = currentSession(service, c)
  if (replaced) revokeSession(store, replaced.session.id)

  const token = newToken()
  const at = now().toISOString()
  const session = store.sessions.put({
    id: newId(),
    identity_id: identity.id,
    token_hash: hash(token),
    logout_token: newLogoutToken(),
    active: true,
    aal: 'aal1',
    methods: [{ method, aal: 'aal1', completed_at: at }],
    issued_at: at,
    authenticated_at: at,
    expires_at: new Date(now().getTime() + lifespanMs).toISOString(),
    device_id: newId(),
    ip_address: (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '127.0.0.1',
    user_agent: c.req.header('User-Agent') ?? '',
  })
  giveCookie(service, c, token, session.expires_at)
  renewCsrfToken(service, c)
  return { session, identity }
}

/** Adds a factor to a session, which gets a new token; shown at a sign-in, it also makes the session fresh. */
export function extendSession(
  service: Service,
  c: Context,
  { session, identity }: SignedIn,
  { method, aal }: Omit<AuthenticationMethod, 'completed_at'>,
  fresh = true,
): SignedIn {
  const token = newToken()
  const at = service.now().toISOString()
  const extended = service.store.sessions.patch(session.id, {
    token_hash: hash(token),
    logout_token: newLogoutToken(),
    aal: session.aal === 'aal2' ? session.aal : aal,
    methods: [...session.methods, { method, aal, completed_at: at }],
    authenticated_at: fresh ? at : session.authenticated_at,
  })
  giveCookie(service, c, token, session.expires_at)
  return { session: extended, identity }
}

/** Gives the caller's session its cookie once more, as after each saved setting. */
export function renewCookie(service: Service, c: Context, { session }: SignedIn): void {
  giveCookie(service, c, tokenOf(c.req.header('Cookie')), session.expires_at)
}

const cookieAttributes = ({ authOrigin }: Service) =>
  ({ httpOnly: true, sameSite: 'Lax', path: '/', secure: authOrigin.startsWith('https:') }) as const

function giveCookie(service: Service, c: Context, token: string, expiresAt: string) {
  const maxAge = Math.floor((Date.parse(expiresAt) - service.now().getTime()) / 1000)
  setCookie(c, sessionCookie, token, { ...cookieAttributes(service), maxAge })
}

/** Ends a session. */
const revokeSession = (store: IdentityStore, id: string): Session =>
  store.sessions.patch(id, { active: false })

/** Ends the caller's session and takes its cookie back. */
export function endSession(service: Service, c: Context, session: Session): void {
  revokeSession(service.store, session.id)
  deleteCookie(c, sessionCookie, cookieAttributes(service))
}

/** The caller's other sessions in force, newest first. */
export const otherSessions = ({ store, now }: Service, { identity, session }: SignedIn): Session[] =>
  store.sessions
    .where('identity_id', identity.id)
    .filter((other) => other.id !== session.id && isInForce(other, now()))
    .sort(by('-authenticated_at'))

/** Ends the caller's other sessions, or one of them; says how many that were, those that had ended before included. */
export function revokeOthers({ store }: Service, { identity, session }: SignedIn, id?: string): number {
  const others = store.sessions
    .where('identity_id', identity.id)
    .filter((other) => other.id !== session.id && (id === undefined || other.id === id))
  for (const other of others) revokeSession(store, other.id)
  return others.length
}

/** A session as Kratos writes it. */
export function sessionDocument(service: Service, { session, identity }: SignedIn) {
  return {
    id: session.id,
    active: isInForce(session, service.now()),
    expires_at: session.expires_at,
    authenticated_at: session.authenticated_at,
    authenticator_assurance_level: session.aal,
    authentication_methods: session.methods,
    issued_at: session.issued_at,
    identity: identityDocument(service, identity),
    devices: [
      {
        id: session.device_id,
        ip_address: session.ip_address,
        user_agent: session.user_agent,
        location: '',
      },
    ],
  }
}

/** A session as Kratos writes it in a list, where it says less of whom it belongs to. */
export function listedSession(service: Service, found: SignedIn) {
  const {
    verifiable_addresses: _,
    recovery_addresses: __,
    ...identity
  } = identityDocument(service, found.identity)
  return { ...sessionDocument(service, found), identity: { ...identity, schema_url: '' } }
}
