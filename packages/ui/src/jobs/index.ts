export { JobActionButton, type JobActionButtonProps } from './JobActionButton'
export { jobFilterForm, jobFiltersError, noJobFilters, type JobFilterValues } from './jobFilterForm'
export { ACTIVE_PAGE_SIZE, RECENT_PAGE_SIZE, type ActiveJobsList } from './JobsSections'
export { JobStatusBadge, type JobStatusBadgeProps } from './JobStatusBadge'
export { type JobRow } from './JobsTable'
export { JobsView, type JobsPages, type JobsViewProps } from './JobsView'
export {
  actionInWorkflow,
  actionOnScreen,
  canRestart,
  isActive,
  isMoving,
  overallStatus,
  type JobAction,
  type OverallStatus,
} from './rules'
export { statusLabel, statusTone, type JobStatus, type StatusLabel } from './status'
export { StepBar, type StepBarProps } from './StepBar'
export { StepLine, type StepLineProps, type WorkflowStepJob } from './StepLine'
export { UpdatedAgo, type UpdatedAgoProps } from './UpdatedAgo'
export { WorkflowCard, type WorkflowCardProps, type WorkflowSummary } from './WorkflowCard'
export { WorkflowDialogView, type RestartFrom, type WorkflowDialogViewProps } from './WorkflowDialogView'
export { WORKFLOWS_PAGE_SIZE } from './WorkflowGrid'
export { WorkflowStatusBadge, type WorkflowStatusBadgeProps } from './WorkflowStatusBadge'
