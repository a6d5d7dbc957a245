export { AllJobs, type AllJobsProps } from './AllJobs'
export {
  BULK_OUTCOMES,
  BULK_PAUSES,
  BULK_STATES,
  type BulkJob,
  type BulkOutcome,
  type BulkPause,
  type BulkRefusal,
  type BulkRunState,
  type BulkState,
} from './bulk'
export { BulkRunNotice } from './BulkRunNotice'
export { changedSince } from './BulkPlan'
export { BulkRunView } from './BulkRunView'
export { type RenderCopy } from './copiedJobs'
export { CopyMenu, type CopyMenuProps } from './CopyMenu'
export { CancelJobQuestion } from './CancelJobQuestion'
export { FailureCharts } from './FailureCharts'
export { countFailures, dayOf, failedOf, withFailed, type FailureCounts } from './failureHours'
export { FailureCauses, type FailureCausesProps } from './FailureCauses'
export { failureCauses, type CauseMark, type FailureCause } from './failureCauses'
export { type Density } from './DensityMenu'
export { OpenLink } from './JobCell'
export { JobActionButton, type JobActionButtonProps } from './JobActionButton'
export { jobFilterForm, jobFiltersError, noJobFilters, type JobFilterValues } from './jobFilterForm'
export { type ActiveJobsList } from './JobsSections'
export { JobStatusBadge, type JobStatusBadgeProps } from './JobStatusBadge'
export { type JobRow } from './JobsTable'
export {
  asOf,
  formatJobQuery,
  groupsIn,
  isClusterMeant,
  jobGroup,
  matchesQuery,
  momentOf,
  parseJobQuery,
  statusesIn,
  termsOf,
  withTerms,
  type JobField,
  type JobQuery,
} from './jobQuery'
export { type JobsPages } from './JobsLists'
export { JobsView, type JobsTab, type JobsViewProps } from './JobsView'
export {
  actionOnScreen,
  isActive,
  isUnderWay,
  isWorkflowMoving,
  whyNotOnScreen,
  type JobAction,
  type OverallStatus,
} from './rules'
export { type JobFailure } from './JobFailures'
export { isMoving, JOB_STATUSES, type JobStatus, type StatusLabel } from './status'
export { SelectInView } from './SelectInView'
export { SelectionBar, wholeText } from './SelectionBar'
export { SelectJob } from './SelectJob'
export { SavedViews, type SavedView } from './SavedViews'
export { type StepBarProps } from './StepBar'
export { type StepLineProps } from './StepLine'
export { type Coverage } from './ReadCoverage'
export { UpdatedAgo, type UpdatedAgoProps } from './UpdatedAgo'
export { WorkflowCard, type WorkflowCardProps, type WorkflowSummary } from './WorkflowCard'
export { type Walk } from './WalkButtons'
export { usualDurations, type UsualDurations } from './usualDurations'
export { useNow } from './useNow'
export { usePresence } from './usePresence'
export { WaitingRows, type HeldList } from './WaitingRows'
export { type RestartFrom } from './WorkflowDialogFooter'
export { WorkflowDialogView, type WorkflowDialogViewProps } from './WorkflowDialogView'
export { WorkflowNotFoundDialog, type WorkflowNotFoundDialogProps } from './WorkflowNotFoundDialog'
export { JOBS_FAILED } from './words'
export { WorkflowStanding, type WorkflowStandingProps } from './WorkflowStanding'
export { WorkflowStatusBadge, type WorkflowStatusBadgeProps } from './WorkflowStatusBadge'
export { type WorkflowStepJob } from './WorkflowStep'
