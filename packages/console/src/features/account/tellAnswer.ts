import type { FlowOutcome, SettingsFlow } from '@quarterdeck/api/identity'
import type { Failure } from '@quarterdeck/ui/lib'
import { settleSentDrafts } from '../../lib/drafts'
import { paths } from '../../lib/paths'
import { refusalText } from '../../lib/refusalText'
import { refreshSession } from '../../lib/session'
import { showFailure, showToast } from '../../lib/toasts'

/** Tells the answer to a change whose screen was left before it came; what was typed waits there if it was not done. */
export function tellAnswer(outcome: FlowOutcome<SettingsFlow>): void {
  const isDone = outcome.kind === 'success'
  settleSentDrafts(paths.account(), isDone)
  if (isDone) {
    showToast({ type: 'success', title: 'Account saved' })
    void refreshSession() // the e-mail address may have changed
    return
  }
  showFailure(failureOf(outcome), { wayBack: { label: 'Open again', href: paths.account() } })
}

function failureOf(outcome: FlowOutcome<SettingsFlow>): Failure {
  const message = 'The account was not changed'
  switch (outcome.kind) {
    case 'flow':
      return { message, reason: refusalText(outcome.flow) || undefined }
    case 'error':
      return outcome.error.outcomeUnknown
        ? {
            message: outcome.message,
            reason: 'Look at your account to see what was saved.',
            outcomeUnknown: true,
          }
        : { message, reason: outcome.message }
    case 'disabled':
      return { message, reason: outcome.message }
    case 'refreshRequired':
    case 'aal2':
    case 'redirect':
      return { message, reason: 'You have to confirm first that it is you.' }
    default:
      return { message }
  }
}
