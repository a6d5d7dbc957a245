export { AccountView, type AccountViewProps } from './AccountView'
