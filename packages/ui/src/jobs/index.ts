export { JobActionButton, type JobActionButtonProps } from './JobActionButton'
export { JobStatusBadge, type JobStatusBadgeProps } from './JobStatusBadge'
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
export { StepLine, type StepLineProps, type WorkflowStepJob } from './StepLine'
export { UpdatedAgo, type UpdatedAgoProps } from './UpdatedAgo'
export { WorkflowDialogView, type RestartFrom, type WorkflowDialogViewProps } from './WorkflowDialogView'
export { WorkflowStatusBadge, type WorkflowStatusBadgeProps } from './WorkflowStatusBadge'
