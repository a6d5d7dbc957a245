import { Alert } from '../primitives'
import { priceMismatches, type ComparedPrice, type PricedPlan } from './mismatches'

export interface PriceMismatchesProps {
  price: ComparedPrice
  plan: PricedPlan
}

/** Says in what a price differs from its plan; draws nothing where it does not. */
export function PriceMismatches({ price, plan }: PriceMismatchesProps) {
  const sentences = priceMismatches(price, plan)
  if (sentences.length === 0) return null
  return (
    <Alert tone="warning" title={`This price is not what ${plan.name} says it costs`}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  )
}
