export { VerifyView, type VerifyState, type VerifyViewProps } from './VerifyView'
