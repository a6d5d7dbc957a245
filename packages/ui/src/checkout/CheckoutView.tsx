import { Lock } from 'lucide-react'
import styled from 'styled-components'
import { PublicCard, type Brand } from '../shell'
import { Alert, Button, Spinner, TextLink } from '../primitives'

/** The states of §4.6 Checkout, and `missing` when the address names no transaction. */
export type CheckoutState =
  | { state: 'missing' }
  | { state: 'loading' }
  /** The overlay is open above this screen; `declined` is why its last attempt to pay failed. */
  | { state: 'ready'; declined?: string }
  | { state: 'error'; message: string }

export interface CheckoutViewProps {
  brand: Brand
  checkout: CheckoutState
  /** Opens the checkout of the same transaction again. */
  onRetry: () => void
  /** Called by 'Back to Registration', which is shown when there is no transaction. */
  onBack: () => void
  /** Where 'Back to Plans' leads. */
  plansHref: string
}

/** §2.6 /checkout: the screen behind the provider's overlay, which also tells when the overlay cannot open. */
export function CheckoutView({ brand, checkout, onRetry, onBack, plansHref }: CheckoutViewProps) {
  const missing = checkout.state === 'missing'
  return (
    <PublicCard
      brand={brand}
      title="Complete Your Payment"
      footer={
        <>
          <Powered>
            <Lock size={14} aria-hidden />
            Secure checkout powered by Paddle
          </Powered>
          {!missing && <TextLink href={plansHref}>Back to Plans</TextLink>}
        </>
      }
    >
      {missing && (
        <>
          <Alert tone="danger">Transaction ID is missing. Please go back and select a plan.</Alert>
          <Button variant="primary" wide onClick={onBack}>
            Back to Registration
          </Button>
        </>
      )}
      {checkout.state === 'ready' && checkout.declined && <Failure message={checkout.declined} />}
      {(checkout.state === 'loading' || checkout.state === 'ready') && (
        <Waiting>
          {checkout.state === 'loading' && <Spinner size={24} />}
          <span>
            {checkout.state === 'loading'
              ? 'Opening secure checkout...'
              : 'Enter your payment details in the checkout window.'}
          </span>
        </Waiting>
      )}
      {checkout.state === 'error' && (
        <>
          <Failure message={checkout.message} />
          <Button variant="primary" wide onClick={onRetry}>
            Try Again
          </Button>
        </>
      )}
    </PublicCard>
  )
}

const WHAT_TO_DO = ' Please try selecting a plan again.'

/** What the provider said on a line of its own, in front of what to do. */
function Failure({ message }: { message: string }) {
  const reason = message.endsWith(WHAT_TO_DO) ? message.slice(0, -WHAT_TO_DO.length) : message
  return (
    <Alert tone="danger">
      <span>{reason}</span>
      {reason !== message && (
        <>
          {' '}
          <br />
          <span>{WHAT_TO_DO.trim()}</span>
        </>
      )}
    </Alert>
  )
}

const Waiting = styled.output`
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-3);
  min-height: 96px;
  color: var(--text-muted);
  text-align: center;

  > svg {
    color: var(--accent-text);
  }
`

const Powered = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`
