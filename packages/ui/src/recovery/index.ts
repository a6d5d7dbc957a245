export { RecoveryView, type RecoveryViewProps } from './RecoveryView'
