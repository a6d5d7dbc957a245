import { errorText, hasErrors, type FlowOutcome } from '@quarterdeck/api/identity'
import type { Failure } from '@quarterdeck/ui/lib'
import { reasonIn } from './reasonIn'
import { showFailure } from './toasts'

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
        : { message, reason: reasonIn(outcome.error) }
    case 'disabled':
      return { message, reason: outcome.message }
    case 'notVerified':
      return { message, reason: 'Your email address is not verified yet.' }
    default:
      return { message }
  }
}

/**
 * Tells in a toast what `outcomeFailure` gives. Of a form without an error nothing is told: it is the next step, with which
 * its screen goes on.
 *
 * @param href the way back to the form
 */
export function tellNotDone(outcome: FlowOutcome, message: string, whenUnknown: string, href: string): void {
  if (outcome.kind === 'flow' && !hasErrors(outcome.flow)) return
  const failure = outcomeFailure(outcome, message, whenUnknown)
  showFailure(failure, { wayBack: { label: 'Open again', href } })
}
