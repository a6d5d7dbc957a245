import { Button, Dialog, ExternalLink, TextLink } from '../primitives'

export interface BillingDialogProps {
  /** Where the payment provider shows what is paid; undefined where none is configured. */
  portalUrl?: string
  /** Where the mail link writes to. */
  supportEmail: string
  onClose: () => void
}

/** Where 'Manage Billing' leads without a customer portal: says whom to write to instead (§14.8), and with one, where it is. */
export function BillingDialog({ portalUrl, supportEmail, onClose }: BillingDialogProps) {
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
      {portalUrl === undefined ? (
        <p>
          No customer portal is configured here. To change your payment method or your plan, or for an
          invoice, write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </p>
      ) : (
        <p>
          Your payment method, your plan and your invoices are in the{' '}
          <ExternalLink href={portalUrl}>customer portal</ExternalLink>, which opens in a new tab.
        </p>
      )}
    </Dialog>
  )
}
