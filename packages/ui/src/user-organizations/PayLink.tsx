import { CreditCard } from 'lucide-react'
import { addressKind, ButtonLink, type ButtonLinkProps } from '../primitives'

export interface PayLinkProps extends Pick<ButtonLinkProps, 'size'> {
  /** Where a missing payment can be made: the customer portal, or a dialog of the console that says how. */
  billingHref: string
}

/** The one press that mends a missing payment. */
export function PayLink({ billingHref, size = 'md' }: PayLinkProps) {
  return (
    <ButtonLink
      variant="primary"
      size={size}
      icon={<CreditCard size={size === 'sm' ? 14 : 16} />}
      href={billingHref}
    >
      {addressKind(billingHref) === 'web' ? 'Pay Now' : 'Manage Billing'}
    </ButtonLink>
  )
}
