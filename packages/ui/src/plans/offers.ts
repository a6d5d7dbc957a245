/** The key of an offered plan in the URL that reads its price (§9.6 Plan price keys). */
export type OfferKey = 'plus' | 'pro' | 'enterprise'

/** A plan that is offered to everybody. */
export interface Offer {
  key: OfferKey
  name: string
  /** As it is drawn: '$20', 'From €500'. */
  price?: string
  /** What the price is for, drawn behind a slash: 'month'. */
  period?: string
  features: readonly string[]
  /** Marked Most Popular. */
  popular?: boolean
  /** §2.5 /plans: no checkout, only a mail link. */
  contact?: boolean
}

/** The plans of §1.2, in its words: what a deployment sells that says nothing of its own. */
export const standardOffers: readonly Offer[] = [
  {
    key: 'plus',
    name: 'Plus',
    price: '$20',
    period: 'month',
    features: ['20 credits/month', 'Up to 5 integrations and 3 agents'],
  },
  {
    key: 'pro',
    name: 'Pro',
    price: '$50',
    period: 'month',
    features: ['50 credits/month', 'Up to 10 integrations and 7 agents'],
    popular: true,
  },
  {
    key: 'enterprise',
    name: 'Enterprise',
    price: '$99',
    period: 'month',
    features: ['Volume discounts'],
    contact: true,
  },
]
