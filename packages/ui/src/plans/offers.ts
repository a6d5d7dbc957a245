/** The key of an offered plan in the URL that reads its price (§9.6 Plan price keys). */
export type OfferKey = 'plus' | 'pro' | 'enterprise'

/** A plan that is offered to everybody. */
export interface Offer {
  key: OfferKey
  name: string
  /** Whole US dollars a month. */
  monthlyPrice: number
  features: string[]
  /** Marked Most Popular. */
  popular?: boolean
  /** §2.5 /plans: no checkout, only a mail link. */
  contactSales?: boolean
}

/** The marketing plans of §1.2, in its words. */
export const offers: readonly Offer[] = [
  {
    key: 'plus',
    name: 'Plus',
    monthlyPrice: 20,
    features: ['20 credits/month', 'Up to 5 integrations and 3 agents'],
  },
  {
    key: 'pro',
    name: 'Pro',
    monthlyPrice: 50,
    features: ['50 credits/month', 'Up to 10 integrations and 7 agents'],
    popular: true,
  },
  {
    key: 'enterprise',
    name: 'Enterprise',
    monthlyPrice: 99,
    features: ['Volume discounts'],
    contactSales: true,
  },
]

/** The keys of the plans that can be bought on the page, without those whose card only leads to Sales. */
export const CHECKOUT_KEYS = offers.flatMap(({ key, contactSales }) => (contactSales ? [] : [key]))

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** '$20'. */
export const formatOfferPrice = (price: number) => dollars.format(price)
