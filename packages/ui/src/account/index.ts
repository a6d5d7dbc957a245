export { AccountView, type AccountViewProps } from './AccountView'
export { RECOVERED } from './useSections'
export { SecureAccountView, type SecureStep } from './SecureAccountView'
