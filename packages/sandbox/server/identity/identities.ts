import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Db, Tx } from '../db'
import { addAddress, addressDocument, findAddress } from './addresses'
import { setCredential } from './credentials'
import { identities } from './schema'
import type { Service } from './service'

/** A person as stored. */
export type Identity = typeof identities.$inferSelect

/** Somebody to be made known. */
export interface NewIdentity {
  email: string
  /** From `hashPassword`; null for somebody who sets the first password by recovery. */
  passwordHash: string | null
  admin: boolean
  verified: boolean
  createdAt: Date | string
  name?: string | null
}

/** Addresses are compared as they are stored: trimmed, in lower case. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase()

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$|^[^\s@]+@localhost$/.test(text)

/** Makes somebody known. Throws where the address is taken; see {@link insertIdentity}. */
export function createIdentity(db: Db | Tx, input: NewIdentity): Identity {
  const identity = insertIdentity(db, input)
  if (!identity) throw new Error(`There is an identity ${normalizeEmail(input.email)} already`)
  return identity
}

/** Makes somebody known, unless the address is taken: then nothing is written and nothing returned. */
export function insertIdentity(db: Db | Tx, input: NewIdentity): Identity | undefined {
  const at = new Date(input.createdAt).toISOString()
  const email = normalizeEmail(input.email)
  const identity = db
    .insert(identities)
    .values({
      id: randomUUID(),
      email,
      name: input.name ?? null,
      admin: input.admin,
      state_changed_at: at,
      created_at: at,
      updated_at: at,
    })
    .onConflictDoNothing({ target: identities.email })
    .returning()
    .get() as Identity | undefined
  if (!identity) return undefined

  addAddress(db, identity, at, input.verified)
  if (input.passwordHash !== null)
    setCredential(db, identity.id, 'password', input.passwordHash, new Date(at))
  return identity
}

export const findIdentity = (db: Db | Tx, id: string): Identity | undefined =>
  db.select().from(identities).where(eq(identities.id, id)).get()

export const findByEmail = (db: Db | Tx, email: string): Identity | undefined =>
  db
    .select()
    .from(identities)
    .where(eq(identities.email, normalizeEmail(email)))
    .get()

/** Whether somebody else has the address. */
export const isTaken = (db: Db | Tx, email: string, byOtherThan: string) =>
  db
    .select({ id: identities.id })
    .from(identities)
    .where(and(eq(identities.email, normalizeEmail(email)), ne(identities.id, byOtherThan)))
    .get() !== undefined

/** Changes the traits people may change themselves. A new address is not a verified one. */
export function changeTraits(
  db: Db | Tx,
  identity: Identity,
  change: { email: string; name?: string | null },
  now: Date,
): Identity {
  const at = now.toISOString()
  const email = normalizeEmail(change.email)
  const name = change.name === undefined ? identity.name : change.name
  db.update(identities).set({ email, name, updated_at: at }).where(eq(identities.id, identity.id)).run()
  const changed = { ...identity, email, name, updated_at: at }
  if (email !== identity.email) {
    addAddress(db, changed, at, false)
  }
  return changed
}

/** An identity as Kratos writes it. Only the staff schema has the admin trait. */
export function identityDocument({ db, authOrigin }: Service, identity: Identity) {
  const { id, email, name, admin, state, state_changed_at, created_at, updated_at } = identity
  const schema = admin ? 'staff' : 'default'
  const address = findAddress(db, identity)
  return {
    id,
    schema_id: schema,
    schema_url: `${authOrigin}/schemas/${Buffer.from(schema).toString('base64url')}`,
    state,
    state_changed_at,
    traits: { email, ...(name !== null && { name }), ...(admin && { admin }) },
    verifiable_addresses: address ? [addressDocument(address)] : [],
    recovery_addresses: address
      ? [{ id: address.id, value: email, via: 'email', created_at, updated_at: address.updated_at }]
      : [],
    metadata_public: null,
    created_at,
    updated_at,
    organization_id: null,
  }
}
