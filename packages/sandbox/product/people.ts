import { adminRow, userRow } from '../fixtures'
import { by, narrow, pageOf, wholeList } from './lists'
import type { Some } from './operation'
import { showOrganization } from './organizations'
import { newId, type Person, type ProductStore } from './records'
import { conflict, found, Refusal } from './refusal'

/** Addresses are compared as they are kept: trimmed, in lower case. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

export const findPerson = (store: ProductStore, email: string): Person | undefined =>
  store.people.first('email', normalizeEmail(email))

/** Makes somebody known to the platform: an ordinary, active user unless told otherwise. */
export function addPerson(
  store: ProductStore,
  { email, ...person }: Partial<Person> & { email: string },
  now: Date,
): Person {
  const at = now.toISOString()
  const account = { id: newId(), email: normalizeEmail(email), created_at: at }
  return store.people.put({
    ...userRow(account),
    ...adminRow(account),
    name: null,
    admin: false,
    updated_at: at,
    ...person,
  })
}

/** Changes what somebody is called. Gives undefined where somebody else has the address. */
export function renamePerson(
  store: ProductStore,
  id: string,
  { email, name }: { email: string; name?: string | null },
  now: Date,
): Person | undefined {
  const holder = findPerson(store, email)
  if (holder && holder.id !== id) return undefined
  return store.people.patch(id, {
    email: normalizeEmail(email),
    ...(name !== undefined && { name }),
    updated_at: now.toISOString(),
  })
}

function requireAdmin(store: ProductStore, id: string): Person {
  const person = store.people.get(id)
  return found(person?.admin ? person : undefined, 'Admin', 'admin_not_found')
}

/** §6.4: only those who can create admins may create, change or remove them. */
function requirePermission(caller: Person) {
  if (!caller.can_create_new_admins)
    throw new Refusal(403, 'You do not have permission to manage admins', 'cannot_create_admins')
}

const adminsOf = (store: ProductStore) => store.people.where('admin', true)

/** Somebody must stay who can create admins, or nobody ever could again. */
function requireAnotherCreator(store: ProductStore, id: string) {
  if (adminsOf(store).every((admin) => admin.id === id || !admin.can_create_new_admins))
    throw conflict('This is the last admin who can create admins', 'last_admin')
}

export const peopleOperations = {
  // §6.1 knows two roles: administrators have a list of their own, the users are everybody else.
  listUsers({ store, query }) {
    const users = narrow(store.people.where('admin', false), query, { search: ({ email }) => email })
    return pageOf(users.sort(by('-created_at', 'id')), query, userRow)
  },

  listOrganizationsOfUser({ store, path }) {
    found(store.people.get(path.userId), 'User', 'user_not_found')
    const rows = store.memberships
      .where('person_id', path.userId)
      .sort(by('joined_at', 'organization_id'))
      .flatMap(({ organization_id }) => store.organizations.get(organization_id) ?? [])
    return wholeList(rows.map(showOrganization(store)))
  },

  listAdmins: ({ store }) => wholeList(adminsOf(store).sort(by('email')).map(adminRow)),

  createAdmin({ store, caller, body, now }) {
    requirePermission(caller)
    // A user with this address is promoted; a stranger gets an account and sets a password by recovery.
    const known = findPerson(store, body.email) ?? addPerson(store, { email: body.email }, now)
    if (known.admin) throw conflict('This person is an admin already', 'admin_exists')
    const { can_create_new_admins } = body
    return adminRow(store.people.patch(known.id, { admin: true, can_create_new_admins }))
  },

  updateAdmin({ store, caller, path, body: { can_create_new_admins } }) {
    requirePermission(caller)
    const { id } = requireAdmin(store, path.adminId)
    if (!can_create_new_admins) requireAnotherCreator(store, id)
    return adminRow(store.people.patch(id, { can_create_new_admins }))
  },

  deleteAdmin({ store, caller, path }) {
    requirePermission(caller)
    const { id } = requireAdmin(store, path.adminId)
    if (id === caller.id) throw conflict('You cannot remove yourself', 'own_account')
    requireAnotherCreator(store, id)
    // The account stays, as an ordinary user's.
    store.people.patch(id, { admin: false, can_create_new_admins: false })
  },
} satisfies Some
