export { type Setup } from './FinishSetup'
export { type SetupStep } from './SetupSteps'
export { UserOverviewView, type UserOverviewViewProps } from './UserOverviewView'
