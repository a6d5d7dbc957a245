import { UserOrganizationsView } from '@quarterdeck/ui/user-organizations'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { paths } from '../../lib/paths'
import { config } from '../../lib/runtime'
import { useSession } from '../../lib/session'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog } from '../../lib/useDialog'
import { userOrganizationsQuery } from './user-organizations.queries'

// Dialogs need Floating UI, which the screen does without.
const JoinOrganization = lazy(() => import('./JoinOrganization.dialog'))
const JOIN = 'join-organization'

export function Component() {
  const session = useSession()
  const { dialog, open, close } = useDialog()
  return (
    <>
      <UserOrganizationsView
        // What failed is told by a toast (§8); this stands where the cards would be.
        organizations={toLoadable(
          useQuery(userOrganizationsQuery()),
          'Your organizations are not available right now.',
        )}
        organizationHref={paths.userOrganization}
        onJoin={() => open(JOIN)}
      />
      {dialog?.name === JOIN && session?.status === 'authenticated' && (
        <Suspense>
          <JoinOrganization email={session.user.email} supportEmail={config.supportEmail} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
