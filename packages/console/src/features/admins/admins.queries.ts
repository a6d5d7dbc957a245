import { admins, type Admin } from '@quarterdeck/api'
import { permissionValues, type AdminPermissions } from '@quarterdeck/ui/admins'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
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

interface AdminWrite<Variables> extends Pick<WriteOptions<Variables, unknown>, 'each'> {
  name: 'create' | 'update' | 'delete'
  send: (variables: Variables) => Promise<unknown>
  /** Titles of the toasts that tell how it ended (§8). */
  done: string
  failed: string
  /** What to look at when the outcome is unknown. */
  check: string
  /** The admin that may be gone, by address; null for one that is created. */
  subject: ((variables: Variables) => string) | null
}

/** The words of a write, and what follows it. */
const adminWords = (
  queryClient: QueryClient,
  { failed, check }: Pick<AdminWrite<never>, 'failed' | 'check'>,
) => ({
  whenFailed: failed,
  whenUnknown: check,
  tell: showFailure,
  // Also after a refusal: the reason may be that the list in view is out of date.
  onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.all }),
})

/** §6.4: after a change the session is synced and checked again: the signed-in admin's own permission may have changed. */
function useAdminWrite<Variables extends { email: string }>({
  name,
  each,
  send,
  done,
  subject,
  ...words
}: AdminWrite<Variables>) {
  const queryClient = useQueryClient()
  return useWrite({
    ...adminWords(queryClient, words),
    key: ['admins', name],
    each,
    subject,
    send,
    onDone: (_result, { email }) => {
      showToast({ type: 'success', title: done, message: email })
      void resyncSession()
    },
  })
}

export const useCreateAdmin = () =>
  useAdminWrite({
    name: 'create',
    send: admins.create,
    done: 'Admin added',
    failed: 'Failed to create admin',
    check: 'Look whether the admin is in the list before you add them once more.',
    subject: null,
  })

const ofPermissions = {
  failed: 'Failed to update permissions',
  check: 'Look at the level in the list, which is read again.',
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
    ...adminWords(queryClient, ofPermissions),
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
    ...adminWords(queryClient, ofPermissions),
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
  useAdminWrite({
    name: 'delete',
    each: ({ id }) => id,
    send: ({ id }: { id: string; email: string }) => admins.remove(id),
    done: 'Admin deleted',
    failed: 'Failed to delete admin',
    check: 'Look whether the admin is still in the list, which is read again.',
    subject: ({ email }) => `The admin ${email}`,
  })
