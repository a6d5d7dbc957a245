import { login, MESSAGE_GENERIC, hasMessage, type LoginFlow } from '@quarterdeck/api/identity'
import { LoginView } from '@quarterdeck/ui/login'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { readLoginMessage } from '../../lib/loginMessage'
import { readLoginQuery } from '../../lib/loginQuery'
import { paths, safeReturnTo } from '../../lib/paths'
import { brand } from '../../lib/runtime'
import { currentSession, refreshSession, signOut } from '../../lib/session'
import { useIdentityFlow, type ScreenOutcome } from '../../lib/useIdentityFlow'
import { useSignupOpen } from '../../lib/useSignupOpen'

/** A step-up is another flow than signing in, hence another form. */
export function Component() {
  const [query] = useSearchParams()
  return <LoginScreen key={`${query.get('refresh')} ${query.get('aal')}`} />
}

function LoginScreen() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const signupOpen = useSignupOpen()
  const { flow: flowId, ...params } = readLoginQuery(query, window.location.origin)

  const { flow, submit, submitError, fail } = useIdentityFlow({
    calls: login,
    flowId,
    params,
    onFlow: leaveWhenSignedIn,
    onOutcome,
  })

  /** The flow's own `return_to` counts where the address has none: flows begun at the identity service bring theirs. */
  function target(from?: LoginFlow): string | undefined {
    const wanted = query.get('return_to') ?? from?.return_to
    return safeReturnTo(wanted, window.location.origin) ?? undefined
  }

  async function goOn(from?: LoginFlow): Promise<void> {
    const session = await refreshSession()
    const return_to = target(from)
    if (session.status === 'authenticated') void navigate(return_to ?? paths.user(), { replace: true })
    else if (session.status === 'aal2_required') {
      void navigate(paths.login({ aal: 'aal2', return_to }), { replace: true })
    } else fail('You are signed in, but your browser did not keep the session. Allow cookies for this site.')
  }

  /** A flow for signing in, while somebody is signed in already, has nothing left to do. */
  async function leaveWhenSignedIn(document: LoginFlow, submitted: boolean): Promise<boolean> {
    const stepsUp = document.refresh === true || document.requested_aal === 'aal2'
    if (stepsUp || !(flowId || (submitted && hasMessage(document, MESSAGE_GENERIC)))) return false
    const session = await (submitted ? refreshSession() : currentSession())
    if (session.status !== 'authenticated') return false
    await goOn(document)
    return true
  }

  function onOutcome(outcome: ScreenOutcome<LoginFlow>): void | Promise<void> {
    switch (outcome.kind) {
      case 'success':
      case 'alreadySignedIn':
        return goOn(flow.state === 'ready' ? flow.data : undefined)
      case 'notVerified': // nobody gets in before the address is verified (§4.2)
        return void navigate(paths.verify({ flow: outcome.flowId ?? undefined }))
      case 'aal2':
        return void navigate(paths.login({ aal: 'aal2', return_to: target() }), { replace: true })
      case 'signedOut': // a step-up of somebody who is not signed in at all
        return void navigate(paths.login({ return_to: target() }), { replace: true })
      case 'disabled':
        return fail(outcome.message)
      case 'refreshRequired':
        return void navigate(paths.login({ refresh: 'true', return_to: target() }), { replace: true })
    }
  }

  return (
    <LoginView
      brand={brand}
      flow={flow}
      onSubmit={submit}
      submitError={submitError}
      signupOpen={signupOpen}
      signupRefused={query.get('signup') === 'disabled'}
      message={readLoginMessage(state)}
      stepUp={params.aal ?? (params.refresh ? 'refresh' : undefined)}
      onSignOut={() => void signOut()}
      registerHref={paths.register({ return_to: target() })}
      recoveryHref={paths.recovery()}
    />
  )
}
