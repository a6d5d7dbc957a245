import { Dialog, NotFound } from '../primitives'

export interface PlanNotFoundDialogProps {
  onClose: () => void
}

/** In the place of a plan's dialogs where the address names none: another administrator may have deleted it. */
export function PlanNotFoundDialog({ onClose }: PlanNotFoundDialogProps) {
  return (
    <Dialog title="Plan" size="sm" onClose={onClose}>
      <NotFound title="Plan not found">There is no plan at this address. It may have been deleted.</NotFound>
    </Dialog>
  )
}
