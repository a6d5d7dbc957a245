import { Dialog, NotFound } from '../primitives'

export interface NotFoundDialogProps {
  onClose: () => void
}

/** In the place of a dialog whose address is made up, cut off or mistyped, so that it names nothing (§2.26). */
export function NotFoundDialog({ onClose }: NotFoundDialogProps) {
  return (
    <Dialog title="Not found" size="sm" onClose={onClose}>
      <NotFound title="There is nothing at this address">It may be mistyped or incomplete.</NotFound>
    </Dialog>
  )
}
