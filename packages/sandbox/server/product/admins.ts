import { asc, eq } from 'drizzle-orm'
import { admins, identities } from '../schema'
import { findByEmail } from '../identity'
import { inviteAdmin, setAdmin } from '../people'
import type { Db, Tx } from '../db'
import type { Caller, Handlers } from './handlers'
import { wholeList } from './paging'
import { conflict, found, Refusal } from './refusal'

const selectAdmins = (db: Db | Tx) =>
  db
    .select({
      id: identities.id,
      email: identities.email,
      can_create_new_admins: admins.can_create_new_admins,
    })
    .from(admins)
    .innerJoin(identities, eq(identities.id, admins.identity_id))

const requireAdmin = (db: Db | Tx, id: string) =>
  found(selectAdmins(db).where(eq(admins.identity_id, id)).get(), 'Admin', 'admin_not_found')

/** §6: only those who can create admins may create, change or remove them. */
function requirePermission(caller: Caller) {
  if (!caller.can_create_new_admins)
    throw new Refusal(403, 'You do not have permission to manage admins', 'cannot_create_admins')
}

/** Somebody must stay who can create admins, or nobody ever could again. */
function requireAnotherCreator(db: Db | Tx, id: string) {
  const creators = db.select().from(admins).where(eq(admins.can_create_new_admins, true)).all()
  if (creators.every((creator) => creator.identity_id === id))
    throw conflict('This is the last admin who can create admins', 'last_admin')
}

export const adminHandlers = {
  listAdmins: ({ db }) => wholeList(selectAdmins(db).orderBy(asc(identities.email)).all()),

  createAdmin({ db, caller, body, now }) {
    requirePermission(caller)
    return db.transaction((tx) => {
      // A user with this address is promoted; a stranger gets an account and sets a password by recovery.
      const known = findByEmail(tx, body.email)
      if (known?.admin) throw conflict('This person is an admin already', 'admin_exists')
      const id = known?.id ?? inviteAdmin(tx, body.email, now)
      setAdmin(tx, id, true)
      tx.insert(admins)
        .values({
          identity_id: id,
          can_create_new_admins: body.can_create_new_admins,
          created_at: now.toISOString(),
        })
        .run()
      return requireAdmin(tx, id)
    })
  },

  updateAdmin({ db, caller, path, body }) {
    requirePermission(caller)
    return db.transaction((tx) => {
      requireAdmin(tx, path.adminId)
      if (!body.can_create_new_admins) requireAnotherCreator(tx, path.adminId)
      tx.update(admins)
        .set({ can_create_new_admins: body.can_create_new_admins })
        .where(eq(admins.identity_id, path.adminId))
        .run()
      return requireAdmin(tx, path.adminId)
    })
  },

  deleteAdmin({ db, caller, path }) {
    requirePermission(caller)
    db.transaction((tx) => {
      requireAdmin(tx, path.adminId)
      if (path.adminId === caller.id) throw conflict('You cannot remove yourself', 'own_account')
      requireAnotherCreator(tx, path.adminId)
      // The account stays, as an ordinary user's.
      setAdmin(tx, path.adminId, false)
      tx.delete(admins).where(eq(admins.identity_id, path.adminId)).run()
    })
  },
} satisfies Handlers
