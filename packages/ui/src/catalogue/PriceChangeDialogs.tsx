import type { Failure } from '../lib'
import { BeforeAfter, ConfirmDialog } from '../primitives'
import { billingCycle, priceLabel, type PriceTerms } from './priceLabels'
import { PriceAmount } from './PriceAmount'
import { PriceMismatches } from './PriceMismatches'
import type { PricedPlan } from './mismatches'

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
      <BeforeAfter
        aria-label="What changes"
        rows={[{ label: 'Plan', before: plan ?? 'Unknown', after: 'None' }]}
      />
    </ConfirmDialog>
  )
}

/**
 * Asks before a price is associated with a plan: where it sells another one, which loses it, since a price sells one plan;
 * and where it is not what the plan says it costs.
 */
export function AssociatePriceDialog({
  price,
  plan,
  moves,
  target,
  ...rest
}: PriceChangeProps & {
  /** It sells another plan now. */
  moves: boolean
  target: PricedPlan
}) {
  return (
    <ConfirmDialog
      title={`Associate ${priceLabel(price)} with ${target.name}?`}
      confirmLabel="Associate price"
      tone="primary"
      {...rest}
    >
      {moves && (
        <p>
          A price sells one plan. {plan ?? 'The plan it sells now'} will not be sold at{' '}
          <PriceAmount price={price} /> ({billingCycle(price).toLowerCase()}) any more, {target.name} will.
        </p>
      )}
      <PriceMismatches price={price} plan={target} />
      <BeforeAfter
        aria-label="What changes"
        rows={[{ label: 'Plan', before: moves ? (plan ?? 'Unknown') : 'None', after: target.name }]}
      />
    </ConfirmDialog>
  )
}
