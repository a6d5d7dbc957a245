import { loading, ready } from '@quarterdeck/ui/lib'
import { UserDialog } from '@quarterdeck/ui/users'
import { useQuery } from '@tanstack/react-query'
import { useDialogPlace } from '../../lib/dialogPlace'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { queryClient } from '../../lib/queryClient'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import { useListSearch } from '../../lib/useListSearch'
import { useListedUser } from './useListedUser'
import { organizationsOfUserQuery, usersQuery } from './users.queries'

/** Reads what the dialog shows first, before it is drawn. */
export const prefetch = (query: URLSearchParams) =>
  queryClient.prefetchQuery(organizationsOfUserQuery(query.get('id') ?? ''))

/** The organizations of one user, at `?dialog=user&id=…` (§2.17, §14.13). */
export function Component({ id, onClose }: EntityDialogProps) {
  const { open } = useDialog()
  useDialogPlace()
  const dialogHref = useDialogHref()
  const organizations = useQuery(organizationsOfUserQuery(id))
  // There is no endpoint for one user: the user is taken from the lists that were read, and from the one below the dialog as
  // soon as that has arrived. Nothing here reads its data, which draw the dialog anew all the same.
  const { search, page } = useListSearch()
  const list = useQuery({
    ...usersQuery({ search, page }),
    enabled: false,
    notifyOnChangeProps: ['data', 'isLoading'],
  })
  const user = useListedUser(id)

  return (
    <UserDialog
      id={id}
      user={!user && list.isLoading ? loading : ready(user ?? null)}
      organizations={toLoadable(organizations, 'Failed to load organizations. Please try again.')}
      onOpenOrganization={(organizationId) => open('organization', { id: organizationId })}
      organizationHref={(organizationId) => dialogHref('organization', { id: organizationId })}
      onClose={onClose}
    />
  )
}
