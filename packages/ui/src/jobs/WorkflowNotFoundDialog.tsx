import type { Failure } from '../lib'
import { Dialog, NotFound } from '../primitives'

export interface WorkflowNotFoundDialogProps {
  /** The write of the dialog that found the workflow gone. */
  failure?: Failure
  onClose: () => void
}

/** In the place of a workflow's dialog where the address names none: it may have been removed. */
export function WorkflowNotFoundDialog({ failure, onClose }: WorkflowNotFoundDialogProps) {
  return (
    <Dialog title="Workflow details" size="sm" onClose={onClose}>
      <NotFound title="Workflow not found" failure={failure}>
        There is no workflow at this address. It may have been removed.
      </NotFound>
    </Dialog>
  )
}
