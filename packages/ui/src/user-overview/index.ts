export { UserOverviewView, type UserOverviewViewProps } from './UserOverviewView'
