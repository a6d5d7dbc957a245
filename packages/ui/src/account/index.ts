export { AccountView, type AccountViewProps } from './AccountView'
export { SecureAccountView, type SecureStep } from './SecureAccountView'
