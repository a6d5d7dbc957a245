export { OfferCard, type OfferCardProps } from './OfferCard'
export { offers, type Offer, type OfferKey } from './offers'
export { PlansView, type PlansViewProps } from './PlansView'
