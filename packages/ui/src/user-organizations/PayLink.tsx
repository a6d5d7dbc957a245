import { CreditCard } from 'lucide-react'
import { addressKind, ButtonLink } from '../primitives'

export interface PayLinkProps {
  /** Where a missing payment can be made: the customer portal, or a dialog of the console that says how. */
  billingHref: string
}

/** The one press that mends a missing payment. */
export function PayLink({ billingHref }: PayLinkProps) {
  return (
    <ButtonLink variant="primary" size="sm" icon={<CreditCard size={14} />} href={billingHref}>
      {addressKind(billingHref) === 'web' ? 'Pay Now' : 'Manage Billing'}
    </ButtonLink>
  )
}
