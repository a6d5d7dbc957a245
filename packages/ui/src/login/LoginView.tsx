import { Alert, TextLink } from '../primitives'
import { cardTitles, PublicCard, type Brand } from '../shell'
import {
  type Flow,
  flowMessages,
  FlowPanel,
  type FlowPanelProps,
  LinkButton,
  signInWords,
  StartOver,
} from '../flow'

export interface LoginViewProps extends Pick<
  FlowPanelProps,
  'flow' | 'onSubmit' | 'submitError' | 'codeSentAt' | 'lastMethod' | 'defaultValues' | 'onValuesChange'
> {
  brand: Brand
  /** Whether people can sign up; undefined while that is not known yet. */
  signupOpen?: boolean
  /** The visitor was sent here because sign-up is closed (`signup=disabled`). */
  signupRefused?: boolean
  /** A message from the screen that led here, such as a checkout that was closed half-way. */
  message?: string
  /** What a signed-in person will be asked for, as far as the address says; from then on the flow itself says it. */
  stepUp?: 'refresh' | 'aal2'
  /** The way out while a code is waited for, which a reload is not: begins a new flow. */
  onStartOver?: () => void
  /** The way out of a step-up: ends the session. */
  onSignOut?: () => void
  /** That way out was taken and is under way. */
  signingOut?: boolean
  registerHref: string
  recoveryHref: string
}

/** §2.3 /login: every state of signing in, the step-ups of a signed-in person among them. */
export function LoginView({
  brand,
  signupOpen,
  signupRefused = false,
  message,
  stepUp,
  onStartOver,
  onSignOut,
  signingOut,
  registerHref,
  recoveryHref,
  ...panel
}: LoginViewProps) {
  const flow = panel.flow.state === 'ready' ? panel.flow.data : undefined
  const isLinking = flow !== undefined && flowMessages(flow).some(({ id }) => id === LINKING)
  const step = flow ? stepOf(flow) : stepUp
  return (
    <PublicCard
      brand={brand}
      {...(isLinking ? LINKING_TITLE : cardTitles[step ?? 'login'])}
      footer={
        <>
          <StartOver flow={flow} onStartOver={onStartOver} />
          {isLinking && (
            <p>
              Not your account? <LinkButton onClick={onStartOver}>Start over</LinkButton>
            </p>
          )}
          {step ? (
            <StepUpFooter onSignOut={onSignOut} signingOut={signingOut} />
          ) : (
            <SignupFooter signupOpen={signupOpen} registerHref={registerHref} />
          )}
        </>
      }
    >
      {signupRefused && <Alert tone="warning">Registration is currently disabled</Alert>}
      {message && <Alert tone="info">{message}</Alert>}
      <FlowPanel
        {...panel}
        fields={step ? 1 : 2}
        extrasOf={({ attributes }) =>
          !step &&
          attributes.type === 'password' && {
            aside: <TextLink href={recoveryHref}>{signInWords.forgotten}</TextLink>,
          }
        }
      />
    </PublicCard>
  )
}

/** What a flow asks of a signed-in person: to confirm who they are, or the second factor. */
const stepOf = (flow: Flow) => (flow.requested_aal === 'aal2' ? 'aal2' : flow.refresh ? 'refresh' : undefined)

/** Id of the message of a sign-in by a provider whose address an account has that was made another way. */
const LINKING = 1010016

const LINKING_TITLE = {
  title: 'Link your account',
  subtitle: 'Sign in as you did before, this once. From then on both ways work',
}

function SignupFooter({ signupOpen, registerHref }: Pick<LoginViewProps, 'signupOpen' | 'registerHref'>) {
  if (signupOpen === false) return <span>Signup is currently disabled</span>
  // An empty line until it is known, so that nothing moves then.
  if (signupOpen === undefined) return <span aria-hidden>&nbsp;</span>
  return (
    <p>
      Don't have an account? <TextLink href={registerHref}>Sign up</TextLink>
    </p>
  )
}

function StepUpFooter({ onSignOut, signingOut }: Pick<LoginViewProps, 'onSignOut' | 'signingOut'>) {
  if (!onSignOut) return null
  if (signingOut) return <output>Signing out…</output>
  return (
    <span>
      Not you? <LinkButton onClick={onSignOut}>Sign out and use another account</LinkButton>
    </span>
  )
}
