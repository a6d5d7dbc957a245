import { plans, signup, type Plan } from '@quarterdeck/api'
import { useCallback, useState } from 'react'
import { nullWhenNotFound } from '../../lib/notFound'
import { catalogue } from '../../lib/offers'

/** A plan whose deprecation has to be confirmed; `uncertain` where it is not known whether the public page sells it. */
interface Question {
  plan: Plan
  uncertain: boolean
}

/** Deprecates a plan: after a question where everybody can buy it on the public page, else at once. */
export function useDeprecation(deprecate: (plan: Plan) => void) {
  const [checking, setChecking] = useState<Plan>()
  const [question, setQuestion] = useState<Question>()

  async function begin(plan: Plan) {
    setChecking(plan)
    const isSold = await isSoldToEverybody(plan.id).catch(() => undefined)
    setChecking(undefined)
    if (isSold === false) deprecate(plan)
    else setQuestion({ plan, uncertain: isSold === undefined })
  }

  const drop = useCallback(() => setQuestion(undefined), [])
  return {
    begin: (plan: Plan) => void begin(plan),
    /** The plan of which it is being found out whether the public page sells it. */
    checking,
    question,
    drop,
    confirm: () => {
      if (question) deprecate(question.plan)
      drop()
    },
  }
}

/**
 * Whether a price of this plan is the one behind a plan of the public page (§4.4), which knows nothing of ids; undefined
 * where the platform does not tell the plan's prices.
 */
async function isSoldToEverybody(planId: string): Promise<boolean | undefined> {
  const sold = catalogue.offers.filter(({ contact }) => !contact)
  const [plan, ...offered] = await Promise.all([
    plans.getWithPrices(planId).catch(nullWhenNotFound(404)),
    ...sold.map(({ key }) => signup.getPlanPrice(key).catch(nullWhenNotFound(404))),
  ])
  // The platform may leave `connected_prices` out; that says nothing of which prices the plan has.
  if (plan && !plan.connected_prices) return undefined
  const own = new Set(plan?.connected_prices?.map(({ provider_price_id }) => provider_price_id))
  return offered.some((price) => price !== null && own.has(price.provider_price_id))
}
