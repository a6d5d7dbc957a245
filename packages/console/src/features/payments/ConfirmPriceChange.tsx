import type { Failure } from '@quarterdeck/ui/lib'
import { DisconnectPriceDialog, MovePriceDialog, type ChangingPrice } from '@quarterdeck/ui/catalogue'

/** The question before a price is taken from the plan it sells. */
export interface PriceQuestion {
  price: ChangingPrice
  /** Name of the plan the price sells now; null where it is not known. */
  plan: string | null
  /** Name of the plan it goes to; left out when it is only disconnected. */
  target?: string
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
  onClose: () => void
}

/** A file of its own: it brings the code of dialogs, which is loaded only when a question is asked. */
export function ConfirmPriceChange({ target, ...question }: PriceQuestion) {
  return target === undefined ? (
    <DisconnectPriceDialog {...question} />
  ) : (
    <MovePriceDialog target={target} {...question} />
  )
}
