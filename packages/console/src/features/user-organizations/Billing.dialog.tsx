import { BillingDialog } from '@quarterdeck/ui/user-organizations'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { config } from '../../lib/runtime'

export function Component({ onClose }: EntityDialogProps) {
  return <BillingDialog supportEmail={config.supportEmail} onClose={onClose} />
}
