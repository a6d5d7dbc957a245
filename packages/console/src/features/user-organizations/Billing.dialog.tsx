import { BillingDialog } from '@quarterdeck/ui/user-organizations'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { config } from '../../lib/runtime'

export function Component({ onClose }: EntityDialogProps) {
  return (
    <BillingDialog
      portalUrl={config.paddle.customerPortalUrl ?? undefined}
      supportEmail={config.supportEmail}
      onClose={onClose}
    />
  )
}
