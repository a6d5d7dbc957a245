import type { Failure } from '../lib'
import { Alert } from './Alert'

export interface FailureAlertProps {
  /** Draws nothing without one. */
  failure: Failure | undefined
  /** Shows a close button. */
  onDismiss?: () => void
}

/**
 * Tells of a failed write next to the button that began it: what failed, then the server's reason. A write whose outcome
 * is unknown has not necessarily failed, and what is gone cannot be changed by trying again, so these are warnings; they
 * interrupt a screen reader all the same.
 */
export function FailureAlert({ failure, onDismiss }: FailureAlertProps) {
  if (!failure) return null
  return (
    <Alert
      tone={failure.outcomeUnknown || failure.gone ? 'warning' : 'danger'}
      role="alert"
      title={failure.message}
      onDismiss={onDismiss}
    >
      {failure.reason}
    </Alert>
  )
}
