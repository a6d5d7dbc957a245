import {
  findContinueWith,
  hasMessage,
  login,
  MESSAGE_GENERIC,
  type LoginFlow,
} from '@quarterdeck/api/identity'
import { LoginView, SignOutUnconfirmedView } from '@quarterdeck/ui/login'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { lastMethod } from '../../lib/lastMethod'
import { useLoginMessage, type LoginState } from '../../lib/loginMessage'
import { readLoginQuery, type StepUp } from '../../lib/loginQuery'
import { tellNotDone } from '../../lib/outcomeFailure'
import { isServiceStep, paths } from '../../lib/paths'
import { ownReturnTo } from '../../lib/readQuery'
import { brand, config } from '../../lib/runtime'
import {
  currentSession,
  isSessionUnanswered,
  refreshSession,
  signOut,
  staySignedIn,
  useSession,
  useSigningOut,
  useSignOutUnconfirmed,
} from '../../lib/session'
import { showToast } from '../../lib/toasts'
import { NOT_TAKEN, useIdentityFlow, type ScreenOutcome } from '../../lib/useIdentityFlow'
import { useSignupOpen } from '../../lib/useSignupOpen'
import type { Unverified } from '../../lib/unverified'
import { loginScreen } from '../../lib/waitingFlow'

const SIGN_IN_FIRST: LoginState = { message: 'Nobody is signed in any more. Sign in to go on.' }
const SEND_AGAIN: LoginState = { message: NOT_TAKEN }
const MAYBE_SIGNED_IN = 'Load this page again: you may be signed in.'
/** Who is to confirm that it is them is signed in all along, and the page asks for that whenever it is loaded. */
const CONFIRM_AGAIN = 'Confirm once more that it is you: nothing is done twice.'

/** §2.3 /login. Signing in and each kind of step-up are different flows; the key begins a new one for each. */
export function Component() {
  const [query] = useSearchParams()
  const signingOut = useSigningOut()
  if (useSignOutUnconfirmed())
    return (
      <SignOutUnconfirmedView
        brand={brand}
        busy={signingOut}
        onSignOut={() => void signOut()}
        onStay={() => void staySignedIn()}
      />
    )
  return <LoginScreen key={`${query.get('refresh')} ${query.get('aal')}`} />
}

function LoginScreen() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const signupOpen = useSignupOpen()
  const { flow: flowId, ...params } = readLoginQuery(query, window.location.origin, config.authUrl)
  const stepUp = params.aal ?? (params.refresh ? 'refresh' : undefined)
  const session = useSession()
  const message = useLoginMessage(
    state,
    session !== undefined && (stepUp !== undefined || session.status !== 'authenticated'),
  )

  const { flow, submit, submitError, codeSentAt, fail, begin, replace, returnTo } = useIdentityFlow({
    calls: login,
    flowId,
    keepAs: loginScreen(params),
    params,
    whenUnknown,
    onFlow: leaveWhenSignedIn,
    onOutcome,
    whenLeft: (outcome) => {
      if (outcome.kind === 'success' || outcome.kind === 'alreadySignedIn') return void tellSignedIn()
      const message = stepUp ? 'It was not confirmed that it is you' : 'You were not signed in'
      tellNotDone(outcome, message, whenUnknown(), paths.within(paths.login(), query))
    },
  })

  function whenUnknown(): string {
    const confirms = params.refresh || (flow.state === 'ready' && flow.data.refresh === true)
    return confirms ? CONFIRM_AGAIN : MAYBE_SIGNED_IN
  }

  /** Where to go afterwards: the address's `return_to`, else that of the flow. */
  const target = (place = returnTo()) => ownReturnTo(query.get('return_to') ?? place)
  const onTheWay = { return_to: target((flow.state === 'ready' && flow.data.return_to) || '') }

  async function goOn(): Promise<void> {
    const session = await refreshSession({ signedIn: true })
    const return_to = target()
    // Without an answer the screen that is gone to says so, and asks again.
    if (session.status === 'authenticated' || isSessionUnanswered()) {
      void navigate(return_to ?? paths.user(), { replace: true })
    } else if (session.status === 'aal2_required') {
      void navigate(paths.login({ aal: 'aal2', return_to }), { replace: true })
    } else fail('You are signed in, but your browser did not keep the session. Allow cookies for this site.')
  }

  /** For who has left: /login and /register lead on who is signed in by themselves, and all others stay. */
  async function tellSignedIn(): Promise<void> {
    const { status } = await refreshSession({ signedIn: true })
    const goOnAt = (href: string) => ({ action: { label: 'Go on', href }, duration: 0 })
    if (status === 'authenticated')
      showToast({ type: 'success', title: 'You are signed in', ...goOnAt(target() ?? paths.user()) })
    else if (status === 'aal2_required')
      showToast({
        type: 'info',
        title: 'Your second factor is asked for next',
        ...goOnAt(paths.login({ aal: 'aal2', return_to: target() })),
      })
  }

  /**
   * Sends a person on who has what the flow asks for already, be it from another tab; who is to confirm that it is them
   * never has. A step-up that was open too long is begun anew: sent by somebody who is signed in, it is refused in the same
   * words. Resolves with whether it did either.
   */
  async function leaveWhenSignedIn(document: LoginFlow, submitted: boolean): Promise<boolean> {
    const asksAal2 = document.requested_aal === 'aal2'
    const isRefused = submitted && hasMessage(document, MESSAGE_GENERIC)
    if (document.refresh !== true && (isRefused || (flowId && !asksAal2))) {
      const session = await (submitted ? refreshSession() : currentSession())
      const isEnough =
        session.status === 'authenticated'
          ? !asksAal2 || session.session.aal === 'aal2'
          : submitted && !asksAal2 && session.status === 'aal2_required' // leads on to the second factor
      if (isEnough) {
        await goOn()
        return true
      }
    }
    const step: StepUp = { refresh: document.refresh || undefined, aal: asksAal2 ? 'aal2' : undefined }
    if (!isRefused || !(step.refresh || step.aal)) return false
    const { kind } = await login.get(document.id)
    if (kind === 'flow' || kind === 'error') return false
    await beginAt(step, SEND_AGAIN)
    return true
  }

  function onOutcome(outcome: ScreenOutcome<LoginFlow>): void | Promise<void> {
    switch (outcome.kind) {
      case 'success': {
        const next = findContinueWith(outcome.continueWith, 'redirect_browser_to')?.redirect_browser_to
        // What a step-up was asked for by the identity service itself is carried out there, such as adding a passkey.
        if (next && isServiceStep(next, config.authUrl)) return window.location.assign(next)
        return goOn()
      }
      case 'alreadySignedIn':
        return goOn()
      case 'notVerified': // nobody gets in before the address is verified (§4.2)
        return void navigate(paths.verify({ flow: outcome.flowId ?? undefined, return_to: target() }), {
          state: { unverified: outcome.email ?? '' } satisfies Unverified,
        })
      case 'aal2':
        return void navigate(paths.login({ aal: 'aal2', return_to: target() }), { replace: true })
      case 'signedOut': // a step-up was begun, but nobody is signed in (any more)
        return signInFirst()
      case 'disabled':
        return fail(outcome.message)
      case 'refreshRequired':
        return void navigate(paths.login({ refresh: 'true', return_to: target() }), { replace: true })
    }
  }

  const signInFirst = () => beginAt({}, SIGN_IN_FIRST)

  /** Begins a new flow at its address, which may be this one already and is then the same screen. */
  function beginAt({ refresh, aal }: StepUp, state: LoginState) {
    const begun = refresh === params.refresh && aal === params.aal ? replace() : undefined
    const address = { refresh: refresh ? ('true' as const) : undefined, aal, return_to: target() }
    void navigate(paths.login(address), { replace: true, state })
    return begun
  }

  return (
    <LoginView
      brand={brand}
      flow={flow}
      onSubmit={submit}
      submitError={submitError}
      codeSentAt={codeSentAt}
      lastMethod={lastMethod()}
      onStartOver={begin}
      signupOpen={signupOpen}
      signupRefused={query.get('signup') === 'disabled'}
      message={message}
      stepUp={stepUp}
      onSignOut={() => void signOut()}
      signingOut={useSigningOut()}
      registerHref={paths.register(onTheWay)}
      recoveryHref={paths.recovery(onTheWay)}
    />
  )
}
