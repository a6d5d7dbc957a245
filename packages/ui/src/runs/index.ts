export { CustomJobsSection, type CustomJob, type CustomJobsSectionProps } from './CustomJobsSection'
export {
  CustomWorkflowDialog,
  type CustomWorkflowDialogProps,
  type CustomWorkflowStep,
} from './CustomWorkflowDialog'
export {
  CustomWorkflowsSection,
  type CustomWorkflow,
  type CustomWorkflowsSectionProps,
} from './CustomWorkflowsSection'
export { type Run, type Runs, type RunStatus } from './run'
export { type RunDialogProps, type RunParameter } from './RunDialog'
export { type RunButtonProps } from './RunButton'
