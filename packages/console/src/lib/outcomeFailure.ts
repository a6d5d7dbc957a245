import { errorText, type FlowOutcome } from '@quarterdeck/api/identity'
import type { Failure } from '@quarterdeck/ui/lib'

/**
 * Why a form of the identity service was not carried out, for who has left its screen.
 *
 * @param message what was not done
 * @param whenUnknown what to look at where it may have been done
 */
export function outcomeFailure(outcome: FlowOutcome, message: string, whenUnknown: string): Failure {
  switch (outcome.kind) {
    case 'flow':
      return { message, reason: errorText(outcome.flow) || undefined }
    case 'error':
      return outcome.error.outcomeUnknown
        ? { message: outcome.message, reason: whenUnknown, outcomeUnknown: true }
        : { message, reason: outcome.message }
    case 'disabled':
      return { message, reason: outcome.message }
    default:
      return { message }
  }
}
