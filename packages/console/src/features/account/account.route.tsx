import { settings, type FlowBody, type SettingsFlow } from '@quarterdeck/api/identity'
import { AccountView } from '@quarterdeck/ui/account'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { settleSentDrafts } from '../../lib/drafts'
import { paths } from '../../lib/paths'
import { refreshSession } from '../../lib/session'
import { signUpConfig } from '../../lib/signUpConfig'
import { toLoadable } from '../../lib/toLoadable'
import { useIdentityFlow, type ScreenOutcome } from '../../lib/useIdentityFlow'
import { sessionsQuery, useRevokeSessions } from './account.queries'
import { tellAnswer } from './tellAnswer'

/** §14.2 /account: the deployment's settings flow and the sessions, for every signed-in person. */
export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const sessions = useQuery(sessionsQuery())
  const { write: revoke, busy, underWay } = useRevokeSessions()

  const flowId = query.get('flow') ?? undefined
  // With the flow, which knows that it was begun by a recovery.
  const comeBack = { return_to: paths.account({ flow: flowId }) }

  const { flow, submit, submitError, show, begin, fail } = useIdentityFlow({
    calls: settings,
    flowId,
    params: {},
    whenUnknown: 'Load this page again to see what was saved.',
    onOutcome,
    whenLeft: tellAnswer,
    onFlow: (document, submitted) => {
      // The browser itself sends a passkey or a security key, and comes back with the flow that answers it.
      if (!submitted) settleSentDrafts(paths.account(), document.state === 'success')
      return false
    },
  })

  function onOutcome(outcome: ScreenOutcome<SettingsFlow>): void {
    switch (outcome.kind) {
      case 'success':
        settleSentDrafts(paths.account(), true)
        void refreshSession() // the e-mail address may have changed
        return outcome.flow ? show(outcome.flow) : begin()
      case 'refreshRequired':
        return void navigate(paths.login({ refresh: 'true', ...comeBack }))
      case 'aal2':
        return void navigate(paths.login({ aal: 'aal2', ...comeBack }))
      case 'disabled':
        return fail(outcome.message)
      case 'signedOut': // nothing to do here: the guard of this screen leads to /login
      case 'alreadySignedIn':
      case 'notVerified':
        return void refreshSession()
    }
  }

  async function save(body: FlowBody): Promise<void> {
    await submit(body)
    settleSentDrafts(paths.account(), false) // what has been saved has no draft any more
  }

  return (
    <AccountView
      flow={flow}
      homeHref={paths.home()}
      passwordHint={signUpConfig.passwordHint}
      onSubmit={save}
      submitError={submitError}
      sessions={toLoadable(sessions, 'Failed to load your sessions')}
      revoking={busy ? (underWay[0] ?? 'all') : undefined}
      onRevoke={(id) => void revoke(id)}
      onRevokeAll={() => void revoke(undefined)}
    />
  )
}
