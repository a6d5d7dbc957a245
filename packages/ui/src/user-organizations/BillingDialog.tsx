import { Button, Dialog, TextLink } from '../primitives'

export interface BillingDialogProps {
  /** Where the mail link writes to. */
  supportEmail: string
  onClose: () => void
}

/** Opened by 'Manage Billing' when no customer portal is configured: says whom to write to instead (§14.8). */
export function BillingDialog({ supportEmail, onClose }: BillingDialogProps) {
  return (
    <Dialog
      title="Manage Billing"
      size="sm"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p>
        No customer portal is configured here. To change your payment method or your plan, or for an invoice,
        write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
      </p>
    </Dialog>
  )
}
