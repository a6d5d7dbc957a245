import { ArrowLeft, Mail } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { type Brand, BrandMark } from '../shell'
import { Alert, Button, ButtonLink, InlineSkeleton, VisuallyHidden } from '../primitives'
import { OfferCard } from './OfferCard'
import type { Offer, OfferKey } from './offers'

export interface PlansViewProps {
  brand: Brand
  /** E-mail address of the account that the plan is for; empty until it is known, and until then nothing can be chosen. */
  email: string
  /** What is sold: one to three offers, in the order in which they are drawn. */
  offers: readonly Offer[]
  /** The payment provider is being asked for prices; offers without one show that. */
  isPricing?: boolean
  onSelect: (plan: OfferKey) => void
  /** The plan whose checkout is being prepared. */
  busyPlan?: OfferKey
  /** The plans that turned out to be sold no more, when they were chosen (§4.4) or before. */
  notOffered?: readonly OfferKey[]
  /**
   * The checkout of the last choice could not be made (§8.3). It stays while the same plan is tried again. `reason` is the
   * server's, where it gave one.
   */
  failure?: { reason?: string; onRetry: () => void }
  contactSalesEmail: string
  onBack: () => void
}

/** §2.5 /plans: the choice of a plan, between registering and paying. */
export function PlansView({
  brand,
  email,
  offers,
  isPricing,
  onSelect,
  busyPlan,
  notOffered = [],
  failure,
  contactSalesEmail,
  onBack,
}: PlansViewProps) {
  const [chosen, setChosen] = useState<OfferKey>()
  const select = (plan: OfferKey) => {
    setChosen(plan)
    onSelect(plan)
  }
  return (
    <Root>
      <header>
        <BrandMark size={40} logoUrl={brand.logoUrl} />
        <span>{brand.name}</span>
        <h1>Choose Your Plan</h1>
        <p>
          For your account{' '}
          {email ? (
            <strong>{email}</strong>
          ) : (
            <>
              <VisuallyHidden>Address is loading</VisuallyHidden>
              <InlineSkeleton width={180} />
            </>
          )}
        </p>
      </header>
      {failure && <Failed busy={busyPlan !== undefined} {...failure} />}
      <Offers>
        {offers.map((offer) => (
          <OfferCard
            key={offer.key}
            offer={offer}
            isPricing={isPricing}
            action={
              offer.contact ? (
                <ButtonLink href={`mailto:${contactSalesEmail}`} icon={<Mail size={16} />} wide>
                  Contact Sales
                </ButtonLink>
              ) : notOffered.includes(offer.key) ? (
                // In place of the button that was pressed it takes the focus with it. By itself it interrupts nobody.
                <NotOffered {...(offer.key === chosen && { role: 'alert', tabIndex: -1, ref: takeFocus })}>
                  No longer offered
                </NotOffered>
              ) : (
                <Button
                  variant={offer.popular ? 'primary' : 'secondary'}
                  wide
                  busy={busyPlan === offer.key}
                  disabled={!email || (busyPlan !== undefined && busyPlan !== offer.key)}
                  onClick={() => select(offer.key)}
                >
                  {`Select ${offer.name}`}
                </Button>
              )
            }
          />
        ))}
      </Offers>
      <Button variant="ghost" icon={<ArrowLeft size={16} />} onClick={onBack}>
        Back to Registration
      </Button>
    </Root>
  )
}

/** Always the same function, so that it is called once for each element and not with every drawing. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

interface FailedProps extends NonNullable<PlansViewProps['failure']> {
  busy: boolean
}

/** Its words are drawn anew with each failure, as screen readers read out what comes, and not what stays. */
function Failed({ reason, onRetry, busy }: FailedProps) {
  const [tries, setTries] = useState({ busy, ended: 0 })
  if (busy !== tries.busy) setTries({ busy, ended: tries.ended + (busy ? 0 : 1) })
  return (
    <Alert
      tone="danger"
      title={<span key={tries.ended}>Could not initiate payment. Please try selecting a plan again.</span>}
      actions={
        <Button size="sm" busy={busy} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {reason}
    </Alert>
  )
}

const Root = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 920px);
  align-content: safe center;
  justify-content: center;
  gap: var(--space-6);
  min-height: 100dvh;
  padding: var(--space-8) var(--gutter);
  background: linear-gradient(var(--glow), var(--canvas) 330px) var(--canvas);
  overflow-wrap: anywhere;

  > header {
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    text-align: center;
  }
  > header > :is(span, p) {
    color: var(--text-muted);
  }
  > header > span {
    font-size: var(--size-sm);
  }
  > header > h1 {
    margin-top: var(--space-2);
  }
  > header strong {
    color: var(--text);
  }
  > button {
    justify-self: center;
  }
`

// As high as the button in whose place it stands.
const NotOffered = styled.p`
  display: grid;
  place-items: center;
  min-height: var(--control);
  border: 1px dashed var(--border-strong);
  border-radius: var(--radius-sm);
  color: var(--text-muted);
`

const Offers = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 420px);
  justify-content: center;
  gap: var(--space-4);

  @media (min-width: 760px) {
    grid-auto-flow: column;
  }
`
