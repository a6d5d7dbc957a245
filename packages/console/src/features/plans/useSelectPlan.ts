import { ApiError, errorMessage, GENERIC_MESSAGE, signup, TIMEOUT_MS, type PlanKey } from '@quarterdeck/api'
import type { Failure } from '@quarterdeck/ui/lib'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../../lib/useWrite'
import type { Ending } from '../../lib/writes'
import { isNotOffered } from './notOffered'

/** The reason of the abort when the person leaves the screen; such a choice ends without a message. */
const LEFT = 'The screen was left'
/** The reasons of the abort after 10 s, before the checkout was sent and after. */
const TOO_LATE = 'No answer in time'
const UNANSWERED = 'The server did not answer in time. The outcome is unknown.'

/**
 * §4.4 Plan selection: creates a checkout for the chosen plan. Presses are ignored while another choice is under way.
 * An answer that comes after 10 s, or after the screen was left, opens no checkout.
 */
export function useSelectPlan(email: string, onCheckout: (transactionId: string) => void) {
  const choice = useRef<AbortController>(null)
  // A press may still reach this screen while it gives way to the checkout, and must not create a second one.
  const isDone = useRef(false)
  useEffect(() => () => choice.current?.abort(LEFT), [])

  const [notOffered, setNotOffered] = useState<readonly PlanKey[]>([])
  const [last, setLast] = useState<Ending<PlanKey>>()
  const { write, underWay } = useWrite({
    // How a choice for one address ends is nothing to a screen that is for another.
    key: ['checkout', 'create', email],
    send: async (plan: PlanKey) => {
      const { signal } = (choice.current = new AbortController())
      let isSent = false
      const limit = setTimeout(() => choice.current?.abort(isSent ? UNANSWERED : TOO_LATE), TIMEOUT_MS)
      try {
        const created = createCheckout(plan, email, signal, () => (isSent = true))
        const transactionId = await Promise.race([created, aborted(signal)])
        isDone.current = true
        onCheckout(transactionId)
      } finally {
        clearTimeout(limit)
      }
    },
    whenFailed: 'Could not initiate payment. Please try selecting a plan again.',
    whenUnknown: 'Nothing was charged: that happens in the checkout alone.',
    subject: null,
    onFailed: (error, plan) => {
      if (isNotOffered(error)) setNotOffered((before) => [...before, plan])
    },
    reasonOf,
    whenEnded: setLast,
    tell: (_failure, { error }) => {
      if (choice.current?.signal.reason !== LEFT)
        console.warn(`Plan selection failed: ${errorMessage(error)}`)
    },
  })

  const [busyPlan] = underWay
  const failed = last && last.outcome !== 'done' && !notOffered.includes(last.variables) ? last : undefined
  return {
    select: (plan: PlanKey) => {
      if (!isDone.current) void write(plan)
    },
    busyPlan,
    /** The plans that are not sold any more, as far as they have been chosen. */
    notOffered,
    // The screen says what failed in the fixed words of §8.3, with Try Again, which are right of an unknown outcome too:
    // a checkout that nobody opens has no effect. It stays while the same plan is tried again, and Try Again with it: the
    // button that was pressed keeps its place and the focus.
    failure:
      failed && (busyPlan ?? failed.variables) === failed.variables
        ? { plan: failed.variables, reason: reasonToShow(failed.failure) }
        : undefined,
  }
}

/** Reads the plan's price, then creates an anonymous checkout for it; resolves with the id of the transaction. */
async function createCheckout(
  plan: PlanKey,
  email: string,
  signal: AbortSignal,
  onSend: () => void,
): Promise<string> {
  const { provider_price_id } = await signup.getPlanPrice(plan, { signal })
  onSend()
  const { transaction_id } = await signup.createCheckout({ price_id: provider_price_id, email })
  return transaction_id
}

/** Rejects as soon as the signal is aborted: a write that was sent cannot be cancelled, only no longer waited for. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () =>
      reject(
        new ApiError('aborted', String(signal.reason), { outcomeUnknown: signal.reason === UNANSWERED }),
      ),
    )
  })

const reasonToShow = ({ outcomeUnknown, message, reason }: Failure) =>
  outcomeUnknown ? `${message} ${reason}` : reason

/** The generic message adds nothing to what the screen says, so it is left out. */
function reasonOf(error: unknown): string | undefined {
  const message = errorMessage(error)
  return error instanceof ApiError && error.kind === 'http' && message !== GENERIC_MESSAGE
    ? message
    : undefined
}
