import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Alert, Button, ButtonLink, Spinner, TextLink } from '../primitives'
import { PublicCard, type Brand } from '../shell'
import { type Flow, asksForCode, type FlowPanelProps, ProofForm, ProofPanel } from '../flow'

/** §4.5 Verification. In `resend` and `resend_submitted` a code can be entered where the flow asks for one. */
export type VerifyState =
  | { state: 'verifying' }
  | { state: 'success' }
  | { state: 'resend'; flow: Loadable<Flow> }
  | { state: 'resend_submitted'; flow?: Flow }
  | { state: 'error'; message: string; outcomeUnknown?: boolean }

export interface VerifyViewProps extends Pick<
  FlowPanelProps,
  'onSubmit' | 'submitError' | 'codeSentAt' | 'defaultValues' | 'onValuesChange'
> {
  brand: Brand
  verification: VerifyState
  /** Why the screen that led here did, such as a sign-in that was refused; said above the form of `resend`. */
  message?: string
  /** 'Try Again' and 'Send again': back to the form, or once more to the link of the mail. */
  onRetry: () => void
  loginHref: string
}

/** §2.8 /user/verify: tells how the verification of an address goes, and can send another mail. */
export function VerifyView({ brand, verification, message, onRetry, loginHref, ...panel }: VerifyViewProps) {
  const toLogin = <TextLink href={loginHref}>Back to sign in</TextLink>
  switch (verification.state) {
    case 'verifying':
      return (
        <PublicCard brand={brand} title="Verifying your email" subtitle="This takes a moment">
          <Waiting>
            <Spinner size={24} label="Verifying your email" />
          </Waiting>
        </PublicCard>
      )
    case 'success':
      return (
        <PublicCard brand={brand} title="Verification Successful!">
          <Alert tone="success">Your email has been successfully verified.</Alert>
          <Onward>You will be taken on in a moment.</Onward>
          <ButtonLink href={loginHref} variant="primary" wide>
            Continue
          </ButtonLink>
        </PublicCard>
      )
    case 'error':
      return (
        <PublicCard
          brand={brand}
          title={verification.outcomeUnknown ? 'Your email may be verified' : 'Verification Failed'}
          footer={toLogin}
        >
          <Alert tone={verification.outcomeUnknown ? 'warning' : 'danger'} role="alert">
            {verification.message}
          </Alert>
          <Button variant="primary" wide onClick={onRetry}>
            Try Again
          </Button>
        </PublicCard>
      )
    case 'resend_submitted':
      return (
        <PublicCard brand={brand} title="Check your inbox" footer={toLogin}>
          {verification.flow && asksForCode(verification.flow) ? (
            <ProofForm flow={verification.flow} {...panel} />
          ) : (
            <>
              <Alert tone="info">
                If an account with that email address exists, a verification link has been sent to it. Please
                check your inbox.
              </Alert>
              <Button wide onClick={onRetry}>
                Send again
              </Button>
            </>
          )}
        </PublicCard>
      )
    case 'resend':
      return (
        <PublicCard
          brand={brand}
          title="Verify your email"
          subtitle={whatToDo(verification.flow)}
          footer={toLogin}
        >
          {message && <Alert tone="info">{message}</Alert>}
          <ProofPanel flow={verification.flow} {...panel} />
        </PublicCard>
      )
  }
}

function whatToDo(flow: Loadable<Flow>): string {
  if (flow.state === 'ready' && asksForCode(flow.data)) return 'Enter the code from the message'
  if (flow.state === 'ready' && flow.data.state === 'sent_email')
    return 'Follow the link in the message, or have another one sent'
  return 'Enter your email address and we will send you a message to verify it'
}

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 96px;
  color: var(--accent-text);
`

const Onward = styled.p`
  color: var(--text-muted);
  font-size: var(--size-sm);
  text-align: center;
`
