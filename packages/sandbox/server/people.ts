import { eq } from 'drizzle-orm'
import type { Db, Tx } from './db'
import { changeTraits, createIdentity, findByEmail, findIdentity, findSession, isAssured } from './identity'
import type { Caller } from './product/handlers'
import { admins, identities, members } from './schema'

// Where the product meets the identity service: its users are the service's identities.

/** Who a request's cookies speak for, or null: half a sign-in speaks for nobody where two factors are asked for. */
export function findCaller(
  db: Db,
  cookieHeader: string | undefined,
  now: Date,
  requireAal2: boolean,
): Caller | null {
  const found = findSession(db, cookieHeader, now)
  if (!found || !isAssured({ db }, found, requireAal2)) return null
  const { id, email, created_at, admin } = found.identity
  const level = db.select().from(admins).where(eq(admins.identity_id, id)).get()
  return {
    id,
    email,
    created_at,
    admin,
    can_create_new_admins: admin && level?.can_create_new_admins === true,
  }
}

/** Whether the platform holds somebody for active; null where it never learned. */
export const isActive = (db: Db, id: string) =>
  db.select().from(members).where(eq(members.identity_id, id)).get()?.is_active ?? null

/** The address after the change, or undefined when somebody else has it. */
export const changeEmail = (db: Db, id: string, email: string, now: Date): string | undefined =>
  db.transaction((tx) => {
    const identity = findIdentity(tx, id)
    const holder = findByEmail(tx, email)
    if (!identity || (holder && holder.id !== id)) return undefined
    return changeTraits(tx, identity, { email }, now).email
  })

/** An account for somebody not known yet, without a password: recovery by mail sets the first one. */
export const inviteAdmin = (tx: Tx, email: string, now: Date): string =>
  createIdentity(tx, { email, passwordHash: null, admin: true, verified: false, createdAt: now }).id

/** Gives the admin trait or takes it away, which no self-service flow can. */
export function setAdmin(tx: Tx, id: string, admin: boolean): void {
  tx.update(identities).set({ admin }).where(eq(identities.id, id)).run()
}
