export { AdminOverviewView, type AdminOverviewViewProps } from './AdminOverviewView'
export { GROUP_QUERIES } from './jobGroups'
export { type LatestJob, type LatestJobs } from './JobsPart'
