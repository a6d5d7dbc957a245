import { registration, type FlowBody, type RegistrationFlow } from '@quarterdeck/api/identity'
import { lazyModule } from '@quarterdeck/ui/lib'
import { RegisterView } from '@quarterdeck/ui/register'
import { useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { ownReturnTo } from '../../lib/readQuery'
import { brand } from '../../lib/runtime'
import { refreshSession } from '../../lib/session'
import { useIdentityFlow, type ScreenOutcome } from '../../lib/useIdentityFlow'
import { useSignupOpen } from '../../lib/useSignupOpen'

const WHEN_UNKNOWN = 'Look whether you can sign in before you register once more.'

const lazyParts = lazyModule(() => import('./register.parts'))

/** §2.4 /register, §4.3 Registration: from an empty form to the choice of a plan. */
export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const signupOpen = useSignupOpen()
  const [closedMeanwhile, setClosedMeanwhile] = useState(false)
  const typedEmail = useRef('')
  const [failure, setFailure] = useState<unknown>()
  const parts = lazyParts.useWhen(true, setFailure)
  const return_to = ownReturnTo(query.get('return_to'))
  const loginHref = paths.login({ return_to })

  const { flow, submit, submitError, codeSentAt, begin } = useIdentityFlow({
    calls: registration,
    mayBegin: signupOpen === true, // §4.3: whether sign-up is open is asked first
    flowId: query.get('flow') ?? undefined,
    keepAs: 'register',
    // Where the identity service itself leads a browser that comes back from a social provider or sends a passkey.
    params: { returnTo: window.location.origin + paths.plans() },
    whenUnknown: WHEN_UNKNOWN,
    onOutcome,
    whenLeft: (outcome) => parts?.tellAnswer(outcome, typedEmail.current, WHEN_UNKNOWN),
  })

  async function onOutcome(outcome: ScreenOutcome<RegistrationFlow>): Promise<void> {
    switch (outcome.kind) {
      case 'success': {
        parts?.forgetDraft()
        // The next step that the answer may propose, to verify the address, is passed over: its mail is on its way.
        const session = await refreshSession({ signedIn: true })
        const email = session.status === 'authenticated' ? session.user.email : typedEmail.current
        return void navigate(paths.plans({ email }))
      }
      case 'alreadySignedIn':
        await refreshSession({ signedIn: true })
        return void navigate(paths.user(), { replace: true })
      case 'disabled': // sign-up was closed while the form was open
        return setClosedMeanwhile(true)
      case 'aal2':
      case 'refreshRequired':
      case 'notVerified':
      case 'signedOut':
        return void navigate(loginHref)
    }
  }

  // §2.4: while sign-up is closed, visitors are sent to /login, which tells them so.
  if (signupOpen === false || (closedMeanwhile && failure !== undefined))
    return <Navigate replace to={paths.login({ signup: 'disabled', return_to })} />
  if (closedMeanwhile && parts) return <parts.RegistrationClosed brand={brand} loginHref={loginHref} />
  return (
    <RegisterView
      brand={brand}
      // Drawn once, with what the parts add to its fields, or without where they cannot be loaded.
      flow={parts || failure ? flow : { state: 'loading' }}
      {...parts?.registerParts(flow, query)}
      submitError={submitError}
      codeSentAt={codeSentAt}
      onStartOver={begin}
      onSubmit={(body) => {
        typedEmail.current = emailOf(body) ?? typedEmail.current
        return submit(body)
      }}
      loginHref={loginHref}
    />
  )
}

function emailOf({ traits }: FlowBody): string | undefined {
  const { email } = Object(traits) as { email?: unknown }
  return typeof email === 'string' ? email : undefined
}
