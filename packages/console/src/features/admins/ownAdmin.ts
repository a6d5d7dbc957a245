import type { Admin } from '@quarterdeck/api'

/** The fields that are read here. */
type Entry = Pick<Admin, 'id' | 'email' | 'can_create_new_admins'>

/**
 * The signed-in admin's own entry in the list: found by id, else by e-mail address, since a platform may give its
 * admins other ids than the identity service gives them.
 */
export function ownAdmin(
  admins: readonly Entry[],
  user: { id: string; email: string } | undefined,
): Entry | undefined {
  if (!user) return undefined
  const email = user.email.toLowerCase()
  return (
    admins.find(({ id }) => id === user.id) ??
    admins.find((admin) => email !== '' && admin.email.toLowerCase() === email)
  )
}

/** Whether the admin of this id is the only one who can create admins. */
export function isLastCreator(admins: readonly Entry[], id: string): boolean {
  const creators = admins.filter(({ can_create_new_admins }) => can_create_new_admins)
  return creators.length === 1 && creators[0]?.id === id
}
