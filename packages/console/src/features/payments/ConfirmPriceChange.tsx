import type { Failure } from '@quarterdeck/ui/lib'
import { DisconnectPriceDialog, MovePriceDialog, type ChangingPrice } from '@quarterdeck/ui/catalogue'

/** What is asked before a price is taken from the plan it sells. */
export interface PriceQuestion {
  price: ChangingPrice
  /** Name of the plan the price sells now; null where it is not known. */
  plan: string | null
  /** Name of the plan it goes to; none when it is only disconnected. */
  target?: string
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
  onClose: () => void
}

/** A module of its own, loaded when a question is asked. */
export function ConfirmPriceChange({ target, ...question }: PriceQuestion) {
  return target === undefined ? (
    <DisconnectPriceDialog {...question} />
  ) : (
    <MovePriceDialog target={target} {...question} />
  )
}
