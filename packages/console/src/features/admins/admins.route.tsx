import { AdminsView } from '@quarterdeck/ui/admins'
import { mapLoadable } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ADD_ADMIN_HASH } from '../../lib/paths'
import { queryClient } from '../../lib/queryClient'
import { useUser } from '../../lib/session'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import { useFailureToast } from '../../lib/useFailureToast'
import { adminsQuery, useCreateAdmin, useDeleteAdmin } from './admins.queries'
import { ownAdmin } from './ownAdmin'

/** Reads what the screen shows first, before it is drawn. */
export const prefetch = () => queryClient.prefetchQuery(adminsQuery())

export function Component() {
  const user = useUser()
  const { hash } = useLocation()
  // Read once, on arriving: closing a dialog leads back to the same address and must not open the form again.
  const [startsWithForm] = useState(hash === ADD_ADMIN_HASH)
  const { dialog, open } = useDialog()
  const dialogHref = useDialogHref()
  const admins = useQuery(adminsQuery())
  useFailureToast(admins, 'Failed to load admins')
  const create = useCreateAdmin()
  const remove = useDeleteAdmin()

  const own = admins.data && ownAdmin(admins.data.items, user)
  const edit = useCallback((id: string) => open('admin', { id }), [open])

  return (
    <AdminsView
      // The failure was told in a toast (§8.8), so the list only says that it could not be read.
      admins={mapLoadable(
        toLoadable(admins, 'The admins are not available right now.'),
        ({ items }) => items,
      )}
      ownId={own?.id}
      canManage={admins.data && own?.can_create_new_admins === true}
      onEdit={edit}
      editHref={(id) => dialogHref('admin', { id })}
      openId={dialog?.name === 'admin' ? dialog.id : undefined}
      onAdd={create.write}
      addFailure={create.failure}
      adding={create.busy}
      startsWithForm={startsWithForm}
      onDelete={remove.write}
      deleting={new Set(remove.underWay.map(({ id }) => id))}
      onRefresh={() => void admins.refetch()}
    />
  )
}
