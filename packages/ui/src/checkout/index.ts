export { CheckoutSuccessView, type CheckoutSuccessViewProps } from './CheckoutSuccessView'
export { CheckoutView, type CheckoutState, type CheckoutViewProps } from './CheckoutView'
