import type { Failure } from '../lib'
import { Alert } from './Alert'

export interface FailureAlertProps {
  /** Draws nothing without one. */
  failure: Failure | undefined
}

/** A write that failed, told where it was asked for: what failed, then the server's reason. */
export function FailureAlert({ failure }: FailureAlertProps) {
  if (!failure) return null
  return (
    <Alert tone="danger" title={failure.message}>
      {failure.reason}
    </Alert>
  )
}
