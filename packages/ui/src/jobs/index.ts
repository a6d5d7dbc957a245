export { JobActionButton, type JobActionButtonProps } from './JobActionButton'
export { jobFilterForm, jobFiltersError, noJobFilters, type JobFilterValues } from './jobFilterForm'
export { type ActiveJobsList } from './JobsSections'
export { JobStatusBadge, type JobStatusBadgeProps } from './JobStatusBadge'
export { type JobRow } from './JobsTable'
export { JobsView, type JobsPages, type JobsViewProps } from './JobsView'
export {
  actionInWorkflow,
  actionOnScreen,
  canRestart,
  isActive,
  isWorkflowMoving,
  overallStatus,
  type JobAction,
  type OverallStatus,
} from './rules'
export { isMoving, statusLabel, statusTone, type JobStatus, type StatusLabel } from './status'
export { StepBar, type StepBarProps } from './StepBar'
export { StepLine, type StepLineProps, type WorkflowStepJob } from './StepLine'
export { UpdatedAgo, type UpdatedAgoProps } from './UpdatedAgo'
export { WorkflowCard, type WorkflowCardProps, type WorkflowSummary } from './WorkflowCard'
export { WorkflowDialogView, type RestartFrom, type WorkflowDialogViewProps } from './WorkflowDialogView'
export { JOBS_FAILED } from './words'
export { WorkflowStatusBadge, type WorkflowStatusBadgeProps } from './WorkflowStatusBadge'
