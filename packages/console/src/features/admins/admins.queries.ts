import { admins, type Admin } from '@quarterdeck/api'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { resyncSession } from '../../lib/resyncSession'
import { showFailure, showToast } from '../../lib/toasts'
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

/** §6.4: after a change the session is synced and checked again: the signed-in admin's own permission may have changed. */
function useAdminWrite<Variables extends { email: string }>({
  name,
  send,
  done,
  failed,
  check,
}: AdminWrite<Variables>) {
  const queryClient = useQueryClient()
  return useWrite({
    key: ['admins', name],
    send,
    whenFailed: failed,
    whenUnknown: check,
    tell: showFailure,
    onDone: (_result, { email }) => {
      showToast({ type: 'success', title: done, message: email })
      void resyncSession()
    },
    // Also after a refusal: the reason may be that the list in view is out of date.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.all }),
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

export const useUpdateAdmin = () =>
  useAdminWrite({
    name: 'update',
    send: ({ id, can_create_new_admins }: Admin) => admins.update(id, { can_create_new_admins }),
    done: 'Permissions updated',
    failed: 'Failed to update permissions',
    check: 'Look at the level in the list, which is read again.',
  })

export const useDeleteAdmin = () =>
  useAdminWrite({
    name: 'delete',
    send: ({ id }: { id: string; email: string }) => admins.remove(id),
    done: 'Admin deleted',
    failed: 'Failed to delete admin',
    check: 'Look whether the admin is still in the list, which is read again.',
  })
