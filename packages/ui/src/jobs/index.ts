export { JobStatusBadge, type JobStatusBadgeProps } from './JobStatusBadge'
export { statusLabel, statusTone, type JobStatus, type StatusLabel } from './status'
