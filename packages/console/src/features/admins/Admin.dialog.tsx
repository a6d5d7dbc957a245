import { AdminDialog } from '@quarterdeck/ui/admins'
import { mapLoadable } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { useUser } from '../../lib/session'
import { toLoadable } from '../../lib/toLoadable'
import { useBeginning } from '../../lib/useEdit'
import { adminsQuery, useUpdateAdmin } from './admins.queries'
import { isLastCreator, ownAdmin } from './ownAdmin'

/** The permissions of one administrator, at `?dialog=admin&id=…` (§2.18, §14.13). */
export function Component({ id, onClose }: EntityDialogProps) {
  const user = useUser()
  const query = useQuery(adminsQuery())

  const admins = query.data?.items ?? []
  const admin = admins.find((candidate) => candidate.id === id)
  const own = ownAdmin(admins, user)
  const isOwn = own?.id === id
  const read = useBeginning(toLoadable(query, 'The admins are not available right now.'))
  const { save, busy } = useUpdateAdmin({ id, email: admin?.email, isOwn })

  return (
    <AdminDialog
      admin={mapLoadable(read, () => admin ?? null)}
      canManage={own?.can_create_new_admins === true}
      isOwn={isOwn}
      isLastCreator={isLastCreator(admins, id)}
      onSave={(permissions, edit) => void save(permissions, edit).then((done) => done && onClose())}
      busy={busy}
      onClose={onClose}
    />
  )
}
