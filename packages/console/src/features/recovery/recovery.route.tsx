import { findContinueWith, recovery, type RecoveryFlow } from '@quarterdeck/api/identity'
import { RecoveryView } from '@quarterdeck/ui/recovery'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { mailOrCodeUnknown, tellMailOrCode } from '../../lib/mailOrCode'
import { paths } from '../../lib/paths'
import { ownReturnTo } from '../../lib/readQuery'
import { brand } from '../../lib/runtime'
import { refreshSession } from '../../lib/session'
import { showToast } from '../../lib/toasts'
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
    whenLeft: (outcome, submitted) => {
      if (outcome.kind !== 'success' && outcome.kind !== 'alreadySignedIn')
        return tellMailOrCode(outcome, submitted, paths.within(paths.recovery(), query))
      void refreshSession({ signedIn: true })
      if (outcome.kind === 'alreadySignedIn') return
      const action = { label: 'Choose a new password', href: settingsOf(outcome) }
      showToast({ type: 'success', title: 'You are signed in', action, duration: 0 })
    },
  })

  async function onOutcome(outcome: ScreenOutcome<RecoveryFlow>): Promise<void> {
    switch (outcome.kind) {
      case 'success': {
        await refreshSession({ signedIn: true })
        return void navigate(settingsOf(outcome), { replace: true })
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

/** Where a new password is chosen once somebody is signed in by a recovery. */
const settingsOf = ({ continueWith }: Extract<ScreenOutcome<RecoveryFlow>, { kind: 'success' }>): string =>
  paths.account({ flow: findContinueWith(continueWith, 'show_settings_ui')?.flow.id })
