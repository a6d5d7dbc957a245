import { addressKind, type DescriptionItem } from '../primitives'

/** What the customer portal is for, as a fact of a card; none where 'Manage Billing' opens a dialog. */
export const portalItem = (billingHref: string): DescriptionItem[] =>
  addressKind(billingHref) === 'web'
    ? [
        {
          term: 'Billing',
          description:
            'Payment method, invoices and cancelling are in the customer portal, which opens in a new tab.',
        },
      ]
    : []
