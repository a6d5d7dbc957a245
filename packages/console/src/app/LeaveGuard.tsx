import { ConfirmDialog } from '@quarterdeck/ui/primitives'
import { useLeaveGuard } from '../lib/useLeaveGuard'

/** Asks before what was typed into a form of the screen is lost. Dialogs ask in a place of their own. */
export function Component() {
  const { discard, keep } = useLeaveGuard()
  return (
    <ConfirmDialog
      open={discard !== undefined}
      title="Discard your changes?"
      cancelLabel="Keep editing"
      confirmLabel="Discard changes"
      onConfirm={() => {
        keep()
        discard?.()
      }}
      onClose={keep}
    />
  )
}
