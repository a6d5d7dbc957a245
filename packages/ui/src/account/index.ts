export { AccountView, type AccountViewProps } from './AccountView'
export { flowSentTo } from './flowSentTo'
export { RECOVERED } from './useSections'
export { SecureAccountView, type SecureStep } from './SecureAccountView'
