import { admins } from '@quarterdeck/api'
import { permissionValues, type AdminPermissions } from '@quarterdeck/ui/admins'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { resyncSession } from '../../lib/resyncSession'
import { showFailure, showToast } from '../../lib/toasts'
import { useEdit } from '../../lib/useEdit'
import { useWrite } from '../../lib/useWrite'

const adminKeys = { all: ['admins'] as const }

/** The administrators. */
export const adminsQuery = () =>
  queryOptions({
    queryKey: adminKeys.all,
    queryFn: ({ signal }) => admins.list({ signal }),
  })

interface AdminWrite<Variables> {
  name: 'create' | 'update' | 'delete'
  send: (variables: Variables) => Promise<unknown>
  /** Titles of the toasts that tell how it ended (§8). */
  done: string
  failed: string
  /** What to look at when the outcome is unknown. */
  check: string
}

/** The words of a write, and what follows it. */
function useAdminWords({ failed, check }: Pick<AdminWrite<never>, 'failed' | 'check'>) {
  const queryClient = useQueryClient()
  return {
    whenFailed: failed,
    whenUnknown: check,
    tell: showFailure,
    // Also after a refusal: the reason may be that the list in view is out of date.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.all }),
  }
}

/** §6.4: after a change the session is synced and checked again: the signed-in admin's own permission may have changed. */
function useAdminWrite<Variables extends { email: string }>({
  name,
  send,
  done,
  ...words
}: AdminWrite<Variables>) {
  return useWrite({
    ...useAdminWords(words),
    key: ['admins', name],
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
  })

/** Changes what an admin may do. */
export function useUpdateAdmin(id: string) {
  const queryClient = useQueryClient()
  return useEdit({
    ...useAdminWords({
      failed: 'Failed to update permissions',
      check: 'Look at the level in the list, which is read again.',
    }),
    key: ['admins', 'update', id],
    read: async () => {
      const { items } = await queryClient.fetchQuery({ ...adminsQuery(), staleTime: 0 })
      return items.find((admin) => admin.id === id) ?? null
    },
    valuesOf: permissionValues,
    send: (permissions: AdminPermissions) => admins.update(id, permissions),
    onDone: ({ email }) => {
      showToast({ type: 'success', title: 'Permissions updated', message: email })
      void resyncSession()
    },
  })
}

export const useDeleteAdmin = () =>
  useAdminWrite({
    name: 'delete',
    send: ({ id }: { id: string; email: string }) => admins.remove(id),
    done: 'Admin deleted',
    failed: 'Failed to delete admin',
    check: 'Look whether the admin is still in the list, which is read again.',
  })
