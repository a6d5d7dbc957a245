export { AccountView, type AccountViewProps } from './AccountView'
export type { OtherSession } from './sessions'
