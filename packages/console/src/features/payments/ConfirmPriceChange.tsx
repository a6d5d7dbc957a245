import type { Failure } from '@quarterdeck/ui/lib'
import {
  AssociatePriceDialog,
  DisconnectPriceDialog,
  type ChangingPrice,
  type PricedPlan,
} from '@quarterdeck/ui/catalogue'

/** The question before a price is taken from the plan it sells, or given to one that says it costs something else. */
export interface PriceQuestion {
  price: ChangingPrice
  /** Name of the plan the price sells now; null where it is not known. */
  plan: string | null
  /** It sells a plan now, which loses it. */
  moves: boolean
  /** The plan it goes to; left out when it is only disconnected. */
  target?: PricedPlan
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
  onClose: () => void
}

/** A file of its own: it brings the code of dialogs, which is loaded only when a question is asked. */
export function ConfirmPriceChange({ target, moves, ...question }: PriceQuestion) {
  return target === undefined ? (
    <DisconnectPriceDialog {...question} />
  ) : (
    <AssociatePriceDialog target={target} moves={moves} {...question} />
  )
}
