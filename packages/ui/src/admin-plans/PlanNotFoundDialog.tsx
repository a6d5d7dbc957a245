import type { Failure } from '../lib'
import { Dialog, NotFound } from '../primitives'

export interface PlanNotFoundDialogProps {
  /** The write of the dialog that found the plan gone. */
  failure?: Failure
  onClose: () => void
}

/** In the place of a plan's dialogs where the address names none: another administrator may have deleted it. */
export function PlanNotFoundDialog({ failure, onClose }: PlanNotFoundDialogProps) {
  return (
    <Dialog title="Plan" size="sm" onClose={onClose}>
      <NotFound title="Plan not found" failure={failure}>
        There is no plan at this address. It may have been deleted.
      </NotFound>
    </Dialog>
  )
}
