import type { Plan, Price } from '@quarterdeck/api'
import { failureMessage, type Message } from '@quarterdeck/ui/payments'
import { priceMismatches, priceTitle } from '@quarterdeck/ui/catalogue'
import { useCallback, useState } from 'react'
import { useAssociatePrice, useDisassociatePrice } from '../catalogue/catalogue.queries'
import type { PriceQuestion } from './ConfirmPriceChange'

/**
 * The plan that a price is to sell; without `target` the price is disconnected from its plan. As they were when the
 * change was asked for: the question stays about them where they have gone from the lists meanwhile.
 */
interface PriceChange {
  price: Price
  target?: Plan
}

/**
 * Changes which plan a price sells: at once where it sells none yet and is what the plan says it costs, else after a
 * question.
 */
export function usePriceChange(prices: readonly Price[], plans: readonly Plan[]) {
  const [asked, setAsked] = useState<PriceChange>()
  const [message, setMessage] = useState<Message>()
  const onChanged = (text: string) => setMessage({ text, tone: 'success' })
  const associating = useAssociatePrice({ onChanged })
  const disassociating = useDisassociatePrice({ onChanged })
  const planName = (id: string | null) => plans.find((plan) => plan.id === id)?.name ?? null
  const busyId = [...associating.underWay, ...disassociating.underWay][0]?.priceId
  const writing = asked?.target === undefined ? disassociating : associating

  function change({ price, target }: PriceChange): Promise<boolean> {
    setMessage(undefined)
    return (target ? associating : disassociating).write({
      planId: target?.id ?? price.plan_id ?? '',
      priceId: price.id,
      plan: target?.name ?? planName(price.plan_id) ?? undefined,
      price: priceTitle(price),
      shown: target && price,
    })
  }

  function ask(priceId: string, planId?: string) {
    const price = prices.find(({ id }) => id === priceId)
    const target = plans.find(({ id }) => id === planId)
    if (!price || (planId !== undefined && !target) || busyId !== undefined) return
    associating.reset()
    disassociating.reset()
    if (price.plan_id !== null || (target && priceMismatches(price, target).length > 0))
      setAsked({ price, target })
    else if (target) void change({ price, target })
  }

  const failure = associating.failure ?? disassociating.failure
  const dropQuestion = useCallback(() => setAsked(undefined), [])

  const question: PriceQuestion | undefined = asked && {
    price: asked.price,
    plan: planName(asked.price.plan_id),
    moves: asked.price.plan_id !== null,
    target: asked.target,
    busy: writing.busy,
    failure: writing.failed?.priceId === asked.price.id ? writing.failure : undefined,
    onConfirm: () =>
      void change(asked).then((isDone) => isDone && setAsked((open) => (open === asked ? undefined : open))),
    onClose: dropQuestion,
  }

  return {
    // While the question is open, it shows the failure itself.
    message: !asked && failure ? failureMessage(failure) : message,
    dismissMessage: () => {
      associating.reset()
      disassociating.reset()
      setMessage(undefined)
    },
    busyId,
    question,
    dropQuestion,
    associate: (priceId: string, planId: string) => ask(priceId, planId),
    disconnect: (priceId: string) => ask(priceId),
  }
}
