import type { RegistrationFlow } from '@quarterdeck/api/identity'
import { draftValues, type FlowValues } from '@quarterdeck/ui/flow'
import { readText, type Loadable } from '@quarterdeck/ui/lib'
import { invitedValues, LegalNote, signUpExtras } from '@quarterdeck/ui/register'
import { draftPlacesOf, VISITOR } from '../../lib/drafts'
import { signUpConfig } from '../../lib/signUpConfig'

export { RegistrationClosed } from '@quarterdeck/ui/register'

/**
 * What /register has beyond a form of the identity service. A file of its own, since most code of /register is that of
 * /login, which does not need this.
 *
 * @param invited the address that an invitation names (§2.4), as the query has it
 */
export function registerParts(flow: Loadable<RegistrationFlow>, invited: string | null) {
  const email = readText(invited ?? '', 'email')
  return {
    extrasOf,
    legal: <LegalNote {...signUpConfig.legal} />,
    defaultValues: {
      ...(flow.state === 'ready' && email && invitedValues(flow.data, email)),
      ...draftValues(draftPlace().read()),
    },
    onValuesChange: (values: FlowValues) => draftPlace().keep({ values, before: {}, secrets: [] }),
  }
}

/** To be called when somebody has signed up. */
export const forgetDraft = () => draftPlace().keep(null)

const draftPlace = () => draftPlacesOf(VISITOR)('sign-up')

const extrasOf = signUpExtras(signUpConfig.passwordHint)
