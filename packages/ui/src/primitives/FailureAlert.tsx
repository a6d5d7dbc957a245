import type { Failure } from '../lib'
import { Alert } from './Alert'

export interface FailureAlertProps {
  /** Draws nothing without one. */
  failure: Failure | undefined
}

/** Tells of a failed write next to the button that began it: what failed, then the server's reason. */
export function FailureAlert({ failure }: FailureAlertProps) {
  if (!failure) return null
  return (
    <Alert tone="danger" title={failure.message}>
      {failure.reason}
    </Alert>
  )
}
