import { ApiError, errorMessage, signup, TIMEOUT_MS, type PlanKey } from '@quarterdeck/api'
import { useEffect, useRef, useState } from 'react'

interface Failure {
  plan: PlanKey
  /** The server's own words; none where it gave no answer of use. */
  reason?: string
}

/** Why a choice is called off: then nobody is left to be told. */
const LEFT = 'The screen was left'

/**
 * §4 Plan selection: one choice at a time, whatever is pressed, for 10 s at most. An answer that comes after that, or
 * after the screen was left, leads nowhere.
 */
export function useSelectPlan(email: string, onCheckout: (transactionId: string) => void) {
  const [busyPlan, setBusyPlan] = useState<PlanKey>()
  const [failure, setFailure] = useState<Failure>()
  const underWay = useRef<AbortController>(null)

  useEffect(() => {
    const choice = underWay
    return () => choice.current?.abort(LEFT)
  }, [])

  async function select(plan: PlanKey): Promise<void> {
    if (underWay.current) return
    const choice = new AbortController()
    underWay.current = choice
    const limit = setTimeout(() => choice.abort('No answer in time'), TIMEOUT_MS)
    setBusyPlan(plan)
    try {
      onCheckout(await Promise.race([startCheckout(plan, email, choice.signal), aborted(choice.signal)]))
    } catch (error) {
      if (choice.signal.reason === LEFT) return
      console.warn(`Plan selection failed: ${errorMessage(error)}`)
      underWay.current = null
      setFailure({ plan, reason: reasonOf(error) })
      setBusyPlan(undefined)
    } finally {
      clearTimeout(limit)
    }
  }

  return { select, busyPlan, failure }
}

/** The plan's price, then an anonymous checkout for it. */
async function startCheckout(plan: PlanKey, email: string, signal: AbortSignal): Promise<string> {
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
