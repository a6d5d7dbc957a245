import type { Failure } from '../lib'
import { ConfirmDialog } from '../primitives'
import { billingCycle, priceLabel, type PriceTerms } from './priceLabels'
import { PriceAmount } from './PriceAmount'

/** What the dialogs name of the price. */
export interface ChangingPrice extends PriceTerms {
  name: string | null
  description: string
  provider_price_id: string
  unit_price_amount: number
  unit_price_currency: string
}

interface PriceChangeProps {
  price: ChangingPrice
  /** Name of the plan the price sells now; null where it is not known. */
  plan: string | null
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
  onClose: () => void
}

/** §2.21 admin-plans: asks before a price is disconnected from its plan, and says what that means. */
export function DisconnectPriceDialog({ price, plan, ...rest }: PriceChangeProps) {
  return (
    <ConfirmDialog title={`Disconnect ${priceLabel(price)}?`} confirmLabel="Disconnect price" {...rest}>
      <p>
        {plan ?? 'The plan'} will not be sold at <PriceAmount price={price} /> (
        {billingCycle(price).toLowerCase()}) any more. The price itself stays with its provider and can be
        associated again.
      </p>
    </ConfirmDialog>
  )
}

/** Asks before a price is moved to another plan. A price sells one plan, so the plan it sells now loses it. */
export function MovePriceDialog({ price, plan, target, ...rest }: PriceChangeProps & { target: string }) {
  return (
    <ConfirmDialog
      title={`Associate ${priceLabel(price)} with ${target}?`}
      confirmLabel="Associate price"
      tone="primary"
      {...rest}
    >
      <p>
        A price sells one plan. {plan ?? 'The plan it sells now'} will not be sold at{' '}
        <PriceAmount price={price} /> ({billingCycle(price).toLowerCase()}) any more, {target} will.
      </p>
    </ConfirmDialog>
  )
}
