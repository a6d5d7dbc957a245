import { JoinOrganizationDialog } from '@quarterdeck/ui/user-organizations'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { config } from '../../lib/runtime'
import { useUser } from '../../lib/session'

export function Component({ onClose }: EntityDialogProps) {
  const email = useUser()?.email ?? ''
  return <JoinOrganizationDialog email={email} supportEmail={config.supportEmail} onClose={onClose} />
}
