import { AdminEntryMissing } from '@quarterdeck/ui/shell'
import { signOut, useSigningOut, useUser } from '../lib/session'
import { checkAdminRight } from './adminRight'

/** §6.5: in place of the shell, for an administrator by role whom the platform does not list. */
export function Component() {
  return (
    <AdminEntryMissing
      email={useUser()?.email ?? ''}
      onCheck={() => void checkAdminRight()}
      signingOut={useSigningOut()}
      onSignOut={() => void signOut()}
    />
  )
}
