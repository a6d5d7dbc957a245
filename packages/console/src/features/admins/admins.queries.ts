import { admins, type Admin } from '@quarterdeck/api'
import { permissionValues, type AdminPermissions } from '@quarterdeck/ui/admins'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { readAgain } from '../../lib/readAgain'
import { resyncSession } from '../../lib/resyncSession'
import { showUndo } from '../../lib/quietWrites'
import { showFailure, showToast } from '../../lib/toasts'
import { useEdit } from '../../lib/useEdit'
import { startWrite, useWrite, type WriteOptions } from '../../lib/useWrite'

const adminKeys = { all: ['admins'] as const }

/** The administrators. */
export const adminsQuery = () =>
  queryOptions({
    queryKey: adminKeys.all,
    queryFn: ({ signal }) => admins.list({ signal }),
  })

/** How a failure is told, and what follows a write, whatever its end: the reason of a refusal may be an outdated list. */
const inList = (queryClient: QueryClient) => ({
  tell: showFailure,
  onSettled: () => void readAgain(queryClient, { queryKey: adminKeys.all }),
})

/** §6.4: after a change the session is synced and checked again: the signed-in admin's own permission may have changed. */
function tellDone(title: string, email: string) {
  showToast({ type: 'success', title, message: email })
  void resyncSession()
}

export const useCreateAdmin = () =>
  useWrite({
    ...inList(useQueryClient()),
    key: ['admins', 'create'],
    send: admins.create,
    whenFailed: 'Failed to create admin',
    whenUnknown: 'Look whether the admin is in the list before you add them once more.',
    subject: null,
    onDone: (_created, { email }) => tellDone('Admin added', email),
  })

const ofPermissions = {
  whenFailed: 'Failed to update permissions',
  whenUnknown: 'Look at the level in the list, which is read again.',
}

/** The admin whose permissions are changed. */
interface ChangedAdmin {
  id: string
  /** Unknown while the admins have not loaded. */
  email: string | undefined
  /** Whether it is who is signed in. */
  isOwn: boolean
}

/**
 * Sets what an admin may do, whatever it is now. The toast that tells it has Undo, but where somebody gave their own right
 * to it away.
 */
function permissionWrite(
  queryClient: QueryClient,
  { id, email, isOwn }: ChangedAdmin,
): WriteOptions<AdminPermissions, Admin | null> & { subject: string } {
  const key = ['admins', 'update', id]
  return {
    ...inList(queryClient),
    ...ofPermissions,
    key,
    subject: email === undefined ? 'The admin' : `The admin ${email}`,
    send: (permissions) => admins.update(id, permissions),
    onDone: (answer, { can_create_new_admins }) => {
      void resyncSession()
      if (answer && answer.can_create_new_admins !== can_create_new_admins)
        return showToast({
          type: 'warning',
          title: `The permissions of ${answer.email} are as before`,
          message: 'The platform answered that they stay. Somebody may have changed them back.',
        })
      const updated = { title: 'Permissions updated', message: answer?.email ?? email }
      if (isOwn && !can_create_new_admins) return showToast({ type: 'success', ...updated })
      showUndo({ ...updated, key }, () => {
        void startWrite(permissionWrite(queryClient, { id, email: updated.message, isOwn }), {
          can_create_new_admins: !can_create_new_admins,
        })
      })
    },
  }
}

/** Changes what an admin may do, where that is not what somebody else has made of it meanwhile. */
export function useUpdateAdmin(changed: ChangedAdmin) {
  const { id } = changed
  const queryClient = useQueryClient()
  const { key, send, onDone, subject } = permissionWrite(queryClient, changed)
  return useEdit({
    ...inList(queryClient),
    ...ofPermissions,
    key,
    subject,
    read: async () => {
      const { items } = await admins.list()
      return items.find((admin) => admin.id === id) ?? null
    },
    valuesOf: permissionValues,
    send,
    onDone,
  })
}

export const useDeleteAdmin = () =>
  useWrite({
    ...inList(useQueryClient()),
    key: ['admins', 'delete'],
    each: ({ id }) => id,
    send: ({ id }: { id: string; email: string }) => admins.remove(id),
    whenFailed: 'Failed to delete admin',
    whenUnknown: 'Look whether the admin is still in the list, which is read again.',
    subject: ({ email }) => `The admin ${email}`,
    onDone: (_deleted, { email }) => tellDone('Admin deleted', email),
  })
