export { type DashboardsSectionProps } from './DashboardsSection'
export { ManagePlanDialog, type ManagePlanDialogProps } from './ManagePlanDialog'
export {
  OrganizationDialog,
  OrganizationNotFoundDialog,
  type OrganizationDialogProps,
} from './OrganizationDialog'
export { type OrganizationDetails, type OrganizationNamespace } from './OrganizationFacts'
export {
  AdminOrganizationsView,
  type OrganizationRow,
  type OrganizationsPage,
  type AdminOrganizationsViewProps,
} from './AdminOrganizationsView'
export {
  AttentionOrganizations,
  type AttentionKind,
  type AttentionOrganizationsProps,
} from './AttentionOrganizations'
export { heldPlanValues, NO_LONGER_OFFERED, type PlanChanges, type PlanInput } from './managePlanForm'
export { type JobItem, type WorkflowItem } from './WorkSections'
