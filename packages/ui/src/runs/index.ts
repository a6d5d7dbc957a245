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
export { notRun, type Run, type Runs, type RunStatus } from './run'
export { RunButton, type RunButtonProps } from './RunButton'
