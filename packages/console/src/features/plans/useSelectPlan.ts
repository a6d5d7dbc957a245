import { ApiError, errorMessage, signup, TIMEOUT_MS, type PlanKey } from '@quarterdeck/api'
import { useEffect, useRef } from 'react'
import { useWrite } from '../../lib/useWrite'

/** Why a choice is called off: then nobody is left to be told. */
const LEFT = 'The screen was left'

/**
 * §4.4 Plan selection: one choice at a time, whatever is pressed, for 10 s at most. An answer that comes after that, or
 * after the screen was left, leads nowhere.
 */
export function useSelectPlan(email: string, onCheckout: (transactionId: string) => void) {
  const choice = useRef<AbortController>(null)
  // Once a choice leads on to its checkout, a press that still reaches this screen makes no second one.
  const leadsOn = useRef(false)
  useEffect(() => () => choice.current?.abort(LEFT), [])

  const { write, underWay, failure, failed } = useWrite({
    key: ['checkout', 'create'],
    send: async (plan: PlanKey) => {
      const { signal } = (choice.current = new AbortController())
      const limit = setTimeout(() => choice.current?.abort('No answer in time'), TIMEOUT_MS)
      try {
        const transactionId = await Promise.race([createCheckout(plan, email, signal), aborted(signal)])
        leadsOn.current = true
        onCheckout(transactionId)
      } finally {
        clearTimeout(limit)
      }
    },
    failureOf: (error) => ({ message: errorMessage(error), reason: reasonOf(error) }),
    tell: (error) => {
      if (choice.current?.signal.reason !== LEFT)
        console.warn(`Plan selection failed: ${errorMessage(error)}`)
    },
  })

  return {
    select: (plan: PlanKey) => {
      if (!leadsOn.current) void write(plan)
    },
    busyPlan: underWay[0],
    failure: failure && failed ? { plan: failed, reason: failure.reason } : undefined,
  }
}

/** The plan's price, then an anonymous checkout for it. */
async function createCheckout(plan: PlanKey, email: string, signal: AbortSignal): Promise<string> {
  const { provider_price_id } = await signup.getPlanPrice(plan, { signal })
  const { transaction_id } = await signup.createCheckout({ price_id: provider_price_id, email })
  return transaction_id
}

/** Rejects when it is called off: a write under way cannot be. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ApiError('aborted', String(signal.reason))))
  })

/** What is said when nothing is known adds nothing here. */
const GENERIC = errorMessage(undefined)

function reasonOf(error: unknown): string | undefined {
  const message = errorMessage(error)
  return error instanceof ApiError && error.kind === 'http' && message !== GENERIC ? message : undefined
}
