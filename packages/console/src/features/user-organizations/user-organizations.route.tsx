import { UserOrganizationsView } from '@quarterdeck/ui/user-organizations'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths'
import { queryClient } from '../../lib/queryClient'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog } from '../../lib/useDialog'
import { useFailureToast } from '../../lib/useFailureToast'
import { userOrganizationsQuery } from './user-organizations.queries'

/** Reads what the screen shows first, before it is drawn. */
export const prefetch = () => queryClient.prefetchQuery(userOrganizationsQuery())

export function Component() {
  const { open } = useDialog()
  const organizations = useQuery(userOrganizationsQuery())
  useFailureToast(organizations, 'Failed to load organizations')
  return (
    <UserOrganizationsView
      organizations={toLoadable(organizations, 'Your organizations are not available right now.')}
      organizationHref={paths.userOrganization}
      onJoin={() => open('join-organization')}
      onRefresh={() => void organizations.refetch()}
    />
  )
}
