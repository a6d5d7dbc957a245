import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../db'
import { credentials, lookupSecrets } from './schema'

type CredentialType = (typeof credentials.$inferSelect)['type']

export const findCredential = (db: Db | Tx, identityId: string, type: CredentialType) =>
  db
    .select()
    .from(credentials)
    .where(and(eq(credentials.identity_id, identityId), eq(credentials.type, type)))
    .get()

export function setCredential(
  db: Db | Tx,
  identityId: string,
  type: CredentialType,
  secret: string,
  now: Date,
) {
  const value = { secret, last_step: null, updated_at: now.toISOString() }
  db.insert(credentials)
    .values({ identity_id: identityId, type, ...value })
    .onConflictDoUpdate({ target: [credentials.identity_id, credentials.type], set: value })
    .run()
}

export function removeCredential(db: Db | Tx, identityId: string, type: CredentialType): void {
  db.delete(credentials)
    .where(and(eq(credentials.identity_id, identityId), eq(credentials.type, type)))
    .run()
}

/** Whether there is anything to ask for beyond the password. */
export const hasSecondFactor = (db: Db | Tx, identityId: string): boolean =>
  findCredential(db, identityId, 'totp') !== undefined ||
  db.select().from(lookupSecrets).where(eq(lookupSecrets.identity_id, identityId)).get() !== undefined
