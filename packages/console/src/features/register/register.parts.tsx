import type { FlowOutcome, RegistrationFlow } from '@quarterdeck/api/identity'
import { draftValues, type FlowValues } from '@quarterdeck/ui/flow'
import { readText, type Loadable } from '@quarterdeck/ui/lib'
import { invitedValues, LegalNote, signUpExtras } from '@quarterdeck/ui/register'
import { draftPlacesOf, VISITOR } from '../../lib/drafts'
import { tellNotDone } from '../../lib/outcomeFailure'
import { emailIn } from '../../lib/readQuery'
import { paths } from '../../lib/paths'
import { refreshSession } from '../../lib/session'
import { signUpConfig } from '../../lib/signUpConfig'
import { showToast } from '../../lib/toasts'

export { RegistrationClosed } from '@quarterdeck/ui/register'

/**
 * What /register has beyond a form of the identity service. A file of its own, since most code of /register is that of
 * /login, which does not need this.
 *
 * @param query names the address of an invitation (§2.4)
 */
export function registerParts(flow: Loadable<RegistrationFlow>, query: URLSearchParams) {
  const email = readText(emailIn(query), 'email')
  const draft = draftPlace().read()
  const typed = draftValues(draft)
  const invitation = flow.state === 'ready' && email ? invitedValues(flow.data, email) : {}
  return {
    extrasOf,
    legal: <LegalNote {...signUpConfig.legal} />,
    // An address that was typed under this very invitation stays; one of before gives way to it.
    defaultValues: draft?.before.email === email ? typed : { ...typed, ...invitation },
    onValuesChange: (values: FlowValues) => draftPlace().keep({ values, before: { email }, secrets: [] }),
  }
}

/** To be called when somebody has signed up. */
export const forgetDraft = () => draftPlace().keep(null)

/**
 * Tells the answer to a sign-up whose screen was left before it came; what was typed waits there if it was not done. Whoever
 * is signed in by it is led on from where visitors alone may be, and not from anywhere else.
 *
 * @param email the address that was typed
 * @param whenUnknown what to look at where they may have signed up
 */
export function tellAnswer(outcome: FlowOutcome<RegistrationFlow>, email: string, whenUnknown: string): void {
  if (outcome.kind === 'success') {
    forgetDraft()
    showToast({
      type: 'success',
      title: 'You are signed up',
      action: { label: 'Choose a plan', href: paths.plans({ email }) },
      duration: 0,
    })
  }
  if (outcome.kind === 'success' || outcome.kind === 'alreadySignedIn')
    void refreshSession({ signedIn: true })
  else tellNotDone(outcome, 'You were not signed up', whenUnknown, paths.register())
}

const draftPlace = () => draftPlacesOf(VISITOR, paths.register())('sign-up')

const extrasOf = signUpExtras(signUpConfig.passwordHint)
