import { Alert, TextLink } from '../primitives'
import { cardTitles, PublicCard, type Brand } from '../shell'
import { FlowPanel, type FlowPanelProps, StartOver } from '../flow'

export interface RegisterViewProps extends Pick<
  FlowPanelProps,
  'flow' | 'onSubmit' | 'submitError' | 'codeSentAt' | 'defaultValues' | 'onValuesChange'
> {
  brand: Brand
  /** False draws a message that sign-up is closed, in place of the form; pass true until it is known. */
  signupOpen: boolean
  /** A message from the screen that led here. */
  message?: string
  /** The way out while a code is waited for, which a reload is not: begins a new flow. */
  onStartOver?: () => void
  loginHref: string
}

/** §2.4 /register: the form, or a message that sign-up is closed. */
export function RegisterView({
  brand,
  signupOpen,
  message,
  onStartOver,
  loginHref,
  ...panel
}: RegisterViewProps) {
  if (!signupOpen)
    return (
      <PublicCard
        brand={brand}
        title="Registration Disabled"
        subtitle="We're currently not accepting new registrations..."
        footer={<TextLink href={loginHref}>Sign in to existing account</TextLink>}
      >
        <Alert tone="warning">
          New user signups are not available at this time. Please sign in to an existing account or contact
          support.
        </Alert>
      </PublicCard>
    )
  return (
    <PublicCard
      brand={brand}
      {...cardTitles.register}
      footer={
        <>
          <StartOver
            flow={panel.flow.state === 'ready' ? panel.flow.data : undefined}
            onStartOver={onStartOver}
          />
          <p>
            Already have an account? <TextLink href={loginHref}>Sign in</TextLink>
          </p>
        </>
      }
    >
      {message && <Alert tone="info">{message}</Alert>}
      <FlowPanel fields={3} {...panel} />
    </PublicCard>
  )
}
