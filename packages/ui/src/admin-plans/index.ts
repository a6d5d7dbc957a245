export type { AvailablePrice } from './AddPriceForm'
export { AdminPlansView, type AdminPlansViewProps, type PlanFilter } from './AdminPlansView'
export type { ConnectedPriceRow } from './ConnectedPrice'
export {
  DeletePlanDialog,
  type DeletePlanDialogProps,
  type Migration,
  type PlanDeletion,
} from './DeletePlanDialog'
export { DeprecatePlanDialog, type DeprecatePlanDialogProps } from './DeprecatePlanDialog'
export { ManagePricesDialog, type ManagePricesDialogProps } from './ManagePricesDialog'
export type { PlanCardPlan } from './PlanCard'
export type { PlanAction } from './planMenu'
export { PlanDialog, type PlanDialogProps } from './PlanDialog'
export { planValues, type PlanDraft, type PlanValues } from './planForm'
export { PlanNotFoundDialog, type PlanNotFoundDialogProps } from './PlanNotFoundDialog'
