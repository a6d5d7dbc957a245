import { findContinueWith, recovery, type RecoveryFlow } from '@quarterdeck/api/identity'
import { RecoveryView } from '@quarterdeck/ui/recovery'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { mailOrCodeUnknown } from '../../lib/mailOrCode'
import { paths } from '../../lib/paths'
import { ownReturnTo } from '../../lib/readQuery'
import { brand } from '../../lib/runtime'
import { refreshSession } from '../../lib/session'
import { useIdentityFlow, type ScreenOutcome } from '../../lib/useIdentityFlow'

/** §14.1 /recovery: a forgotten password. It ends signed in, on /account, to choose a new one. */
export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const loginHref = paths.login({ return_to: ownReturnTo(query.get('return_to')) })

  const { flow, submit, submitError, codeSentAt, fail } = useIdentityFlow({
    calls: recovery,
    flowId: query.get('flow') ?? undefined,
    params: {},
    whenUnknown: mailOrCodeUnknown,
    onOutcome,
  })

  async function onOutcome(outcome: ScreenOutcome<RecoveryFlow>): Promise<void> {
    switch (outcome.kind) {
      case 'success': {
        const settings = findContinueWith(outcome.continueWith, 'show_settings_ui')
        await refreshSession({ signedIn: true })
        return void navigate(paths.account({ flow: settings?.flow.id }), { replace: true })
      }
      case 'alreadySignedIn':
        return void navigate(paths.account(), { replace: true })
      case 'aal2':
        return void navigate(paths.login({ aal: 'aal2', return_to: paths.account() }), { replace: true })
      case 'disabled':
        return fail(outcome.message)
      case 'refreshRequired':
      case 'notVerified':
      case 'signedOut':
        return void navigate(loginHref)
    }
  }

  return (
    <RecoveryView
      brand={brand}
      flow={flow}
      onSubmit={submit}
      submitError={submitError}
      codeSentAt={codeSentAt}
      loginHref={loginHref}
    />
  )
}
