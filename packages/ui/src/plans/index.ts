export { standardOffers, type Offer, type OfferKey } from './offers'
export { PlansView, type PlansViewProps } from './PlansView'
