export { AdminOverviewView, type AdminOverviewViewProps } from './AdminOverviewView'
export { type LatestJob, type LatestJobs } from './JobsPart'
