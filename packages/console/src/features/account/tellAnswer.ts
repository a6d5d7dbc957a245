import type { FlowOutcome, SettingsFlow } from '@quarterdeck/api/identity'
import type { Failure } from '@quarterdeck/ui/lib'
import { settleSentDrafts } from '../../lib/drafts'
import { outcomeFailure } from '../../lib/outcomeFailure'
import { paths } from '../../lib/paths'
import { refreshSession } from '../../lib/session'
import { showFailure, showToast } from '../../lib/toasts'

/** Tells the answer to a change whose screen was left before it came; what was typed waits there if it was not done. */
export function tellAnswer(outcome: FlowOutcome<SettingsFlow>): void {
  const isUnknown = outcome.kind === 'error' && outcome.error.outcomeUnknown
  const isDone = outcome.kind === 'success'
  settleSentDrafts(paths.account(), isDone ? 'done' : isUnknown ? 'unknown' : 'failed')
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
    case 'refreshRequired':
    case 'aal2':
    case 'redirect':
      return { message, reason: 'You have to confirm first that it is you.' }
    default:
      return outcomeFailure(outcome, message, 'Look at your account to see what was saved.')
  }
}
