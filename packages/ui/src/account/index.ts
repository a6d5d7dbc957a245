export { AccountView, type AccountViewProps } from './AccountView'
export { OtherSessions, type OtherSessionsProps } from './OtherSessions'
export type { OtherSession } from './sessions'
