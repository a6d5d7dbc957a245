import { JoinOrganizationDialog } from '@quarterdeck/ui/user-organizations'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { config } from '../../lib/runtime'
import { useSession } from '../../lib/session'

export function Component({ onClose }: EntityDialogProps) {
  const session = useSession()
  const email = session?.status === 'authenticated' ? session.user.email : ''
  return <JoinOrganizationDialog email={email} supportEmail={config.supportEmail} onClose={onClose} />
}
