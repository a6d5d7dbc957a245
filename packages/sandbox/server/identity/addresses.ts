import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../db'
import { verifiableAddresses } from './schema'

interface Owner {
  id: string
  email: string
}

/** Gives somebody an address, in the place of an older one. */
export function addAddress(db: Db | Tx, { id, email }: Owner, at: string, verified: boolean) {
  db.delete(verifiableAddresses).where(eq(verifiableAddresses.identity_id, id)).run()
  db.insert(verifiableAddresses)
    .values({
      id: randomUUID(),
      identity_id: id,
      value: email,
      verified,
      status: verified ? 'completed' : 'pending',
      verified_at: verified ? at : null,
      created_at: at,
      updated_at: at,
    })
    .run()
}

export const findAddress = (db: Db | Tx, { id, email }: Owner) =>
  db
    .select()
    .from(verifiableAddresses)
    .where(and(eq(verifiableAddresses.identity_id, id), eq(verifiableAddresses.value, email)))
    .get()

/** Whether the address somebody has today is theirs. */
export const isVerified = (db: Db | Tx, identity: Owner) => findAddress(db, identity)?.verified ?? false

/** Notes that mail to the address was read; an address given up meanwhile proves nothing. */
export function markVerified(db: Db | Tx, identityId: string, address: string, now: Date): void {
  const at = now.toISOString()
  db.update(verifiableAddresses)
    .set({ verified: true, status: 'completed', verified_at: at, updated_at: at })
    .where(and(eq(verifiableAddresses.identity_id, identityId), eq(verifiableAddresses.value, address)))
    .run()
}

/** Notes that mail is on its way. */
export function markSent(db: Db | Tx, identityId: string, now: Date): void {
  db.update(verifiableAddresses)
    .set({ status: 'sent', updated_at: now.toISOString() })
    .where(and(eq(verifiableAddresses.identity_id, identityId), eq(verifiableAddresses.verified, false)))
    .run()
}

/** An address as Kratos writes it. */
export function addressDocument(address: typeof verifiableAddresses.$inferSelect) {
  const { id, value, verified, status, verified_at, created_at, updated_at } = address
  return {
    id,
    value,
    verified,
    via: 'email',
    status,
    ...(verified_at && { verified_at }),
    created_at,
    updated_at,
  }
}
