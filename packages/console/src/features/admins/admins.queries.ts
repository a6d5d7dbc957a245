import { admins, type Admin } from '@quarterdeck/api'
import { queryOptions, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { resyncSession } from '../../lib/resyncSession'
import { showToast } from '../../lib/toasts'
import { useWrite } from '../../lib/useWrite'

export const adminKeys = { all: ['admins'] as const }

/** The administrators; §8 reports a failure as a toast. */
export const adminsQuery = () =>
  queryOptions({
    queryKey: adminKeys.all,
    queryFn: ({ signal }) => admins.list({ signal }),
    meta: { toast: 'Failed to load admins' },
  })

/** §6: after a change the session is synced and checked again, for it may be the own permission that changed. */
function useAdminWrite<Variables, Result>(
  done: string,
  { mutationFn, meta }: Pick<UseMutationOptions<Result, Error, Variables>, 'mutationFn' | 'meta'>,
  emailOf: (variables: Variables) => string,
) {
  const queryClient = useQueryClient()
  return useWrite<Variables, Result>({
    mutationFn,
    meta,
    onSuccess: (_result, variables) => {
      showToast({ type: 'success', title: done, message: emailOf(variables) })
      void resyncSession()
    },
    // A refusal may come of a list that is out of date.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.all }),
  })
}

export const useCreateAdmin = () =>
  useAdminWrite(
    'Admin added',
    { mutationFn: admins.create, meta: { toast: 'Failed to create admin' } },
    ({ email }) => email,
  )

export const useUpdateAdmin = () =>
  useAdminWrite(
    'Permissions updated',
    {
      mutationFn: ({ id, can_create_new_admins }: Admin) => admins.update(id, { can_create_new_admins }),
      meta: { toast: 'Failed to update permissions' },
    },
    ({ email }) => email,
  )

export const useDeleteAdmin = () =>
  useAdminWrite(
    'Admin deleted',
    {
      mutationFn: ({ id }: { id: string; email: string }) => admins.remove(id),
      meta: { toast: 'Failed to delete admin' },
    },
    ({ email }) => email,
  )
