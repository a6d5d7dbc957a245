import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Db } from '../db'
import { findIdentity, identityDocument, type Identity } from './identities'
import { sessions, type AuthenticationMethod } from './schema'
import type { Service } from './service'

/** A signed-in browser as stored. */
export type Session = typeof sessions.$inferSelect

/** Who a cookie speaks for. */
export interface SignedIn {
  session: Session
  identity: Identity
}

/** The session cookie's name, Kratos' default. */
export const sessionCookie = 'ory_kratos_session'

const lifespanMs = 24 * 60 * 60 * 1000

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const newToken = () => randomBytes(32).toString('base64url')

/** The session a `Cookie` header carries, with whom it belongs to; null where there is none in force. */
export function findSession(
  db: Db,
  cookieHeader: string | null | undefined,
  now: Date = new Date(),
): SignedIn | null {
  const token = parse(cookieHeader ?? '', sessionCookie)[sessionCookie]
  if (!token) return null
  const session = db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.token_hash, hash(token)),
        eq(sessions.active, true),
        gt(sessions.expires_at, now.toISOString()),
      ),
    )
    .get()
  const identity = session && findIdentity(db, session.identity_id)
  return session && identity?.state === 'active' ? { session, identity } : null
}

/** Who is calling, or null. */
export const currentSession = ({ db, now }: Service, c: Context) =>
  findSession(db, c.req.header('Cookie'), now())

/** Signs somebody in with a new session: whatever token the browser came with is worth nothing afterwards. */
export function startSession(
  service: Service,
  c: Context,
  identity: Identity,
  method: AuthenticationMethod['method'],
): SignedIn {
  const { db, now } = service
  const replaced = currentSession(service, c)
  if (replaced) revokeSession(db, replaced.session.id)

  const token = newToken()
  const at = now().toISOString()
  const session = db
    .insert(sessions)
    .values({
      id: randomUUID(),
      identity_id: identity.id,
      token_hash: hash(token),
      logout_token: newToken(),
      aal: 'aal1',
      methods: [{ method, aal: 'aal1', completed_at: at }],
      issued_at: at,
      authenticated_at: at,
      expires_at: new Date(now().getTime() + lifespanMs).toISOString(),
      device_id: randomUUID(),
      ip_address: (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '127.0.0.1',
      user_agent: c.req.header('User-Agent') ?? '',
    })
    .returning()
    .get()
  giveCookie(service, c, token, session.expires_at)
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
  const extended = {
    token_hash: hash(token),
    logout_token: newToken(),
    aal: session.aal === 'aal2' ? session.aal : aal,
    methods: [...session.methods, { method, aal, completed_at: at }],
    authenticated_at: fresh ? at : session.authenticated_at,
  }
  service.db.update(sessions).set(extended).where(eq(sessions.id, session.id)).run()
  giveCookie(service, c, token, session.expires_at)
  return { session: { ...session, ...extended }, identity }
}

function giveCookie({ authOrigin, now }: Service, c: Context, token: string, expiresAt: string) {
  setCookie(c, sessionCookie, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: Math.floor((Date.parse(expiresAt) - now().getTime()) / 1000),
    secure: authOrigin.startsWith('https:'),
  })
}

/** Ends a session. */
export function revokeSession(db: Db, id: string): void {
  db.update(sessions).set({ active: false }).where(eq(sessions.id, id)).run()
}

/** Ends the caller's session and takes its cookie back. */
export function endSession(service: Service, c: Context, session: Session): void {
  revokeSession(service.db, session.id)
  deleteCookie(c, sessionCookie, { path: '/' })
}

const others = ({ identity, session }: SignedIn, now: Date) =>
  and(
    eq(sessions.identity_id, identity.id),
    ne(sessions.id, session.id),
    eq(sessions.active, true),
    gt(sessions.expires_at, now.toISOString()),
  )

/** The caller's other sessions in force, newest first. */
export const otherSessions = ({ db, now }: Service, found: SignedIn): Session[] =>
  db.select().from(sessions).where(others(found, now())).orderBy(desc(sessions.authenticated_at)).all()

/** Ends the caller's other sessions, or one of them; says how many that were. */
export function revokeOthers({ db, now }: Service, found: SignedIn, id?: string): number {
  const which = and(others(found, now()), id === undefined ? undefined : eq(sessions.id, id))
  return db.update(sessions).set({ active: false }).where(which).returning({ id: sessions.id }).all().length
}

/** A session as Kratos writes it. */
export function sessionDocument(service: Service, { session, identity }: SignedIn) {
  return {
    id: session.id,
    active: session.active && session.expires_at > service.now().toISOString(),
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
