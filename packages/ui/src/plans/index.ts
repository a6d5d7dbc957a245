export { CHECKOUT_KEYS } from './offers'
export { PlansView, type PlansViewProps } from './PlansView'
